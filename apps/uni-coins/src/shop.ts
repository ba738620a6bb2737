import type { Shop } from '@shop/storefront/slots';
import { Wordmark } from './Wordmark.tsx';
import { variant } from './variant.ts';

export const shop: Shop = { variant, slots: { Wordmark } };
