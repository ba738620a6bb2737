import type { Shop } from '@shop/storefront/slots';
import { CartAside } from './CartAside.tsx';
import { PriceElsewhere } from './PriceElsewhere.tsx';
import { Wordmark } from './Wordmark.tsx';
import { variant } from './variant.ts';

export const shop: Shop = { variant, slots: { Wordmark, CartAside, PriceElsewhere } };
