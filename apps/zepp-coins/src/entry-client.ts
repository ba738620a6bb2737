import '@shop/ui/base.css';
import '../theme.css';
import { startShop } from '@shop/storefront/client';

void startShop(() => import('./shop.ts'));
