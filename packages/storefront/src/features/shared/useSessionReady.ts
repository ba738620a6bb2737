import { use } from 'react';
import { SessionContext } from '../../context/SessionContext.ts';

/** Whether the stored session has been read: before that nobody is known to be signed in or out. */
export const useSessionReady = (): boolean => use(SessionContext);
