import { userSlice } from '@shop/state';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cartBackEnd } from '../../../testing/cartBackEnd.ts';
import { renderShop } from '../../../testing/renderShop.tsx';
import { readFormDraft, writeFormDraft } from './formDraft.ts';
import { useFormDraft } from './useFormDraft.ts';

const [asha, ravi] = ['asha@example.com', 'ravi@example.com'];

function Note() {
  const { kept, keep, forget } = useFormDraft<{ words: string }>('note');
  return (
    <>
      <output>{kept?.words ?? 'nothing'}</output>
      <button onClick={() => keep({ words: 'Hello' })}>Keep</button>
      <button onClick={forget}>Forget</button>
    </>
  );
}

/** Opens the form of a guest, or of who has that e-mail. */
function openAs(email: string | null) {
  cleanup();
  localStorage.clear();
  const { store } = renderShop({ backEnd: cartBackEnd([]), path: '/', routes: [{ path: '/', element: <Note /> }] });
  if (email !== null) {
    act(() => void store.dispatch(userSlice.actions.tokenSet()));
    act(() => void store.dispatch(userSlice.actions.detailsReceived({ email, firstname: '', lastname: '' })));
  }
  return () => screen.getByRole('status').textContent;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

// Rule account-04.
it("keeps a customer's words for that customer, and shows them to nobody else", () => {
  openAs(asha);
  press('Keep');
  expect([null, ravi, asha].map(who => openAs(who)())).toEqual(['nothing', 'nothing', 'Hello']);
});

it("makes a guest's words those of who signs in", () => {
  openAs(null);
  press('Keep');
  expect(openAs(null)()).toBe('Hello');
  expect(openAs(ravi)()).toBe('Hello');
  expect([null, asha, ravi].map(who => openAs(who)())).toEqual(['nothing', 'nothing', 'Hello']);
});

it('waits with what is typed before it is known who signed in, and makes it nobody else’s when the session ends', () => {
  cleanup();
  localStorage.clear();
  const { store } = renderShop({ backEnd: cartBackEnd([]), path: '/', routes: [{ path: '/', element: <Note /> }] });
  act(() => void store.dispatch(userSlice.actions.tokenSet()));
  press('Keep');
  act(() => void store.dispatch(userSlice.actions.detailsReceived({ email: asha, firstname: '', lastname: '' })));
  act(() => void store.dispatch(userSlice.actions.tokenCleared()));
  act(() => void store.dispatch(userSlice.actions.reset()));
  expect([null, ravi, asha].map(who => openAs(who)())).toEqual(['nothing', 'nothing', 'Hello']);
});

it('forgets what was sent, and leaves what is typed in other forms', () => {
  writeFormDraft('notes', asha, { words: 'Another' });
  const shown = openAs(asha);
  press('Keep');
  press('Forget');
  expect([shown(), openAs(asha)()]).toEqual(['nothing', 'nothing']);
  expect(readFormDraft('notes', asha)).toEqual({ words: 'Another' });
});

it.each([[null], ['words'], [{ owner: asha, values: 'words' }]])('takes nothing from what is no draft: %j', draft => {
  sessionStorage.setItem(
    'M2_VENIA_BROWSER_PERSISTENCE__formDrafts',
    JSON.stringify({ value: { note: draft }, timeStored: 0 }),
  );
  expect(openAs(asha)()).toBe('nothing');
});
