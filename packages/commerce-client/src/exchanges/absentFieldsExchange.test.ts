import { readFileSync } from 'node:fs';
import {
  buildSchema,
  isInterfaceType,
  isObjectType,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { GetCartDetails } from '../operations/cart.ts';
import { GetOrderOfCart } from '../operations/checkout.ts';
import { GetCityByPincode } from '../operations/places.ts';
import { GetCoinBalance } from '../operations/coins.ts';
import { GetCustomer } from '../operations/customer.ts';
import { ResetCart } from '../operations/payment.ts';
import { absentFields, optionalFields } from '../optionalFields.ts';
import { data } from '../testing/fakeServer.ts';
import { makeClient } from '../testing/makeClient.ts';
import { toCommerceError } from '../answers/toCommerceError.ts';
import { textOf } from '../documentText.ts';
import { graphql, makeDocument } from '../graphql.ts';
import { markTypes } from '../shapes/markTypes.ts';
import { absentFieldsExchange } from './absentFieldsExchange.ts';

const GetKey = graphql(`query getKey { storeConfig { store_code razorpay_key_id razorpay_merchant_name_override } }`);
const Confirm = graphql(`
  mutation confirm($orderNumber: String!, $cartId: String!) {
    confirmCashfreePayment(order_id: $orderNumber, cart_id: $cartId) { status }
  }
`);

const Party = graphql(`fragment Party on GstParty { name gstin }`);
const Invoice = graphql(`fragment Invoice on CustomerOrder { gst_invoices { number seller { ...Party } } }`, [Party]);
const Invoices = graphql(
  `
    query invoices {
      customer { firstname orders { items { id ...Invoice } } }
    }
  `,
  [Invoice],
);

const contract = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));

const lacking = (features: readonly string[]) => absentFieldsExchange(absentFields(features));
const optionalCoordinates: string[] = Object.values(optionalFields).flat();

/** The coordinates of what a text asks for. */
function coordinates(text: string): string[] {
  const types = new TypeInfo(contract);
  const found: string[] = [];
  visit(
    parse(text),
    visitWithTypeInfo(types, {
      Field: node => void found.push(`${types.getParentType()?.name}.${node.name.value}`),
      Argument: node =>
        void found.push(`${types.getParentType()?.name}.${types.getFieldDef()?.name}(${node.name.value}:)`),
    }),
  );
  return found;
}

describe('fields that the back end does not have', () => {
  it('are not sent, and the rest is', async () => {
    const { client, server } = makeClient(() => data({ cart: null }), {
      absentFields: lacking(Object.keys(optionalFields)),
    });
    await client.query(GetCartDetails, { cartId: 'one' });
    const sent = server.requests[0]?.query ?? '';
    expect(coordinates(sent)).toEqual(
      expect.arrayContaining(['Query.cart', 'Cart.total_quantity', 'CartPrices.grand_total']),
    );
    expect(coordinates(sent).filter(field => optionalCoordinates.includes(field))).toEqual([]);
    expect(validate(contract, parse(sent))).toEqual([]);
  });

  it('leave the others of the same document in place', async () => {
    const { client, server } = makeClient(() => data({ storeConfig: { store_code: 'zepp' } }), {
      absentFields: lacking(['razorpay']),
    });
    const { storeConfig } = await client.query(GetKey, {});
    expect(coordinates(server.requests[0]?.query ?? '')).toEqual(['Query.storeConfig', 'StoreConfig.store_code']);
    expect(storeConfig).toMatchObject({ store_code: 'zepp' });
  });

  it.each([
    ['pincode', GetCityByPincode, { pincode: '110001' }],
    ['order-lookup', GetOrderOfCart, { cartId: 'one' }],
    ['coins', GetCoinBalance, {}],
  ] as const)('fail at once where nothing else is asked: %s', async (feature, document, variables) => {
    const { client, server } = makeClient(() => data({}), { absentFields: lacking([feature]) });
    await expect(client.query(document as typeof GetCoinBalance, variables)).rejects.toMatchObject({
      problem: { kind: 'rejected', isAbsent: true },
    });
    expect(server.requests).toEqual([]);
  });

  it('do not change what the answer is kept under', async () => {
    const { client, server } = makeClient(() => data({ storeConfig: { store_code: 'zepp' } }), {
      absentFields: lacking(['razorpay']),
    });
    await client.query(GetKey, {});
    await client.query(GetKey, {});
    expect(server.requests).toHaveLength(1);
  });

  it('may be arguments: the field is asked without, and nobody names their variables', async () => {
    const { client, server } = makeClient(() => data({ resetCart: { success: true } }), {
      absentFields: lacking(['razorpay-owner']),
    });
    await client.mutate(ResetCart, { orderNumber: '000000057', cartId: 'one' });
    const sent = server.requests[0]?.query ?? '';
    expect(coordinates(sent)).toEqual(expect.arrayContaining(['Mutation.resetCart', 'Mutation.resetCart(order_id:)']));
    expect(coordinates(sent)).not.toContain('Mutation.resetCart(cart_id:)');
    expect(validate(contract, parse(sent))).toEqual([]);
    const other = makeClient(() => data({ confirmCashfreePayment: { status: 'SUCCESS' } }), {
      absentFields: lacking(['razorpay-owner']),
    });
    await other.client.mutate(Confirm, { orderNumber: '000000057', cartId: 'one' });
    expect(coordinates(other.server.requests[0]?.query ?? '')).toContain('Mutation.confirmCashfreePayment(cart_id:)');
  });

  it('leave no fragment that is empty, and none that nothing spreads any more', async () => {
    const { client, server } = makeClient(() => data({ customer: { firstname: 'Asha', orders: { items: [] } } }), {
      absentFields: lacking(['gst-invoices']),
    });
    await client.query(Invoices, {});
    const [{ query: sent = '' } = {}] = server.requests;
    expect(sent).toContain('firstname');
    expect(sent).not.toMatch(/Invoice|Party/);
    expect(validate(contract, parse(sent))).toEqual([]);
  });

  it('leave the marks of types on the others, for what reads the answer, and none in what is sent', async () => {
    let read = '';
    const { client, server } = makeClient(() => data({ storeConfig: { store_code: 'zepp' } }), {
      absentFields: lacking(['razorpay']),
      reader: async () => ({
        read: result => {
          read = textOf(result.operation.query);
          return result;
        },
        toError: toCommerceError,
      }),
    });
    const Marked = makeDocument(
      markTypes(`query getKey { storeConfig { store_code razorpay_key_id id is_default_store } }`),
    );
    await client.query(Marked, {});
    expect(read.replaceAll(/\s/g, '')).toBe('querygetKey{storeConfig{store_codeid+is_default_store?}}');
    expect(server.requests[0]?.query).toBe('query getKey{storeConfig{store_code id is_default_store}}');
  });

  it('are none where everything is there', async () => {
    const { client, server } = makeClient(() => data({ customer: { id: 1 } }));
    await client.query(GetCustomer, {});
    expect(coordinates(server.requests[0]?.query ?? '')).toContain('Customer.customer_id');
  });
});

describe('optional fields', () => {
  it('are fields and arguments of the contract', () => {
    const known = new Set(
      Object.values(contract.getTypeMap()).flatMap(type =>
        !isObjectType(type) && !isInterfaceType(type)
          ? []
          : Object.values(type.getFields()).flatMap(field => [
              `${type.name}.${field.name}`,
              ...field.args.map(({ name }) => `${type.name}.${field.name}(${name}:)`),
            ]),
      ),
    );
    expect(optionalCoordinates.filter(coordinate => !known.has(coordinate))).toEqual([]);
  });
});
