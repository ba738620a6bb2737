import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './services.ts';
import { undescribedProps } from './undescribedProps.ts';

const isTried = (path: string) => /\.(?:test|stories|guide)\.tsx$|\/testing\//.test(path);

it('has no prop of a component without a word on what it is', () => {
  const files = globSync('{packages,apps}/*/src/**/*.tsx', { cwd: root }).filter(path => !isTried(path));
  const found = files.map(file => ({ file, ...undescribedProps(file, readFileSync(join(root, file), 'utf8')) }));
  expect(found.flatMap(({ props }) => props).length).toBeGreaterThan(900);
  expect(found.flatMap(({ file, undescribed }) => undescribed.map(prop => `${file}: ${prop}`))).toEqual([]);
});

const undescribedIn = (text: string) => undescribedProps('Lamp.tsx', text).undescribed;

it.each([
  ['of a type with a name', 'interface LampProps { on: boolean }\nexport function Lamp({ on }: LampProps) {}'],
  ['of a type without a name', 'export const Lamp = ({ on }: { on: boolean }) => null;'],
  ['of an alias', 'type LampProps = Light & { on: boolean };\nexport function Lamp(props: LampProps) {}'],
  ['that is a method', 'export function Lamp(props: { on(): void }) {}'],
  ['of a region', "function Lamp(props: { on: boolean }) {}\nexport const Light = region('Light', Lamp);"],
  ['of a part that is memoized', 'export const Lamp = memo(function Lamp({ on }: { on: boolean }) {});'],
  ['of a type that another extends', 'interface Base { on: boolean }\nexport interface Lamp extends Base {}'],
  ['below a comment that is no docstring', 'export interface Lamp {\n  /* Or off. */\n  on: boolean;\n}'],
])('finds a prop %s', (_, text) => {
  expect(undescribedIn(text)).toEqual(['Lamp.on']);
});

it.each([
  ['a prop with a docstring', 'export function Lamp(props: {\n  /** It shines. */\n  on: boolean;\n}) {}'],
  [
    'a member of a prop',
    'export interface Lamp {\n  /** Where it hangs, px. */\n  place: { x: number; y: number };\n}',
  ],
  ['a component that nobody else can use', 'function Lamp(props: { on: boolean }) {}'],
  ['a function that is no component', 'export const lightUp = (lamp: { on: boolean }) => lamp;'],
])('asks for no words of %s', (_, text) => {
  expect(undescribedIn(text)).toEqual([]);
});
