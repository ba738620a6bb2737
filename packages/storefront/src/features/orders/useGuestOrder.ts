import { CommerceError } from '@shop/commerce-client';
import * as text from '@shop/messages/guestOrder';
import { useEffect, useRef, useState } from 'react';
import { useCommerce } from '../../context/CommerceContext.ts';
import { problemText } from '../shared/problemText.ts';
import { tabStorage } from '../shared/tabStorage.ts';
import type { GuestOrderValues } from './guestOrderSchema.ts';
import { FindGuestOrder } from './orderQueries.ts';

/** Seconds that a tab keeps an order open: somebody may sit down at this computer after the guest. */
const OPEN_S = 1800;

function whyNot(error: unknown): string {
  if (!(error instanceof CommerceError)) return text.notOpened;
  // Whether it is the number, the e-mail or the name is for nobody to find out.
  if (error.problem.kind === 'not-found') return text.notFound;
  return error.problem.kind === 'forbidden' ? text.ofAccount : problemText(error.problem);
}

/**
 * The one order that a guest has open in this tab: it outlives a reload, and nothing of it stands in an address
 * (orders-04).
 *
 * @param known what opens it by itself, where this browser knows all three.
 */
export function useGuestOrder(known: GuestOrderValues | undefined) {
  const { client } = useCommerce();
  const [opened, setOpened] = useState(() => {
    const kept = tabStorage().get('guestOrder');
    const isWhole = typeof kept?.token === 'string' && typeof kept.number === 'string';
    return isWhole && (known === undefined || kept.number === known.number) ? kept : undefined;
  });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = useRef(0);

  const open = async (input: GuestOrderValues) => {
    const own = (run.current += 1);
    setBusy(true);
    setProblem(undefined);
    try {
      const { guestOrder } = await client.query(FindGuestOrder, { input }, { requestPolicy: 'network-only' });
      if (own !== run.current) return;
      const order = { token: guestOrder.token, number: guestOrder.number };
      tabStorage().set('guestOrder', order, OPEN_S);
      setOpened(order);
    } catch (error) {
      if (own !== run.current) return;
      setProblem(whyNot(error));
    }
    setBusy(false);
  };

  const isTried = useRef(false);
  useEffect(() => {
    if (known === undefined || opened !== undefined || isTried.current) return;
    isTried.current = true;
    void open(known);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when all three are known
  }, [known === undefined]);

  return {
    opened,
    busy,
    problem,
    open,
    close: () => {
      run.current += 1;
      tabStorage().remove('guestOrder');
      setOpened(undefined);
      setProblem(undefined);
    },
  };
}
