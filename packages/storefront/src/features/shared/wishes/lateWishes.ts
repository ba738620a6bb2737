/* What is behind the hearts, as one piece of code to fetch for customers, and for guests who press one. */
export { CustomerWishes } from './CustomerWishes.tsx';
export { pressHeart } from './pressHeart.ts';
