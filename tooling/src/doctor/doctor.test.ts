import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { absentFields, optionalFields } from '@shop/commerce-client';
import { switchableFeatures as serverNames } from '@shop/server';
import { buildSchema, graphqlSync, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../services.ts';
import { collectOperations } from './collectOperations.ts';
import { examine, featuresOff, lacksEssentials } from './examine.ts';
import { reportLegalPages } from './legalPages.ts';
import { askForSchema, endpointOf, readSchemaFile } from './readSchema.ts';
import { report } from './report.ts';
import { essentialFeatures, switchableFeatures } from './shopFeatures.ts';
import { withoutFields } from './withoutFields.ts';
import { writeFeaturesOff } from './writeFeaturesOff.ts';

const contractText = readFileSync(join(root, 'packages/commerce-client/schema/schema.graphql'), 'utf8');
const contract = buildSchema(contractText);
const operations = collectOperations();

const lacking = (coordinates: readonly string[]) => withoutFields(contractText, coordinates);

function temporary(): string {
  const dir = mkdtempSync(join(tmpdir(), 'doctor-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

describe('the operations of the shop', () => {
  it('are all found, with their fragments', () => {
    expect(operations.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Shell', 'ProductPage', 'Listing', 'getCartDetails', 'CustomerOrder']),
    );
    const cart = operations.find(({ name }) => name === 'getCartDetails');
    expect(
      cart?.document.definitions
        .flatMap(node => (node.kind === Kind.FRAGMENT_DEFINITION ? [node.name.value] : []))
        .toSorted(),
    ).toEqual(['CartAddress', 'CartDetails', 'CartItemDetails', 'CartProduct', 'CartTrigger', 'OfferedShippingMethod']);
  });

  it('belong to one feature each, so that none goes unchecked: place a new one in shopFeatures.ts', () => {
    const placed = [...essentialFeatures, ...Object.values(switchableFeatures)].flatMap(feature => feature.operations);
    expect(placed.toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
  });

  it('use the name of an optional field for nothing else', () => {
    const names = new Set(absentFields(Object.keys(optionalFields)));
    const optional = new Set<string>(Object.values(optionalFields).flat());
    const types = new TypeInfo(contract);
    const others: string[] = [];
    for (const { document } of operations) {
      visit(
        document,
        visitWithTypeInfo(types, {
          Field({ name: { value } }) {
            const coordinate = `${types.getParentType()?.name}.${value}`;
            if (names.has(value) && !optional.has(coordinate)) others.push(coordinate);
          },
        }),
      );
    }
    expect(others).toEqual([]);
  });
});

describe('examining a back end', () => {
  it('finds everything in the contract itself', () => {
    const findings = examine(contract, operations);
    expect(findings.filter(({ missing }) => missing.length > 0)).toEqual([]);
    expect(report('contract', findings)).toMatch(
      /has {4}Coins +5 operations\n[^]*everything\. FEATURES_OFF stays empty\.\nFEATURES_OFF=$/,
    );
  });

  it.each(Object.entries(optionalFields))(
    'switches off %s, and nothing else but what are its arguments and its answers, where its fields are absent',
    (name, fields: readonly string[]) => {
      const schema = lacking(fields);
      const findings = examine(schema, operations);
      const dependent = Object.entries(optionalFields).filter(([, others]) =>
        others.some(other => fields.includes(other.replace(/\(.*/, '')) || !schema.getType(other.replace(/\..*/, ''))),
      );
      expect(featuresOff(findings)).toEqual([...new Set([name, ...dependent.map(([other]) => other)])]);
      expect(lacksEssentials(findings)).toBe(false);
    },
  );

  it('pays by the published Razorpay module, which knows no proof of a guest', () => {
    const findings = examine(lacking(optionalFields['razorpay-owner']), operations);
    expect(findings.find(({ name }) => name === 'razorpay')?.missing).toEqual([]);
    expect(report('published', findings)).toMatch(
      /lacks +Proof of a guest who pays by Razorpay +Mutation\.placeRazorpayOrder\(cart_id:\)[^]*FEATURES_OFF=razorpay-owner$/,
    );
  });

  it('runs on a back end that has none of the extensions', () => {
    const findings = examine(lacking(Object.values(optionalFields).flat()), operations);
    expect(featuresOff(findings)).toEqual(Object.keys(optionalFields));
    expect(lacksEssentials(findings)).toBe(false);
    expect(report('plain', findings)).toContain('needs: MageWorx Reward Points');
  });

  it('refuses a back end that lacks what the shop cannot do without', () => {
    const findings = examine(lacking(['Mutation.addProductsToCart']), operations);
    expect(lacksEssentials(findings)).toBe(true);
    expect(report('old', findings)).toMatch(/NEEDS +Cart +Mutation\.addProductsToCart[^]*cannot run/);
  });

  it('notices an argument that the back end does not take', () => {
    const old = buildSchema(
      contractText
        .replace(/createEmptyCart(\([^)]*\))?/, 'createEmptyCart')
        .replace('orderOfCart(cart_id: String!)', 'orderOfCart(id: String)'),
    );
    expect(examine(old, operations).find(({ name }) => name === 'order-lookup')?.missing).toEqual(
      expect.arrayContaining(['Query.orderOfCart(cart_id:)']),
    );
  });

  it('knows the same names as the server that is told them', () => {
    expect(serverNames.toSorted()).toEqual(Object.keys(optionalFields).toSorted());
  });
});

describe('reading a schema', () => {
  it('asks a running back end, by its address alone', async () => {
    let asked = '';
    const schema = await askForSchema('https://back.test/', async (input, init) => {
      asked = input instanceof URL ? input.href : '';
      const { query } = JSON.parse(init?.body as string) as { query: string };
      return Response.json(graphqlSync({ schema: contract, source: query }));
    });
    expect(asked).toBe('https://back.test/graphql');
    expect(examine(schema, operations).every(({ missing }) => missing.length === 0)).toBe(true);
  });

  it('says what to do where introspection is refused', async () => {
    const refusing: typeof fetch = async () =>
      Response.json({ errors: [{ message: 'GraphQL introspection is not allowed.' }] }, { status: 400 });
    await expect(askForSchema('https://back.test', refusing)).rejects.toThrow(
      /introspection is not allowed[^]*--schema FILE/,
    );
  });

  it.each(['staging.example.com', 'localhost:4000'])('asks for an address with its scheme: %s', async url => {
    await expect(askForSchema(url)).rejects.toThrow(
      `"${url}" is no address of a back end. Write it with its scheme, for example https://staging.example.com.`,
    );
  });

  it('says which file holds none', () => {
    const file = join(temporary(), 'notes.txt');
    writeFileSync(file, 'no schema {');
    expect(() => readSchemaFile(file)).toThrow(/notes\.txt holds no schema \(.*\)\. Give an SDL file/);
  });
});

// Rule routes-14.
describe('the pages that the law asks for', () => {
  const backEnd =
    (paths: string[]): typeof fetch =>
    async (_, init) => {
      const { variables } = JSON.parse(init?.body as string) as { variables: { url: string } };
      return Response.json({ data: { route: paths.includes(variables.url) ? { redirect_code: 0 } : null } });
    };
  const all = ['/terms-and-condition', '/privacy-policy', '/return-policy', '/shipping-policy', '/grievance-officer'];

  it('are named where a back end lacks them', async () => {
    const endpoint = endpointOf('https://back.test/');
    expect(await reportLegalPages(endpoint, backEnd(all))).toMatch(/^has/);
    expect(await reportLegalPages(endpoint, backEnd(all.slice(0, 3)))).toMatch(
      /^lacks.*: \/shipping-policy, \/grievance-officer\. Write them/,
    );
  });

  it('are not called absent by a back end that does not say', async () => {
    const silent: typeof fetch = async () => new Response('<html>', { status: 502 });
    expect(await reportLegalPages(endpointOf('https://back.test'), silent)).toMatch(/^\?.*did not say/);
  });
});

describe('writing what is off', () => {
  it('changes its own line only', () => {
    const file = join(temporary(), 'shop.env');
    writeFileSync(file, 'COMMERCE_URL=https://back.test\nFEATURES_OFF=brands\nPORT=3000');
    writeFeaturesOff(file, ['coins', 'pincode']);
    expect(readFileSync(file, 'utf8')).toBe('COMMERCE_URL=https://back.test\nFEATURES_OFF=coins,pincode\nPORT=3000');
  });

  it('makes the file, or adds the line', () => {
    const file = join(temporary(), 'shop.env');
    writeFeaturesOff(file, ['coins']);
    expect(readFileSync(file, 'utf8')).toBe('FEATURES_OFF=coins\n');
    writeFileSync(file, 'PORT=3000');
    writeFeaturesOff(file, []);
    expect(readFileSync(file, 'utf8')).toBe('PORT=3000\nFEATURES_OFF=\n');
  });
});
