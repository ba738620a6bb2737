import { defineVariant } from '@shop/variant';
import { describe, expect, it } from 'vitest';
import { marksOf, type Build } from './builds.ts';
import { leakedSecrets, strayParts } from './judgeBuilds.ts';

const build = (name: string, helpNumber: string, marks: string[], text: string): Build => ({
  name,
  marks,
  text,
  variant: defineVariant({ id: name, name, helpNumber }),
});

describe('marksOf', () => {
  it('takes long texts, drawings and tokens that no other shop has', () => {
    const mine = [
      'const a = <path d="M4 4h18L4 28h18M50 4H34v24h16" />;',
      '  --color-accent: #0b7a75;\n  --color-surface: #ffffff;',
      '<p>Nothing is rounded up.</p>',
      'const b = "short";',
    ];
    expect(marksOf(mine, ['--color-surface: #ffffff;'])).toEqual([
      'M4 4h18L4 28h18M50 4H34v24h16',
      '--color-accent:#0b7a75',
      'Nothing is rounded up.',
    ]);
  });
});

describe('strayParts', () => {
  it('is content with builds that hold their own parts', () => {
    expect(
      strayParts([
        build('north', '919000000001', ['M4 4h18L4 28h18'], 'M4 4h18L4 28h18 919000000001'),
        build('south', '919000000002', [], '919000000002'),
      ]),
    ).toEqual([]);
  });

  it('names the drawing and the number of another shop', () => {
    const north = build('north', '919000000001', ['M4 4h18L4 28h18'], '');
    const south = build('south', '919000000002', [], 'M4 4h18L4 28h18 919000000001');
    expect(strayParts([north, south])).toEqual([
      'south contains "M4 4h18L4 28h18", which belongs to north',
      'south contains "919000000001", which belongs to north',
    ]);
  });
});

describe('leakedSecrets', () => {
  const find = (text: string, env: Record<string, string> = {}) => leakedSecrets([{ name: 'north', text }], env);

  it.each([
    'RAZORPAY_KEY_SECRET',
    'razorpay.key_secret',
    'process.env.COMMERCE_URL',
    '-----BEGIN RSA PRIVATE KEY-----',
    'rzp_live_abc123',
  ])('finds %s', text => {
    expect(find(`const a="${text}"`)).toHaveLength(1);
  });

  it('finds the value of a secret variable under whatever name', () => {
    expect(find('x="hunter2hunter2"', { DB_PASSWORD: 'hunter2hunter2' })).toEqual([
      'north contains the value of DB_PASSWORD',
    ]);
  });

  it('lets pass what is public', () => {
    expect(
      find('rzp_test_key https://checkout.razorpay.com token password process.env.NODE_ENV', {
        PATH: 'https://checkout.razorpay.com',
      }),
    ).toEqual([]);
  });
});
