import { makeShopper, type Shopper } from '../../orders/testing/makeShopper.ts';
import { ashasThings, everythingHers, HERS, type Ids, RAVI } from './ashasThings.ts';

/** Who asks for Asha's things. */
export type Asker = 'asha' | 'ravi' | 'guest';

/** What came of a question. */
export interface Outcome<Said> {
  said: Said;
  /** The first of what is Asha's that stands in the answer. */
  leak: string | undefined;
  /** Tables in which something of hers was written. */
  written: string[];
}

/** Asha with all her things, and two who have none of them. */
export interface Meeting {
  askers: Readonly<Record<Asker, Shopper>>;
  /** Writes what the `{names}` of a text stand for when this one asks. Throws for a name that nothing has. */
  filled: (asker: Asker, text: string, write?: (value: string | number) => string) => string;
  /** Asks, and takes back whatever came of it. */
  tried: <Said>(ask: () => Promise<Said>) => Promise<Outcome<Said>>;
  /** An address of its own for each question: whoever asks too often is told to wait. */
  anotherClient: () => Record<string, string>;
}

async function belongings(ravi: Shopper): Promise<Ids> {
  const cartId = await ravi.cartWith(['NIL-PH-2', 1]);
  await ravi.readyToPlace(cartId, 'cashondelivery');
  await ravi.place(cartId);
  const { customer } = await ravi.must<{
    customer: { wishlists: { id: string }[]; orders: { items: { id: string }[] } };
  }>('{ customer { wishlists { id } orders { items { id } } } }');
  return { ownWishlist: customer.wishlists[0]!.id, ownOrderUid: customer.orders.items[0]!.id };
}

export async function meet(): Promise<Meeting> {
  const { asha, ids: hers } = await ashasThings();
  const { sandbox } = asha;
  const askers = { asha, ravi: makeShopper({}, sandbox), guest: makeShopper({}, sandbox) };
  await askers.ravi.signIn(RAVI);
  const ids = { ...hers, ...(await belongings(askers.ravi)) };
  const own = {
    asha: hers['cartId']!,
    ravi: await askers.ravi.cartWith(['NIL-PH-2', 1]),
    guest: await askers.guest.cartWith(['NIL-PH-2', 1]),
  };
  const everything = () => everythingHers(sandbox, Number(hers['customerId']));
  let clients = 0;
  return {
    askers,
    filled: (asker, text, write = String) =>
      text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const value = name === 'own' ? own[asker] : (ids as Ids)[name];
        if (value === undefined) throw new Error(`Nothing is called ${name}`);
        return write(value);
      }),
    async tried(ask) {
      const before = everything();
      sandbox.db.exec('BEGIN');
      try {
        const said = await ask();
        const after = everything();
        return {
          said,
          leak: HERS.exec(JSON.stringify(said))?.[0],
          written: Object.keys({ ...before, ...after })
            .filter(table => JSON.stringify(before[table]) !== JSON.stringify(after[table]))
            .toSorted(),
        };
      } finally {
        sandbox.db.exec('ROLLBACK');
      }
    },
    anotherClient: () => {
      clients += 1;
      return { 'x-forwarded-for': `10.0.${clients >> 8}.${clients & 255}` };
    },
  };
}
