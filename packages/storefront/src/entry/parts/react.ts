// chunk: react
export { hydrateRoot } from 'react-dom/client';
