import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { answerAll } from './answerAll.ts';

const workspace = {
  shops: [
    { name: 'zepp-coins', port: 3000, helpNumber: '919000000001' },
    { name: 'uni-coins', port: 3001, helpNumber: '919000000002' },
  ],
  reserved: ['storybook', 'server'],
  taken: [4000],
};
const needed = { id: 'kaveri', name: 'Kaveri Rewards', 'brand-colour': '#0B7A75', 'help-number': '919000000004' };
const dir = mkdtempSync(join(tmpdir(), 'logo-'));
afterAll(() => rmSync(dir, { recursive: true }));
const file = (name: string, content: string) => {
  writeFileSync(join(dir, name), content);
  return join(dir, name);
};

/** Somebody who types these lines, one for each question. */
function typist(...lines: string[]) {
  const said: string[] = [];
  return {
    said,
    person: {
      ask: async (prompt: string) => {
        said.push(prompt);
        return lines.shift() ?? '';
      },
      tell: (line: string) => {
        said.push(line);
      },
    },
  };
}

describe('with flags', () => {
  it('takes the rest from the defaults', async () => {
    expect(await answerAll(needed, workspace, undefined)).toEqual({
      id: 'kaveri',
      name: 'Kaveri Rewards',
      brandColour: '#0b7a75',
      logo: '',
      coinName: 'Coins',
      decimals: 0,
      helpNumber: '919000000004',
      guestCart: false,
      storeCode: 'kaveri',
      port: 3002,
    });
  });

  it('takes a colour without its #, as design tools give it', async () => {
    const { brandColour } = await answerAll({ ...needed, 'brand-colour': '0B7A75' }, workspace, undefined);
    expect(brandColour).toBe('#0b7a75');
  });

  it('names what is missing', async () => {
    await expect(answerAll({ id: 'kaveri' }, workspace, undefined)).rejects.toThrow(
      'Missing: --name, --brand-colour, --help-number.',
    );
  });

  it.each([
    ['id', 'Kaveri', '--id: "Kaveri" cannot be taken. Begin with a lower-case letter'],
    ['id', '2kaveri', '--id: "2kaveri" cannot be taken. Begin with a lower-case letter'],
    ['id', 'uni-coins', 'apps/uni-coins exists already'],
    ['id', 'server', 'The workspace uses the name server for something else'],
    ['name', ' ', 'Give the name that shoppers read'],
    ['brand-colour', 'teal', 'six hexadecimal digits'],
    ['brand-colour', '#ffe08a', 'The nearest shade that passes is #'],
    ['logo', '/nowhere.svg', 'There is no file /nowhere.svg'],
    ['logo', file('notes.svg', 'hello'), 'is no SVG or PNG picture'],
    [
      'logo',
      file(
        'heavy.svg',
        `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><!--${'x'.repeat(70_000)}--></svg>`,
      ),
      'every visitor would fetch it',
    ],
    ['decimals', '1', 'Use 0 or 2'],
    ['help-number', '+91 900', 'digits only'],
    ['help-number', '919000000002', 'is the number of uni-coins, and each shop has its own'],
    ['guest-cart', 'perhaps', 'Answer y or n'],
    ['store-code', 'two words', 'code of a store view'],
    ['port', '80', 'from 1024 to 65535'],
    ['port', '3001', 'Port 3001 belongs to uni-coins. 3002 is free.'],
    ['port', '4000', 'belongs to the sandbox'],
  ])('refuses --%s %s with the remedy', async (flag, value, remedy) => {
    await expect(answerAll({ ...needed, [flag]: value }, workspace, undefined)).rejects.toThrow(remedy);
  });
});

describe('in a terminal', () => {
  it('asks each question again until the answer can be taken', async () => {
    const { person, said } = typist(
      'Kaveri!',
      'kaveri',
      '',
      'Kaveri Rewards',
      '#0b7a75',
      '',
      'Kaveri Coins',
      '3',
      '2',
      '919000000004',
      'y',
      '',
      '3005',
    );
    expect(await answerAll({}, workspace, person)).toMatchObject({
      id: 'kaveri',
      name: 'Kaveri Rewards',
      coinName: 'Kaveri Coins',
      decimals: 2,
      guestCart: true,
      storeCode: 'kaveri',
      port: 3005,
    });
    expect(said).toContain('An answer is needed.');
    expect(said.filter(line => line.startsWith('Id, '))).toHaveLength(2);
  });

  it('offers the nearest shade, which Enter takes', async () => {
    const { person, said } = typist('#ffd400', '');
    const { brandColour } = await answerAll(
      { id: 'kaveri', name: 'Kaveri', 'help-number': '919000000004' },
      workspace,
      person,
    );
    expect(said.at(-1)).toBe(`Brand colour (#0b7a75) [${brandColour}]: `);
  });
});
