import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cartBackEnd } from '../testing/cartBackEnd.ts';
import { renderShop } from '../testing/renderShop.tsx';
import { forms, refused, type Form } from '../testing/forms.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  standInForModals();
});
afterEach(cleanup);

/** Opens a form whose call is answered when the test says so, and fills it in. */
async function openFilled({ path, route, isGuest = false, call, answers = {}, press = [], typed }: Form) {
  const backEnd = cartBackEnd([]);
  for (const [name, answer] of Object.entries(answers)) backEnd.graphql[name] = (() => answer) as never;
  const calls: PromiseWithResolvers<unknown>[] = [];
  const held = () => {
    const next = Promise.withResolvers<unknown>();
    calls.push(next);
    return next.promise;
  };
  if (call in backEnd.port) Object.assign(backEnd.port, { [call]: held });
  else backEnd.graphql[call] = held;
  const routes = [
    { path: path.split('?')[0]!, ...route },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
    { path: '*', element: <h1>Gone on</h1> },
  ];
  const shop = renderShop({ backEnd, path, signedIn: !isGuest, routes });
  for (const name of press) await userEvent.click(await screen.findByRole('button', { name }));
  for (const [label, value] of typed) {
    const field = await screen.findByLabelText(label, { selector: 'input, textarea' });
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
  return { ...shop, calls };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
const valuesOf = ({ typed }: Form) => typed.map(([label]) => [label, field(label).value]);
const names = Object.keys(forms);

// Rules account-03 and account-04.
it.each(names)('says that it works, sends once, and keeps what was typed when it fails: %s', async name => {
  const form = forms[name]!;
  const { calls } = await openFilled(form);
  const before = valuesOf(form);
  const button = () => screen.getByRole('button', { name: form.button });
  await userEvent.dblClick(button());
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
  const [label] = form.typed[0] ?? [];
  if (label !== undefined) await userEvent.type(field(label), '{Enter}');
  await userEvent.click(button());
  await waitFor(() => expect(calls).toHaveLength(1));
  const { error, said } = form.failure ?? { error: refused, said: 'Not today.' };
  await act(async () => calls[0]!.reject(error));
  expect(await screen.findByText(said)).toBeTruthy();
  await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'));
  expect(valuesOf(form)).toEqual(before);
  await userEvent.click(button());
  await waitFor(() => expect(calls).toHaveLength(2));
});

/** Whose account is gone is led home from wherever she is (account-08). */
const leading = 'the end of an account';

it.each(names.filter(name => name !== leading))(
  'leads nobody anywhere who has left before the answer: %s',
  async name => {
    const form = forms[name]!;
    const { calls, router } = await openFilled(form);
    await userEvent.click(screen.getByRole('button', { name: form.button }));
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(() => router.navigate('/elsewhere'));
    await act(async () => calls[0]!.resolve(form.answer));
    await act(() => new Promise(resolve => setTimeout(resolve, 20)));
    expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
  },
);

/** What changes something. Who only asked for something needs no word of it elsewhere. */
const changing = [
  'a name',
  'an e-mail',
  'a changed password',
  'a mobile number',
  leading,
  'an address',
  'a saved payment that goes',
  'a message to the shop',
];

it.each(changing)('says why it failed to who has left meanwhile: %s', async name => {
  const form = forms[name]!;
  const { calls, router } = await openFilled(form);
  await userEvent.click(screen.getByRole('button', { name: form.button }));
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(() => router.navigate('/elsewhere'));
  await act(async () => calls[0]!.reject(refused));
  expect(await screen.findByText('Not today.')).toBeTruthy();
});

// Rule account-11.
it.each([
  [
    'that is answered',
    (call: PromiseWithResolvers<unknown>) => call.resolve(forms['a gift card']!.answer),
    /left on GIFT/,
  ],
  ['that is refused', (call: PromiseWithResolvers<unknown>) => call.reject(refused), 'Not today.'],
])('says nothing of a gift card %s when another one stands in the field', async (_, settle, said) => {
  const { calls } = await openFilled(forms['a gift card']!);
  await userEvent.click(screen.getByRole('button', { name: 'Check balance' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  await userEvent.type(field('Gift card code'), '2');
  await act(async () => settle(calls[0]!));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Check balance' }).getAttribute('aria-busy')).not.toBe('true'),
  );
  expect(screen.queryByText(said)).toBeNull();
});
