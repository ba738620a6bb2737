export type { Amount, Fills, OwnPage, Shop, Slots } from './context/shop.ts';
