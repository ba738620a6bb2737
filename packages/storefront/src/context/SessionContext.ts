import { createContext } from 'react';

/** True once the browser's stored session has been read. Always false on the server and in the first render. */
export const SessionContext = createContext(false);
