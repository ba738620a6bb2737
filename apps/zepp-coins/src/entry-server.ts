import '@shop/ui/base.css';
import '../theme.css';
import { createRender } from '@shop/storefront/server';
import { shop } from './shop.ts';

export { variant } from './variant.ts';
export const render = createRender(shop);
