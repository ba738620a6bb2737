import { readBuilds } from '@shop/tooling/builds';
import { leakedSecrets, strayParts } from '@shop/tooling/judge-builds';
import { root } from '@shop/tooling/services';
import { expect, test } from '../support/shop.ts';

test('each build holds its own shop only', async () => {
  expect(strayParts(await readBuilds(root))).toEqual([]);
});

test('no build holds a secret', async () => {
  expect(leakedSecrets(await readBuilds(root), process.env)).toEqual([]);
});
