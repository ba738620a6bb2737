import { expect, it } from 'vitest';
import { fakeClock } from '../testing/fakeClock.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { createPersistence } from './createPersistence.ts';
import { recordVisit, SECRET_PARAMETERS } from './recordVisit.ts';

function visited(...paths: string[]) {
  const persistence = createPersistence(fakeStorage(), fakeClock());
  for (const path of paths) recordVisit(persistence, path);
  return persistence.get('visited');
}

// Rule storage-03.
it('keeps the last 5 paths with their query', () => {
  expect(visited('/1', '/2?page=2', '/3', '/4', '/5', '/6')).toEqual(['/2?page=2', '/3', '/4', '/5', '/6']);
});

it('does not repeat the page that is open', () => {
  expect(visited('/a', '/a', '/b', '/a')).toEqual(['/a', '/b', '/a']);
});

// Rule storage-03.
it.each(SECRET_PARAMETERS)('never keeps the parameter %s', name => {
  expect(visited(`/x?${name.toUpperCase()}=secret&q=tv`)).toEqual(['/x?q=tv']);
});

it('keeps nothing of what an order handed to the sign-up form', () => {
  expect(visited('/create-account?email=a%40b.in&firstName=Asha&lastName=Rao')).toEqual(['/create-account']);
});

it('keeps no path that is itself a credential', () => {
  expect(visited('/autosignin/phone/9800000000', '/')).toEqual(['/']);
});
