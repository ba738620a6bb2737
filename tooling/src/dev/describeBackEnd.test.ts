import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getIntrospectionQuery, graphqlSync, type GraphQLSchema } from 'graphql';
import { expect, it } from 'vitest';
import { withoutFields } from '../doctor/withoutFields.ts';
import { root } from '../services.ts';
import { describeBackEnd } from './describeBackEnd.ts';

const contract = readFileSync(join(root, 'packages/commerce-client/schema/schema.graphql'), 'utf8');
const url = 'https://staging.test';

/** A back end with a schema, as it describes itself. */
const playing =
  (schema: GraphQLSchema): typeof fetch =>
  async () =>
    Response.json(graphqlSync({ schema, source: getIntrospectionQuery() }));

it('says in one line that nothing is missing', async () => {
  expect(await describeBackEnd(url, [], playing(buildSchema(contract)))).toBe(`${url} has all that the shop uses.`);
});

it('names what is missing and not switched off, and what to set', async () => {
  const without = playing(withoutFields(contract, ['ProductInterface.brand_code', 'Query.getCityByPincode']));
  const said = await describeBackEnd(url, ['brands'], without);
  expect(said).toMatch(/^https:\/\/staging\.test lacks what the shop uses:\nlacks {2}\S.*getCityByPincode/);
  expect(said).not.toContain('brand_code');
  expect(said.split('\n').at(-1)).toMatch(/^FEATURES_OFF=brands,.*pincode/);
});

it('says why a back end could not be asked', async () => {
  const lost: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));
  expect(await describeBackEnd(url, [], lost)).toBe(
    `What ${url} has and lacks is not known: ${url}/graphql does not answer. Check the address, and that the back end runs.`,
  );
});
