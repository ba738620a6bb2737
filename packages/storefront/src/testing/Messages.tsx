/** What the shop has to say, as the frame around every page shows it: for parts whose story ends in a message. */
export { Toasts as Messages } from '../features/chrome/Toasts.tsx';
