import type { Problem } from '@shop/commerce-client';
import { unexpectedWith } from '@shop/messages/errors';
import { problemIn, problemOf } from '../problems.ts';
import type { ShopThunk } from '../services.ts';
import { appSlice, type UnhandledError } from './appSlice.ts';
import { UNEXPECTED_ERROR_MS } from './toastLifetimes.ts';
import { addToast } from './toasts.ts';

const describe = (error: unknown) => ({
  name: error instanceof Error ? error.name : typeof error,
  message: error instanceof Error ? error.message : String(error),
});

/** Gives an error that nobody foresaw an id and writes it down; the shopper is told nothing. */
export const noteError =
  (error: unknown, where: string): ShopThunk<UnhandledError> =>
  (_, __, { clock, log, runtime }) => {
    runtime.errors += 1;
    const id = `${clock.now().toString(36)}-${runtime.errors}`.toUpperCase();
    const entry = { id, where, ...describe(error) };
    log?.(entry, error);
    return entry;
  };

/** An error that stops the page: it is logged with an id and shown in the error view, which offers a reload. */
export const raiseError =
  (error: unknown, where: string): ShopThunk<UnhandledError> =>
  dispatch => {
    const entry = dispatch(noteError(error, where));
    dispatch(appSlice.actions.errorRaised(entry));
    return entry;
  };

/** An error that the page survives: a toast with debug text and error type, for 15 s (errors-04). */
export const reportUnexpected =
  (error: unknown, where: string): ShopThunk =>
  dispatch => {
    const { id, name, message } = dispatch(noteError(error, where));
    dispatch(
      addToast({
        type: 'error',
        message: unexpectedWith(`${id} ${name}: ${message}`),
        dismissable: true,
        timeout: UNEXPECTED_ERROR_MS,
      }),
    );
  };

/** The problem that made a flow fail. An error that carries none is reported, for it is a defect. */
export const problemFrom =
  (error: unknown, where: string): ShopThunk<Problem> =>
  dispatch => {
    if (problemIn(error) === undefined) dispatch(reportUnexpected(error, where));
    return problemOf(error);
  };
