import { describe, expect, it } from 'vitest';
import { makeShopper } from '../orders/testing/makeShopper.ts';
import { productTypesCatalogue } from '../testing/productTypesCatalogue.ts';
import { mailsOf, openDesk } from './testing/desk.ts';
import { coinsOf, type Ordered, ordered, pay, seen, stockOf } from './testing/ordered.ts';

const RETURN = `mutation ($input: RequestReturnInput!) { requestReturn(input: $input) {
  return { number status customer { email firstname } comments { author_name text } order { number }
    items { status quantity request_quantity order_item { product_sku } custom_attributes { label value } } }
  returns { total_count } } }`;

const reason = [{ attribute_code: 'reason', value: '1' }];

/** An order that has arrived. */
async function delivered(
  email = 'ravi@example.com',
  items: [string, number][] = [['NIL-PH-2', 3]],
  method = 'razorpay',
): Promise<Ordered> {
  const order = await ordered(items, { email, method });
  if (method === 'razorpay') pay(order);
  const desk = openDesk(order.shopper.sandbox);
  await desk.press(order.number, 'ship');
  await desk.press(order.number, 'deliver');
  return order;
}

async function itemsOf(order: Ordered) {
  return (await seen<{ items: { id: string; product_sku: string }[] }>(order, 'items { id product_sku }')).items;
}

async function giveBack(order: Ordered, pieces: number, more: Record<string, unknown> = {}) {
  const [item] = await itemsOf(order);
  return order.shopper.ask(RETURN, {
    input: {
      order_uid: order.id,
      items: [{ order_item_uid: item!.id, quantity_to_return: pieces, selected_custom_attributes: reason }],
      ...more,
    },
  });
}

describe('a return', () => {
  it('takes further comments of whoever asked for it, and of nobody else', async () => {
    const order = await delivered();
    await giveBack(order, 1, { comment_text: 'The glass is cracked.' });
    const { returns } = await seen<{ returns: { items: { uid: string }[] } }>(order, 'returns { items { uid } }');
    const say = (text: string, shopper = order.shopper) =>
      shopper.ask(
        `mutation ($input: AddReturnCommentInput!) { addReturnComment(input: $input) { return { status comments { uid author_name text } } } }`,
        { input: { return_uid: returns.items[0]!.uid, comment_text: text } },
      );
    const { data } = await say(' Nobody came for it. ');
    expect(data).toEqual({
      addReturnComment: {
        return: {
          status: 'PENDING',
          comments: [
            { uid: expect.any(String) as string, author_name: 'Meera Nair', text: 'The glass is cracked.' },
            { uid: expect.any(String) as string, author_name: 'Meera Nair', text: 'Nobody came for it.' },
          ],
        },
      },
    });
    expect((await say('   ')).errors?.[0]?.message).toBe('Required parameter "comment_text" is missing');
    expect((await say('x'.repeat(1001))).errors?.[0]?.message).toBe('The comment may have 1000 characters at most.');
    const stranger = makeShopper({}, order.shopper.sandbox);
    expect((await say('Mine now.', stranger)).errors?.[0]?.message).toBe("The current customer isn't authorized.");
    await stranger.signIn('asha@example.com');
    expect((await say('Mine now.', stranger)).errors?.[0]?.message).toMatch(/^The entity that was requested/);
  });

  it('is asked for with a reason, and paid back once the goods have come', async () => {
    const order = await delivered();
    const coins = await coinsOf(order);
    const { data } = await giveBack(order, 2, { comment_text: ' The glass is cracked. ' });
    expect(data).toEqual({
      requestReturn: {
        return: {
          number: expect.stringMatching(/^1\d{9}$/),
          status: 'PENDING',
          customer: { email: 'ravi@example.com', firstname: 'Meera' },
          comments: [{ author_name: 'Meera Nair', text: 'The glass is cracked.' }],
          order: { number: order.number },
          items: [
            {
              status: 'PENDING',
              quantity: 0,
              request_quantity: 2,
              order_item: { product_sku: 'NIL-PH-2' },
              custom_attributes: [{ label: 'Why do you give it back?', value: '"It is damaged or does not work"' }],
            },
          ],
        },
        returns: { total_count: 1 },
      },
    });
    await openDesk(order.shopper.sandbox).press(order.number, 'accept');
    expect(
      await seen(
        order,
        `status available_actions
         items { status quantity_returned quantity_return_requested quantity_refunded }
         returns { items { status items { status quantity } } }
         credit_memos { total { grand_total { value } taxes { title rate amount { value } } } }`,
      ),
    ).toEqual({
      status: 'Complete',
      available_actions: ['REORDER', 'RETURN'],
      items: [{ status: 'Shipped', quantity_returned: 2, quantity_return_requested: 2, quantity_refunded: 2 }],
      returns: { items: [{ status: 'PROCESSED_AND_CLOSED', items: [{ status: 'APPROVED', quantity: 2 }] }] },
      credit_memos: [
        {
          total: {
            grand_total: { value: 15_998 },
            taxes: [{ title: 'IGST', rate: 18, amount: { value: 2440.37 } }],
          },
        },
      ],
    });
    expect(stockOf(order, 'NIL-PH-2')).toBe(24);
    expect(await coinsOf(order)).toBeCloseTo(coins - 159.98, 2);
    expect((await mailsOf(order.shopper.sandbox))[0]!.body).toContain('We pay back ₹15,998.00 the way you paid.');
  });

  // Rule invoice-12.
  it('of what was paid in cash asks by mail where the money goes, and says nothing else before', async () => {
    const order = await delivered('ravi@example.com', [['NIL-PH-2', 1]], 'cashondelivery');
    await giveBack(order, 1);
    await openDesk(order.shopper.sandbox).press(order.number, 'accept');
    const there = '₹7,999.00 to the UPI ID or bank account that you name.';
    const { body } = (await mailsOf(order.shopper.sandbox))[0]!;
    expect(body).toContain(`We pay back ${there}\nYou paid in cash: answer this mail with where your money should go.`);
    expect((await seen<{ comments: { message: string }[] }>(order, 'comments { message }')).comments).toContainEqual({
      message: `Paid back: ${there}`,
    });
  });

  it('closes the order once all of it is back', async () => {
    const order = await delivered();
    const desk = openDesk(order.shopper.sandbox);
    await giveBack(order, 1);
    await desk.press(order.number, 'accept');
    await giveBack(order, 2);
    await desk.press(order.number, 'accept');
    expect(await seen(order, 'status available_actions items { status }')).toEqual({
      status: 'Closed',
      available_actions: ['REORDER'],
      items: [{ status: 'Returned' }],
    });
  });

  it('that is turned down can be asked for again', async () => {
    const order = await delivered();
    await giveBack(order, 3);
    expect((await seen<{ available_actions: string[] }>(order, 'available_actions')).available_actions).toEqual([
      'REORDER',
    ]);
    await openDesk(order.shopper.sandbox).press(order.number, 'deny');
    expect(await seen(order, 'available_actions returns { items { status } }')).toEqual({
      available_actions: ['REORDER', 'RETURN'],
      returns: { items: [{ status: 'DENIED' }] },
    });
  });

  it.each([
    [0, {}, 'You can return 1 to 3 of "Nila Lite Phone".'],
    [4, {}, 'You can return 1 to 3 of "Nila Lite Phone".'],
    [1.5, {}, 'You can return 1 to 3 of "Nila Lite Phone".'],
    [1, { items: [] }, 'Choose what you want to return.'],
    [1, { contact_email: 'nobody' }, 'The email address has an invalid format.'],
    [1, { comment_text: 'x'.repeat(1001) }, 'The comment may have 1000 characters at most.'],
  ])('of %s pieces is refused in words where it does not fit: %j', async (pieces, more, message) => {
    expect((await giveBack(await delivered(), pieces, more)).errors?.[0]?.message).toBe(message);
  });

  it('is refused without a reason, and for an item of another order', async () => {
    const order = await delivered();
    const [item] = await itemsOf(order);
    const wish = { order_item_uid: item!.id, quantity_to_return: 1 };
    const ask = async (one: Record<string, unknown>) =>
      (await order.shopper.ask(RETURN, { input: { order_uid: order.id, items: [one] } })).errors?.[0]?.message;
    expect(await ask(wish)).toBe('Say why you return "Nila Lite Phone".');
    expect(await ask({ ...wish, selected_custom_attributes: [{ attribute_code: 'reason', value: '99' }] })).toBe(
      'Say why you return "Nila Lite Phone".',
    );
    const first = Buffer.from('1').toString('base64');
    expect(await ask({ ...wish, order_item_uid: first, selected_custom_attributes: reason })).toContain(
      'does not hold the item',
    );
  });

  it('ends ten days after the delivery (invoice-07)', async () => {
    const order = await delivered();
    order.shopper.sandbox.pass(10 * 86_400 + 1);
    await order.shopper.signIn('ravi@example.com');
    expect(await seen(order, 'available_actions returnable_until')).toEqual({
      available_actions: ['REORDER'],
      returnable_until: null,
    });
    expect((await giveBack(order, 1)).errors?.[0]?.message).toBe('"Nila Lite Phone" cannot be returned.');
  });

  it('ends as the page of the product says, where it says it (invoice-07)', async () => {
    const order = await delivered('ravi@example.com', [['AUR-HP-1', 1]]);
    order.shopper.sandbox.pass(7 * 86_400 - 1);
    await order.shopper.signIn('ravi@example.com');
    expect(await seen(order, 'available_actions')).toEqual({ available_actions: ['REORDER', 'RETURN'] });
    order.shopper.sandbox.pass(2);
    expect(await seen(order, 'available_actions')).toEqual({ available_actions: ['REORDER'] });
    expect((await mailsOf(order.shopper.sandbox)).some(({ body }) => body.includes('within 7 days'))).toBe(true);
  });

  it('is for goods: not for what is on its way, and never for what came by mail (invoice-07)', async () => {
    const order = await ordered(
      [
        ['NIL-PH-2', 1],
        ['NIL-GV-1', 1],
      ],
      {
        email: 'ravi@example.com',
        catalogue: productTypesCatalogue,
      },
    );
    const desk = openDesk(order.shopper.sandbox);
    await desk.press(order.number, 'ship');
    expect(await seen(order, 'items_eligible_for_return { product_sku }')).toEqual({ items_eligible_for_return: [] });
    await desk.press(order.number, 'deliver');
    expect(await seen(order, 'items_eligible_for_return { product_sku }')).toEqual({
      items_eligible_for_return: [{ product_sku: 'NIL-PH-2' }],
    });
  });

  // Rule orders-11.
  it('is asked for by guests with the token of their order, and confirmed by the mailed link', async () => {
    const order = await ordered([['NIL-PH-2', 1]]);
    const { shopper, token } = order;
    const desk = openDesk(shopper.sandbox);
    await desk.press(order.number, 'ship');
    await desk.press(order.number, 'deliver');
    const { guestOrderByToken } = await shopper.must<{ guestOrderByToken: { items: { id: string }[] } }>(
      'query ($token: String!) { guestOrderByToken(input: { token: $token }) { items { id } } }',
      { token },
    );
    const input = {
      items: [
        {
          order_item_uid: guestOrderByToken.items[0]!.id,
          quantity_to_return: 1,
          selected_custom_attributes: reason,
        },
      ],
    };
    const GUEST =
      'mutation ($input: RequestGuestReturnInput!) { requestGuestReturn(input: $input) { return { status } } }';
    expect((await shopper.ask(GUEST, { input: { ...input, token: 'wrong' } })).errors).toHaveLength(1);
    expect(await shopper.must(GUEST, { input: { ...input, token } })).toEqual({
      requestGuestReturn: { return: { status: 'UNCONFIRMED' } },
    });
    // Nobody at the desk is asked before the guest has opened the mail.
    expect(await desk.page()).not.toContain('Turn down');
    expect((await shopper.ask(GUEST, { input: { ...input, token } })).errors?.[0]?.message).toBe(
      'We have just sent you an e-mail. Open its link to confirm your return.',
    );
    const [mail] = await mailsOf(shopper.sandbox);
    expect(mail!.subject).toMatch(/^Confirm your return #/);
    const link = new URL(/http\S+\/sales\/guest\/return\S+/.exec(mail!.body)![0]);
    const confirm = (key: string) =>
      shopper.ask(
        'mutation ($id: ID!, $key: String!) { confirmReturn(input: { order_id: $id, confirmation_key: $key }) { return { status } returns { total_count } } }',
        { id: link.searchParams.get('order_id'), key },
      );
    const key = link.searchParams.get('confirmation_key')!;
    const refused = 'This link has been used already or is too old. Ask for a new one.';
    expect((await confirm('wrong')).errors?.[0]?.message).toBe(refused);
    expect((await confirm(key)).data).toEqual({
      confirmReturn: { return: { status: 'PENDING' }, returns: { total_count: 1 } },
    });
    expect((await confirm(key)).errors?.[0]?.message).toBe(refused);
    expect((await mailsOf(shopper.sandbox))[0]!.subject).toMatch(/^Your return #/);
    expect(await desk.page()).toContain('Turn down');
  });

  it('forgets the wish of a guest who asks again, and its link after a day', async () => {
    const order = await ordered([['NIL-PH-2', 2]]);
    const { shopper, token } = order;
    const { sandbox } = shopper;
    const desk = openDesk(sandbox);
    await desk.press(order.number, 'ship');
    await desk.press(order.number, 'deliver');
    const { guestOrderByToken } = await shopper.must<{ guestOrderByToken: { items: { id: string }[] } }>(
      'query ($token: String!) { guestOrderByToken(input: { token: $token }) { items { id } } }',
      { token },
    );
    const askFor = (quantity_to_return: number) =>
      shopper.must(
        'mutation ($input: RequestGuestReturnInput!) { requestGuestReturn(input: $input) { returns { total_count items { status items { request_quantity } } } } }',
        {
          input: {
            token,
            items: [
              {
                order_item_uid: guestOrderByToken.items[0]!.id,
                quantity_to_return,
                selected_custom_attributes: reason,
              },
            ],
          },
        },
      );
    await askFor(1);
    sandbox.pass(11 * 60);
    expect(await askFor(2)).toEqual({
      requestGuestReturn: {
        returns: { total_count: 1, items: [{ status: 'UNCONFIRMED', items: [{ request_quantity: 2 }] }] },
      },
    });
    const link = new URL(/http\S+\/sales\/guest\/return\S+/.exec((await mailsOf(sandbox))[0]!.body)![0]);
    sandbox.pass(25 * 3600);
    const { errors } = await shopper.ask(
      'mutation ($id: ID!, $key: String!) { confirmReturn(input: { order_id: $id, confirmation_key: $key }) { return { status } } }',
      { id: link.searchParams.get('order_id'), key: link.searchParams.get('confirmation_key') },
    );
    expect(errors?.[0]?.message).toBe('This link has been used already or is too old. Ask for a new one.');
  });

  it('is nobody else’s to ask for', async () => {
    const order = await delivered('asha@example.com');
    const ravi = makeShopper({}, order.shopper.sandbox);
    await ravi.signIn('ravi@example.com');
    const [item] = await itemsOf(order);
    const input = {
      order_uid: order.id,
      items: [{ order_item_uid: item!.id, quantity_to_return: 1, selected_custom_attributes: reason }],
    };
    for (const who of [ravi, makeShopper({}, order.shopper.sandbox)])
      expect((await who.ask(RETURN, { input })).errors).toHaveLength(1);
    expect(await seen(order, 'returns { total_count }')).toEqual({ returns: { total_count: 0 } });
  });

  it('has its reasons where Magento keeps them', async () => {
    const { attributesList: list } = await makeShopper().must<{
      attributesList: { items: { code: string; is_required: boolean; options: { label: string; value: string }[] }[] };
    }>('{ attributesList(entityType: RMA_ITEM) { items { __typename code is_required options { label value } } } }');
    expect(list.items).toMatchObject([
      { __typename: 'ReturnItemAttributeMetadata', code: 'reason', is_required: true },
    ]);
    expect(list.items[0]!.options[0]).toEqual({ label: 'It is damaged or does not work', value: '1' });
  });
});
