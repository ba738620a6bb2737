export type { Amount, PriceElsewhereProps, Shop, Slots } from './context/shop.ts';
