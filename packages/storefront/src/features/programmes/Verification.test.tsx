import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeFormDraft } from '../shared/account/formDraft.ts';
import { cartBackEnd } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { Verification } from './Verification.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

// Rule programmes-03.
it.each([
  ['a mailed code', { success: true, message: null, retry_after: 30 }],
  ['a refusal', { success: false, message: 'This address is taken.', retry_after: null }],
])('stays at the code of another institute when the answer about a former e-mail is %s', async (_, answer) => {
  const backEnd = cartBackEnd([]);
  const { promise, resolve } = Promise.withResolvers<void>();
  backEnd.graphql['verifyInstituteCode'] = async () => ({
    verifyInstituteCode: { success: true, message: null, institute_name: 'Navodit College', email_domains: [] },
  });
  backEnd.graphql['verifyInstituteEmail'] = async () => {
    await promise;
    return { verifyInstituteEmail: answer };
  };
  const element = <Verification programme="STUDENT" owner="asha@example.com" onVerified={() => {}} />;
  renderShop({ backEnd, path: '/verify', routes: [{ path: '/verify', element }] });
  await userEvent.type(await screen.findByLabelText(/^Institute code/), 'navodit-college{Enter}');
  await userEvent.type(await screen.findByLabelText(/^Institute e-mail/), 'asha@navodit.example{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Use another institute code' }));
  const field = await screen.findByLabelText<HTMLInputElement>(/^Institute code/);
  await userEvent.clear(field);
  await userEvent.type(field, 'other-college');
  resolve();
  await screen.findByRole('button', { name: 'Go on', busy: false });
  expect([
    screen.getByLabelText<HTMLInputElement>(/^Institute code/).value,
    screen.queryByText('This address is taken.'),
  ]).toEqual(['other-college', null]);
});

it('says so where the answer to a code is nothing', async () => {
  const backEnd = cartBackEnd([]);
  backEnd.graphql['verifyInstituteEmail'] = async () => ({ verifyInstituteEmail: null });
  const institute = { name: 'Navodit College', domains: [] };
  const values = { code: 'navodit-college', email: 'asha@navodit.example', institute, nextAt: 1 };
  writeFormDraft('programme STUDENT', 'asha@example.com', values);
  const element = <Verification programme="STUDENT" owner="asha@example.com" onVerified={() => {}} />;
  renderShop({ backEnd, path: '/verify', routes: [{ path: '/verify', element }] });
  await userEvent.type(await screen.findByLabelText('One-time code'), '123456{Enter}');
  expect(await screen.findByText('It is not known whether that worked. Try again.')).toBeTruthy();
});
