import type { ShopState } from '@shop/state';
import type { createBrowserRouter } from 'react-router';

/**
 * What happens in the shop, in its order: actions with the state that they led to, and states of the router. Kept until the
 * code that tells of it has come, which puts itself in the place of `push` (measureVisit.ts).
 */
export type Ear = ({ action: unknown; state: ShopState } | ReturnType<typeof createBrowserRouter>['state'])[];
