import { fitResults } from '@shop/commerce-client';
import { noteError, type ShopStore } from '@shop/state';
import { misfitError } from './misfitError.ts';

/** Makes results fit; what did not is written down. Fetched beside the first call of a document. */
export const fitAndNote = (dispatch: ShopStore['dispatch']) =>
  fitResults((operation, places) => void dispatch(noteError(misfitError(operation, places), 'answer')));
