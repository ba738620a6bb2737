import '@shop/ui/base.css';
import '../theme.css';
import { wake } from '@shop/storefront/client';

void wake(() => import('./shop.ts'));
