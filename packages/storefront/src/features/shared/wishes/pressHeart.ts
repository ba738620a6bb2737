import { CommerceError, type CommerceClient } from '@shop/commerce-client';
import * as text from '@shop/messages/wishlist';
import { addToast, happened, type ShopThunk } from '@shop/state';
import { signInHref } from '../signInHref.ts';
import { addWish, removeWishes } from './changeWish.ts';
import { keepWish, type Wish } from './interruptedWish.ts';
import { pendingWishes } from './pendingWishes.ts';
import { loadWished } from './wishedProducts.ts';
import { wishProblem } from './wishProblem.ts';

export interface WishPorts {
  client: CommerceClient;
  navigate: (path: string) => void | Promise<void>;
}

/** For how long a guest's heart takes no second press, ms. */
const PATIENCE_MS = 3000;

/**
 * Puts a product on the list or takes it off. Its hearts show that at once and go back when it fails. A second press
 * meanwhile does nothing. A guest is led to sign in, where the wish waits.
 */
export const pressHeart =
  (ports: WishPorts, wish: Wish, wanted: boolean): ShopThunk<Promise<void>> =>
  async (dispatch, _, { clock, navigation }) => {
    const { client, navigate } = ports;
    if (client.session.token() !== undefined) return dispatch(changeWish(ports, wish, wanted));
    const pending = pendingWishes(client);
    if (pending.read().get(wish.sku)?.busy) return;
    pending.set(wish.sku, { wished: false, busy: true });
    keepWish(wish);
    // A page that another one overtakes never comes (routes-16).
    const waited = clock.setTimeout(() => pending.delete(wish.sku), PATIENCE_MS);
    await navigate(signInHref(navigation.path()));
    clock.clearTimeout(waited);
    pending.delete(wish.sku);
  };

/**
 * Makes a customer's list hold a product, or not. The heart stands as it was pressed until the list comes anew, which
 * the change makes it do.
 */
export const changeWish =
  ({ client, navigate }: WishPorts, { sku, name, options, entered }: Wish, wanted: boolean): ShopThunk<Promise<void>> =>
  async dispatch => {
    const pending = pendingWishes(client);
    if (pending.read().get(sku)?.busy) return;
    pending.set(sku, { wished: wanted, busy: true });
    try {
      const { listId, items } = await loadWished(client);
      const here = items.filter(item => item.sku === sku).map(item => item.id);
      if (wanted === here.length > 0) pending.delete(sku);
      else {
        if (wanted)
          await addWish(client, {
            sku,
            quantity: 1,
            selected_options: options,
            ...(entered && { entered_options: entered }),
          });
        else if (listId !== undefined) await removeWishes(client, listId, here);
        pending.set(sku, { wished: wanted, busy: false });
        dispatch(happened({ what: wanted ? 'wish-added' : 'wish-removed', sku }));
      }
    } catch (error) {
      pending.delete(sku);
      // It waits for the next sign-in, as a guest's does (session-23).
      if (wanted && error instanceof CommerceError && error.problem.kind === 'session-expired')
        keepWish({ sku, name, options, entered });
      dispatch(addToast({ type: 'error', message: text.notSaved(wishProblem(error)), dismissable: true }));
      return;
    }
    dispatch(
      addToast(
        wanted
          ? {
              type: 'success',
              message: text.saved(name),
              icon: 'heart',
              actionText: text.view,
              dismissable: true,
              onAction: () => void navigate('/wishlist'),
            }
          : { type: 'success', message: text.taken(name), dismissable: true },
      ),
    );
  };
