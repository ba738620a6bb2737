import { makeAnswerReader } from '@shop/commerce-client';
import { noteError, type ShopStore } from '@shop/state';
import { misfitError } from './misfitError.ts';

/** Reads answers; what had another shape is written down. Fetched beside the first call of a document. */
export const answerReader = (dispatch: ShopStore['dispatch']) =>
  makeAnswerReader((operation, places) => void dispatch(noteError(misfitError(operation, places), 'answer')));
