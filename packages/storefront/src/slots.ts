export type { Amount, PriceElsewhereProps, Shop, Slots } from './app/shop.ts';
