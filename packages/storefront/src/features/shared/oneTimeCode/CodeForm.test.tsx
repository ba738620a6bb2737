import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CodeForm } from './CodeForm.tsx';

afterEach(cleanup);

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
