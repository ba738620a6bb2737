import { expect, it } from 'vitest';
import { decodeId, decodeUid, encodeUid } from './uid.ts';

it('writes ids and paths as plain base64', () => {
  expect(encodeUid(5)).toBe('NQ==');
  expect(decodeUid(encodeUid('configurable/93/12'))).toBe('configurable/93/12');
});

it.each(['', '5', 'Mg', 'Mg=', '????', 'Mg==\n', '😀'])('refuses %j, which is no uid, in the words of Magento', uid => {
  expect(() => decodeUid(uid)).toThrow(`Value of uid "${uid}" is incorrect.`);
});

it('reads a uid that holds no number as no id', () => {
  expect(decodeId(encodeUid('bundle/1'))).toBeNaN();
});
