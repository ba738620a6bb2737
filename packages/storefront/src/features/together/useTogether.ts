import * as text from '@shop/messages/together';
import { runFlow, useAppDispatch } from '@shop/state';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { addedToast } from '../shared/addedToast.ts';
import { problemText } from '../shared/problemText.ts';
import type { TogetherLine } from './togetherLines.ts';

/** How long the button says that it is done; a press of it does nothing then. */
const saidMs = 4_000;

/** Puts lines into the cart by one call, and keeps what was refused by the sku of its line (together-02). */
export function useTogether() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [state, setState] = useState<'ready' | 'busy' | 'added'>('ready');
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (state !== 'added') return undefined;
    const timer = setTimeout(() => setState('ready'), saidMs);
    return () => clearTimeout(timer);
  }, [state]);

  /** @returns skus of the lines that are in the cart, and whether all are. */
  const add = async (lines: readonly TogetherLine[]): Promise<{ inCart: string[]; isAll: boolean }> => {
    const none = { inCart: [], isAll: false };
    if (state !== 'ready') return none;
    setState('busy');
    setRefused({});
    setProblem(undefined);
    const items = lines.map(({ sku, sold = sku, picture }) => ({
      sku: sold,
      quantity: 1,
      ...(sold !== sku && { parentSku: sku }),
      product: { sku: sold, gallery: picture ? [{ url: picture }] : [] },
    }));
    const outcome = await dispatch(runFlow(flows => flows.addItemsToCart(items)));
    if (outcome.status !== 'done') {
      setState('ready');
      if (outcome.status === 'failed') setProblem(problemText(outcome.problem));
      return none;
    }
    const { added, refused: reasons, problem: why } = outcome.value;
    const skuOf = (sold: string) => lines.find(line => (line.sold ?? line.sku) === sold)?.sku ?? sold;
    setRefused(Object.fromEntries(Object.entries(reasons).map(([sold, reason]) => [skuOf(sold), reason])));
    if (why && Object.keys(reasons).length === 0) setProblem(problemText(why));
    setState(why ? 'ready' : 'added');
    if (added.length > 0)
      dispatch(
        addedToast(why ? text.addedInPart(added.length) : text.addedAll(added.length), () => void navigate('/cart')),
      );
    return { inCart: added.map(skuOf), isAll: !why };
  };
  return { state, refused, problem, setProblem, add };
}
