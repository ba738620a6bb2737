import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { describeProps } from './describeProps.ts';

type Context = Parameters<ArgTypesEnhancer>[0];

const described = (tsType: object, given?: unknown, parameters: object = { __isArgsStory: true }) => {
  const context = {
    component: { __docgenInfo: { props: { prop: { tsType } } } },
    argTypes: { prop: { name: 'prop' } },
    initialArgs: given === undefined ? {} : { prop: given },
    parameters,
  };
  return describeProps(context as unknown as Context)['prop'];
};
const literal = (value: string) => ({ name: 'literal', value });

it('spells out a union, and lets one choose from it', () => {
  expect(
    described({ name: 'union', elements: [literal("'small'"), literal("'large'"), { name: 'undefined' }] }),
  ).toMatchObject({
    table: { type: { summary: "'small' | 'large'" } },
    options: ['small', 'large'],
    control: { type: 'inline-radio' },
  });
});

it('has a field for a text that may be left out', () => {
  expect(described({ name: 'union', elements: [{ name: 'string' }, { name: 'undefined' }] })).toMatchObject({
    table: { type: { summary: 'string' } },
    control: { type: 'text' },
  });
});

it('writes a text where a node may stand, and leaves nodes to the code', () => {
  expect(described({ name: 'ReactNode' }, 'Pay')).toMatchObject({ control: { type: 'text' } });
  expect(described({ name: 'ReactNode' }, { props: {} })).toMatchObject({ control: false });
});

it('offers no control for what only code can give', () => {
  expect(described({ name: 'signature', raw: '() => void' }, () => {})).toMatchObject({
    table: { type: { summary: '() => void' } },
    control: false,
  });
});

it('offers none in a story that is drawn without what it is given', () => {
  expect(described({ name: 'string' }, 'Pay', { __isArgsStory: false })).toMatchObject({
    table: { type: { summary: 'string' } },
    control: false,
  });
});
