import { runInNewContext } from 'node:vm';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import type { Node } from './withoutIdle.ts';
import { withoutNever, type Never } from './withoutNever.ts';

const never: Never = { numbers: { tag: [13, 22] }, names: ['LAZY'], unpromised: ['wait'] };

const without = (code: string) =>
  withoutNever(code, parseSync('module.js', code).program.body as unknown as Node[], never);

/** What a module's last statement comes to, before and after. */
const results = (code: string): unknown[] => [code, without(code)].map(text => runInNewContext(text) as unknown);

it('leaves out cases and comparisons that never come', () => {
  expect(without('switch (fiber.tag) { case 5: a(); break; case 13: b(); break; case 22: case 6: c(); }')).toBe(
    'switch (fiber.tag) { case 5: a(); break;   case 6: c(); }',
  );
  expect(without('if (13 === tag || fiber.tag !== 22 || 5 === fiber.tag) a();')).toBe(
    'if (!1 || !0 || 5 === fiber.tag) a();',
  );
  expect(without('switch (type.kind) { case LAZY: return_(); break; default: a(); }')).toBe(
    'switch (type.kind) {  default: a(); }',
  );
});

it('keeps what another case runs into, and numbers of something else', () => {
  for (const code of [
    'switch (fiber.tag) { case 5: a(); case 13: b(); break; }',
    'switch (fiber.tag) { case 5: case 13: b(); break; }',
    'switch (fiber.tag) { case 13: a(); case 5: b(); break; }',
    'switch (fiber.mode) { case 13: a(); break; }',
    'if (13 === fiber.mode || 13 < fiber.tag) a();',
    'if ("function" === typeof value.then) a();',
  ])
    expect(without(code)).toBe(code);
});

it('keeps variables that are declared in a case that goes, in the function that they are of', () => {
  const code = `var shared = 'of all';
    function of(fiber) { b: switch (fiber.tag) { case 13: var shared = 1; break b; case 5: shared = fiber.is; return shared; } }
    of({ tag: 5, is: 'own' }) + shared;`;
  expect(results(code)).toEqual(['ownof all', 'ownof all']);
});

it('takes promises for anything else where nobody waits for them', () => {
  const code =
    'function wait(value) { return "function" === typeof value.then ? "waits" : "fails"; } wait(Promise.resolve());';
  expect(results(code)).toEqual(['waits', 'fails']);
});
