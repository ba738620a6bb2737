import { FETCH, CREATE } from '../../bills/testing/billPayer.ts';
import { row, rows } from '../../database.ts';
import { mailsOf, openDesk } from '../../fulfilment/testing/desk.ts';
import { SHOP } from '../../gateways/testing/payHelpers.ts';
import { makeShopper, type Shopper } from '../../orders/testing/makeShopper.ts';
import { encodeUid } from '../../uid.ts';
import { openPayment, pay, savedBy } from '../../vault/testing/payByGateway.ts';

export const ASHA = 'asha@example.com';
export const RAVI = 'ravi@example.com';

/** What stands in what is hers and nowhere else: no answer to a stranger may hold it. */
export const HERS = /asha|rao\b|barakhamba|residency road|lakeview|9810012345|her-mark|HERMARK|4242/i;

/** What a stranger may have seen or guessed: ids by the names that an ask fills in for `{name}`. */
export type Ids = Readonly<Record<string, string | number>>;

async function order(asha: Shopper, method: string) {
  const cartId = await asha.cartWith(['NIL-PH-2', 2]);
  await asha.readyToPlace(cartId, method);
  return { shopper: asha, cartId, number: await asha.place(cartId) };
}

const MINE = `query ($returned: String!) {
  customerCart { id items { id uid } }
  customer {
    customer_id addresses { id } wishlists { id items_v2 { items { id } } } referral { code }
    orders(filter: { number: { eq: $returned } }) { items { id number token items { id } } }
  }
}`;

interface Mine {
  customerCart: { id: string; items: { id: string; uid: string }[] };
  customer: {
    customer_id: number;
    addresses: { id: number }[];
    wishlists: { id: string; items_v2: { items: { id: string }[] } }[];
    referral: { code: string };
    orders: { items: { id: string; number: string; token: string; items: { id: string }[] }[] };
  };
}

/** Asha with something of everything that the sandbox keeps of a customer, and the ids by which it is asked for. */
export async function ashasThings(): Promise<{ asha: Shopper; ids: Ids }> {
  const asha = makeShopper({ shopOrigins: [SHOP] });
  const { sandbox } = asha;
  await asha.signIn(ASHA);
  await pay(await order(asha, 'razorpay'), 'razorpay', { method: 'card', instrument: 'visa', save: 'yes' });
  const waiting = await order(asha, 'cashfree');
  await openPayment(waiting, 'cashfree');
  const packing = await order(asha, 'cashondelivery');
  const delivered = await order(asha, 'cashondelivery');
  const desk = openDesk(sandbox);
  await desk.press(delivered.number, 'ship');
  await desk.press(delivered.number, 'deliver');

  const cartId = await asha.cartWith(['NIL-PH-2', 1]);
  await asha.readyToPlace(cartId, 'cashondelivery');
  await asha.must(
    `mutation ($id: String!) {
      applyCouponToCart(input: { cart_id: $id, coupon_code: "SAVE10" }) { cart { id } }
      applyGiftCardToCart(input: { cart_id: $id, gift_card_code: "GIFT-250-DEMO" }) { cart { id } }
      applyMwRewardPointsToCart(input: { cart_id: $id, points: 50 }) { cart { id } }
      saveFcmToken(token: "her-mark-of-a-device") { __typename }
      createProductReview(input: { sku: "NIL-PH-2", nickname: "her-mark", summary: "her-mark", text: "her-mark of a review",
        ratings: [{ id: "MQ==", value_id: "NQ==" }, { id: "Mg==", value_id: "MTA=" }, { id: "Mw==", value_id: "MTU=" }] }) { review { nickname } }
    }`,
    { id: cartId },
  );
  const { wishlists } = (
    await asha.must<{ customer: { wishlists: { id: string }[] } }>('{ customer { wishlists { id } } }')
  ).customer;
  await asha.must(
    'mutation ($id: ID!) { addProductsToWishlist(wishlistId: $id, wishlistItems: [{ sku: "AUR-HP-2", quantity: 1 }]) { user_errors { message } } }',
    { id: wishlists[0]!.id },
  );
  const { createCompareList } = await asha.must<{ createCompareList: { uid: string } }>(
    'mutation { createCompareList(input: { products: ["1"] }) { uid } }',
  );
  const bill = async (customer_number: string) =>
    (
      await asha.must<{ fetchBill: { bill: { id: string } } }>(FETCH, {
        input: { biller_id: 'kaveri-bijli', customer_number },
      })
    ).fetchBill.bill.id;
  const { createBillPayment } = await asha.must<{ createBillPayment: { payment: { number: string } } }>(CREATE, {
    input: { bill_id: await bill('1234567890'), payment_method: 'cashfree' },
  });
  const billId = await bill('1234567899');

  const mine = await asha.must<Mine>(MINE, { returned: delivered.number });
  const [returned] = mine.customer.orders.items;
  await asha.must(
    `mutation ($order: ID!, $item: ID!) { requestReturn(input: { order_uid: $order, contact_email: "her-mark@example.com", comment_text: "her-mark",
      items: [{ order_item_uid: $item, quantity_to_return: 1, selected_custom_attributes: [{ attribute_code: "reason", value: "1" }] }] }) { return { uid } } }`,
    { order: returned!.id, item: returned!.items[0]!.id },
  );
  const { returnUid } = row<{ returnUid: number }>(sandbox.db, 'SELECT max(id) AS returnUid FROM order_return')!;
  const { customerNotifications } = await asha.must<{ customerNotifications: { id: number }[] }>(
    'mutation ($id: Int!) { customerNotifications(customerId: $id) { id } }',
    { id: mine.customer.customer_id },
  );
  const orderRow = (number: string) =>
    row<{ id: number }>(sandbox.db, 'SELECT id FROM sales_order WHERE number = ?', number)!.id;
  return {
    asha,
    ids: {
      cartId,
      orderedCartId: waiting.cartId,
      itemId: Number(mine.customerCart.items[0]!.id),
      itemUid: mine.customerCart.items[0]!.uid,
      customerId: mine.customer.customer_id,
      addressId: mine.customer.addresses[1]!.id,
      compareListUid: createCompareList.uid,
      wishlistId: mine.customer.wishlists[0]!.id,
      wishlistItemId: mine.customer.wishlists[0]!.items_v2.items[0]!.id,
      waitingNumber: waiting.number,
      packingNumber: packing.number,
      packingUid: encodeUid(orderRow(packing.number)),
      orderNumber: returned!.number,
      orderUid: returned!.id,
      orderToken: returned!.token,
      orderItemUid: returned!.items[0]!.id,
      returnUid: encodeUid(returnUid),
      notificationId: customerNotifications[0]!.id,
      savedHash: (await savedBy(asha))[0]!.public_hash,
      billId,
      billNumber: createBillPayment.payment.number,
      ...(await secretsOfOthers(sandbox)),
    },
  };
}

/** Keys that were mailed to somebody else, which must open nothing of Asha's. */
async function secretsOfOthers(sandbox: Shopper['sandbox']): Promise<Ids> {
  const guest = makeShopper({}, sandbox);
  const cartId = await guest.cartWith(['NIL-PH-2', 1]);
  await guest.readyToPlace(cartId, 'cashondelivery');
  const { placeOrder } = await guest.must<{ placeOrder: { orderV2: { token: string } } }>(
    'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { token } } }',
    { id: cartId },
  );
  await guest.must(
    'mutation ($token: String!) { requestGuestOrderCancel(input: { token: $token, reason: "Other" }) { __typename } }',
    { token: placeOrder.orderV2.token },
  );
  const cancel = /confirmation_key=([^\s&]+)/.exec((await mailsOf(sandbox))[0]!.body)?.[1];
  await guest.must('mutation { requestPasswordResetEmail(email: "ravi@example.com") }');
  const reset = /token=([^\s&]+)/.exec((await mailsOf(sandbox))[0]!.body)?.[1];
  if (!cancel || !reset)
    throw new Error(
      (await mailsOf(sandbox))
        .slice(0, 2)
        .map(mail => mail.body)
        .join('\n'),
    );
  return { anothersKey: cancel, ravisResetToken: reset };
}

const columnsOf = (db: Shopper['sandbox']['db'], table: string) =>
  rows<{ name: string }>(db, 'SELECT name FROM pragma_table_info(?)', table).map(({ name }) => name);

/**
 * Every row that is Asha's: hers by `customer_id`, by a reference to a row that is, by the number of an order, or by her e-mail address. Rooms of
 * the sandbox that come later are in it by themselves.
 */
export function everythingHers({ db }: Shopper['sandbox'], customerId: number): Record<string, unknown[]> {
  const tables = rows<{ name: string }>(
    db,
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND sql NOT LIKE 'CREATE VIRTUAL%'",
  ).map(({ name }) => name);
  const references = tables.flatMap(table =>
    rows<{ from: string; table: string; to: string | null }>(
      db,
      'SELECT "from", "table", "to" FROM pragma_foreign_key_list(?)',
      table,
    ).map(each => ({ child: table, column: each.from, parent: each.table, key: each.to ?? 'id' })),
  );
  const found = new Map<string, Map<string, Record<string, unknown>>>();
  const waiting: { table: string; row: Record<string, unknown> }[] = [];
  const take = (table: string, where: string, value: string | number) => {
    for (const each of rows<Record<string, unknown>>(db, `SELECT * FROM ${table} WHERE ${where} = ?`, value)) {
      const known = found.get(table) ?? new Map<string, Record<string, unknown>>();
      found.set(table, known);
      const name = JSON.stringify(each);
      if (known.has(name)) continue;
      known.set(name, each);
      waiting.push({ table, row: each });
    }
  };
  take('customer', 'id', customerId);
  for (const table of tables) {
    const columns = columnsOf(db, table);
    if (columns.includes('customer_id')) take(table, 'customer_id', customerId);
    for (const column of ['email', 'recipient', 'value'].filter(each => columns.includes(each)))
      take(table, column, ASHA);
  }
  const numbered = tables.filter(table => columnsOf(db, table).includes('order_number'));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.row['number'] === 'string')
      for (const table of numbered) take(table, 'order_number', next.row['number']);
    for (const { child, column, parent, key } of references)
      if (parent === next.table) take(child, column, next.row[key] as string | number);
  }
  return Object.fromEntries([...found].map(([table, known]) => [table, [...known.keys()].toSorted()]));
}
