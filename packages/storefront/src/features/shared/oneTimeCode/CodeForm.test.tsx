import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CodeForm } from './CodeForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('takes the code out of a whole message that was pasted', async () => {
  const enter = vi.fn<(otp: string) => void>();
  render(
    <CodeForm
      labelledBy="title"
      bySms={false}
      nextAt={0}
      busy={false}
      enterLabel="Sign in"
      otherLabel="Another number"
      onEnter={enter}
      onAnother={() => {}}
      onOther={() => {}}
    >
      A code is on its way.
    </CodeForm>,
  );
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('Dear customer, your code to sign in to Uni Coins is 482913. It is good for 10 minutes.');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(enter).toHaveBeenCalledExactlyOnceWith('482913'));
});

it('reads the code of the SMS that was asked for next, too, and enters none twice', async () => {
  const messages: ((code: string) => void)[] = [];
  vi.stubGlobal('OTPCredential', vi.fn());
  const get = () => new Promise(resolve => messages.push(code => resolve({ code })));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: { get } }));
  const enter = vi.fn<(otp: string) => void>();
  const form = (nextAt: number) => (
    <CodeForm
      labelledBy="title"
      bySms
      nextAt={nextAt}
      busy={false}
      enterLabel="Sign in"
      otherLabel="Another number"
      onEnter={enter}
      onAnother={() => {}}
      onOther={() => {}}
    >
      A code is on its way.
    </CodeForm>
  );
  const { rerender } = render(form(0));
  messages.at(-1)?.('111111');
  await waitFor(() => expect(enter).toHaveBeenLastCalledWith('111111'));
  rerender(form(1));
  messages.at(-1)?.('222222');
  await waitFor(() => expect(enter).toHaveBeenLastCalledWith('222222'));
  // Some phones hand over the last one anew.
  rerender(form(2));
  messages.at(-1)?.('222222');
  rerender(form(3));
  messages.at(-1)?.('333333');
  await waitFor(() => expect(enter).toHaveBeenLastCalledWith('333333'));
  expect(enter).toHaveBeenCalledTimes(3);
});
