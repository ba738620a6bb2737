export type { Shop, Slots } from './app/shop.ts';
