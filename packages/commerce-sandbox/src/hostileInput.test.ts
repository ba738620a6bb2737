import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  type GraphQLOutputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { expect, it } from 'vitest';
import { makeSandbox } from './testing/makeSandbox.ts';
import { contractText } from './transport/executableSchema.ts';

/** Numbers that look random and are the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return sides => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const strings = [
  '',
  ' ',
  "'",
  '"; --',
  '\u0000',
  '\ud800',
  '💣',
  'x'.repeat(5000),
  '-1',
  '1e309',
  'NaN',
  '../../etc/passwd',
  'NQ==',
  'Y29uZmlndXJhYmxlLzkzLzEx',
  '%',
  '{{',
  '__proto__',
  'constructor',
  'AUR-SP-1',
  'asha@example.com',
  'IN',
  'DL',
];
const integers = [0, 1, -1, 2, 2_147_483_647, -2_147_483_648];
const floats = [0, 1, -1, 0.5, 1e308, -1e308, 1e15, 5e-324];

const contract = buildSchema(contractText());
const roll = dice(20_260_302);
const pick = <T>(list: readonly T[]): T => list[roll(list.length)]!;

function hostile(type: GraphQLInputType, depth = 0): unknown {
  if (!isNonNullType(type) && roll(6) === 0) return null;
  const bare = getNullableType(type);
  if (isListType(bare)) return Array.from({ length: roll(4) }, () => hostile(bare.ofType, depth + 1));
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields()).filter(field => isNonNullType(field.type) || roll(2) === 0);
    return Object.fromEntries(fields.map(field => [field.name, hostile(field.type, depth + 1)]));
  }
  if (isEnumType(bare)) return pick(bare.getValues()).name;
  switch (bare.name) {
    case 'Int':
      return pick(integers);
    case 'Float':
      return pick(floats);
    case 'Boolean':
      return roll(2) === 0;
    default:
      return pick(strings);
  }
}

function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return 'getFields' in named ? '{ __typename }' : '';
  const fields = Object.values(named.getFields()).filter(
    field => !field.args.some(argument => isNonNullType(argument.type)),
  );
  const parts = fields.flatMap(field => {
    const inner = getNamedType(field.type);
    if (!('getFields' in inner)) return [field.name];
    return depth > 0 ? [`${field.name} ${selection(field.type, depth - 1)}`] : [];
  });
  return `{ __typename ${parts.join(' ')} }`;
}

const ROUNDS = 40;
const roots = (['Query', 'Mutation'] as const).flatMap(root =>
  Object.values(root === 'Query' ? contract.getQueryType()!.getFields() : contract.getMutationType()!.getFields()).map(
    field => ({ root, field }),
  ),
);

it.each(roots.map(each => [`${each.root}.${each.field.name}`, each] as const))(
  '%s answers hostile arguments in its own words',
  async (_, { root, field }) => {
    const reported: unknown[] = [];
    const { query, close } = makeSandbox({ onError: error => reported.push(error) });
    const { data } = await query(
      'mutation { createEmptyCart generateCustomerToken(email: "asha@example.com", password: "Shop@1234") { token } }',
    );
    const { createEmptyCart: cart, generateCustomerToken: signIn } = data as {
      createEmptyCart: string;
      generateCustomerToken: { token: string };
    };
    const declared = field.args.map(argument => `$${argument.name}: ${String(argument.type)}`).join(', ');
    const passed = field.args.map(argument => `${argument.name}: $${argument.name}`).join(', ');
    const operation = `${root.toLowerCase()} Hostile${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection(field.type, 1)} }`;
    for (let round = 0; round < ROUNDS; round++) {
      const variables = Object.fromEntries(field.args.map(argument => [argument.name, hostile(argument.type)]));
      // Half of the time the cart is a real one, so that what comes after the look-up is reached.
      if (roll(2) === 0) nameCart(variables, cart);
      const answer = await query(
        operation,
        variables,
        roll(2) === 0 ? {} : { authorization: `Bearer ${signIn.token}` },
      );
      expect(answer.status).toBe(200);
      const leaks = (answer.errors ?? []).filter(({ message }) =>
        /node:|\.ts\b|SQLITE|constraint|undefined|\[object/.test(message),
      );
      expect(leaks.map(({ message }) => ({ message, variables }))).toEqual([]);
    }
    await close();
    expect(reported).toEqual([]);
  },
);

function nameCart(value: unknown, cart: string): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (['cart_id', 'cartId', 'source_cart_id'].includes(key)) (value as Record<string, unknown>)[key] = cart;
    else nameCart(inner, cart);
  }
}

it('answers bodies that are no GraphQL request with an error, and goes on', async () => {
  const reported: unknown[] = [];
  const { fetch, query } = makeSandbox({ onError: error => reported.push(error) });
  const bodies = [
    '',
    'null',
    '[]',
    '0',
    '"x"',
    '{',
    '{"query":1}',
    '{"query":null}',
    '{"query":"{"}',
    '{"query":"{ __typename }","variables":[1]}',
    '{"query":"{ __typename }","variables":"{"}',
    '[{"query":"{ __typename }"}]',
    `{"query":"${'{a'.repeat(4000)}"}`,
    `{"query":"{ __typename }","variables":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    '\u0000',
    `{"query":"{ storeConfig { ${'code '.repeat(6000)} } }"}`,
    `{"query":"query { ...A } fragment A on Query { ...A }"}`,
    '{"query":"subscription { x }"}',
    '{"query":"{ __typename }","operationName":"Other"}',
    '{"query":"query A { __typename } query B { __typename }"}',
  ];
  for (const body of bodies) {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await fetch(
        new Request('http://sandbox.test/graphql', { method, headers: { 'content-type': 'application/json' }, body }),
      );
      const answer = (await response.json()) as { errors?: { message: string }[]; data?: unknown };
      expect({ method, body, said: answer.errors?.[0]?.message ?? answer.data }).toEqual({
        method,
        body,
        said: expect.anything(),
      });
      expect(JSON.stringify(answer)).not.toMatch(/node:internal|\.ts:\d/);
    }
  }
  expect((await query('{ __typename }')).data).toEqual({ __typename: 'Query' });
  expect(reported).toEqual([]);
});

it('answers bytes that are no text', async () => {
  const { fetch } = makeSandbox();
  for (let round = 0; round < 50; round++) {
    const body = Uint8Array.from({ length: roll(400) }, () => roll(256));
    const response = await fetch(
      new Request('http://sandbox.test/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    );
    expect([200, 500]).toContain(response.status);
    expect(((await response.json()) as { errors: unknown[] }).errors).toHaveLength(1);
  }
});

it.each(['variables=%7B', 'variables=%5B%5D', 'query=%00', 'query[]=x', 'query=%F0%28', 'operationName=x', ''])(
  'answers the address /graphql?%s',
  async search => {
    const { fetch } = makeSandbox();
    const response = await fetch(new Request(`http://sandbox.test/graphql?${search}`));
    expect(((await response.json()) as { errors: unknown[] }).errors).toHaveLength(1);
  },
);

it.each([
  ['no token', { authorization: 'Bearer' }],
  ['two tokens', { authorization: 'Bearer x y' }],
  ['an endless token', { authorization: `Bearer ${'x'.repeat(5000)}` }],
  ['another scheme', { authorization: 'Basic abc' }],
  ['cookies that are none', { cookie: '=;;=store=;store' }],
  ['a cookie with a broken escape', { cookie: 'store=%E0%A4%A' }],
  ['a quote as cache id', { 'x-magento-cache-id': '"' }],
  ['an empty store', { store: '' }],
] as [string, Record<string, string>][])('answers as to a guest with %s', async (_, headers) => {
  expect((await makeSandbox().query('{ storeConfig { code } }', {}, headers)).data).toEqual({
    storeConfig: { code: 'zepp' },
  });
});
