import * as text from '@shop/messages/productTypes';
import type { ShopThunk } from '@shop/state';
import { share } from '../shared/share.ts';

/** Shares the address of the page that is open. */
export const sharePage = (title: string): ShopThunk<Promise<void>> =>
  share({ title, url: location.href.split('#')[0] ?? '' }, { copied: text.linkCopied, notCopied: text.linkNotCopied });
