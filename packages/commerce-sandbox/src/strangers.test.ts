import { beforeAll, describe, expect, it } from 'vitest';
import type { Ask } from './testing/strangers/Ask.ts';
import { asks } from './testing/strangers/asks.ts';
import { type Asker, meet, type Meeting } from './testing/strangers/meet.ts';
import { asked, foreign, namesIn, needsNothing, selectionOf } from './testing/strangers/walkSchema.ts';

let met: Meeting;
beforeAll(async () => {
  met = await meet();
});

/** Asks for all that a field answers. */
function put(asker: Asker, name: string, args: string) {
  const [type, field] = name.split('.') as [string, string];
  const passed = met.filled(asker, args, value => JSON.stringify(value));
  const call = `${field}${passed && `(${passed})`} ${selectionOf(asked.get(name)!.type)}`;
  const text = { Query: `{ ${call} }`, Mutation: `mutation { ${call} }` }[type] ?? `{ customer { ${call} } }`;
  return met.tried(async () => {
    const { data, errors } = await met.askers[asker].ask(text, {}, met.anotherClient());
    const root = type === 'Customer' ? (data?.['customer'] as typeof data) : data;
    return { answer: root?.[field] ?? null, refusals: errors?.map(({ message }) => message) };
  });
}

const questions = Object.entries(asks).flatMap(([name, said]) =>
  typeof said === 'string' ? [] : said.map(ask => [`${name}(${ask.args})`, name, ask] as const),
);
const nameless = Object.entries(asks).filter(([name, said]) => typeof said === 'string' && needsNothing(name));

// Rule session-19.
it('has an answer for every operation to what of a customer’s it could be asked for', () => {
  expect(Object.keys(asks).toSorted()).toEqual([...asked.keys()].toSorted());
});

it.each([...asked])('%s is asked by every name that it takes', (name, field) => {
  const said = asks[name]!;
  const tried = typeof said === 'string' ? [] : said.map(ask => ask.args);
  const missing = namesIn(field)
    .filter(path => !foreign.test(`${name}.${path}`))
    .filter(path => !tried.some(args => new RegExp(`\\b${path.split('.').at(-1)!}:`).test(args)));
  expect(missing).toEqual([]);
});

// Rule session-19.
describe.each([
  ['another customer', 'ravi'],
  ['a guest', 'guest'],
] as const)('%s reaches nothing of Asha’s', (_, asker) => {
  const expected = ({ ravi, guest }: Ask) => (asker === 'guest' && guest !== undefined ? guest : ravi);

  it.each(questions)('by %s', async (__, name, ask) => {
    const { said, leak, written } = await put(asker, name, ask.args);
    const wanted = JSON.parse(met.filled(asker, JSON.stringify(expected(ask)))) as unknown;
    expect(said).toMatchObject(
      typeof wanted === 'string' ? { answer: null, refusals: [wanted] } : { answer: wanted, refusals: undefined },
    );
    expect(leak).toBeUndefined();
    expect(ask.changes?.tables ?? []).toEqual(expect.arrayContaining(written));
  });

  it.each(nameless)('by %s, which names nothing', async name => {
    const { leak, written } = await put(asker, name, '');
    expect([leak, written]).toEqual([undefined, []]);
  });
});

it.each(questions.filter(([, , { alike }]) => alike === undefined))(
  'Asha herself is answered otherwise by %s',
  async (_, name, ask) => {
    const [hers, ravis] = [await put('asha', name, ask.args), await put('ravi', name, ask.args)];
    expect(hers.said).not.toEqual(ravis.said);
  },
);
