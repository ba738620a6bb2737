import { standInForModals } from '@shop/ui/stand-in-for-modals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { cartBackEnd, problemError } from '../../testing/cartBackEnd.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import type { QuestionsPage } from './loadQuestions.ts';
import { Questions } from './Questions.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const pageOf = (current: number, ...texts: string[]): QuestionsPage => ({
  items: texts.map(text => ({
    question_id: btoa(text),
    text,
    nickname: 'Meera',
    created_at: '2026-11-07 11:16:35',
    answers: [],
  })),
  total_count: 5,
  page_info: { current_page: current, total_pages: 3 },
});

const open = () => {
  const backEnd = cartBackEnd([]);
  backEnd.graphql['getQuestions'] = async ({ page }: { page: number }) => ({
    products: {
      items: [
        { __typename: 'SimpleProduct', uid: 'k', questions: pageOf(page, `First of ${page}?`, `Last of ${page}?`) },
      ],
    },
  });
  const product = { sku: 'KETTLE', name: 'Kettle', url_key: 'kettle' };
  const element = <Questions product={product} first={pageOf(1, 'First of 1?')} />;
  const routes = [
    { path: '/kettle', element },
    { path: '/lamp', element: <h1>Lamp</h1> },
  ];
  return { backEnd, ...renderShop({ backEnd, path: '/kettle', routes }) };
};
const ask = async () => userEvent.click(await screen.findByRole('button', { name: 'Ask a question' }));
const question = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Your question/ });
const more = () => screen.findByRole('button', { name: 'More questions' });
const heading = (name: string) => screen.findByRole('heading', { name });

it('leads the focus to the first of the questions that the keyboard asked for', async () => {
  open();
  (await more()).focus();
  await userEvent.keyboard('{Enter}');
  const first = await heading('First of 2?');
  await waitFor(() => expect(document.activeElement).toBe(first));
});

it('leaves the focus on a button that was clicked, and leads it on once there are no more and the button is gone', async () => {
  open();
  const button = await more();
  await userEvent.click(button);
  await heading('Last of 2?');
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  const first = await heading('First of 3?');
  await waitFor(() => expect(document.activeElement).toBe(first));
});

/** Opens the dialog, and sends a question that is not answered before it is said. */
async function sendQuestion(backEnd: ReturnType<typeof open>['backEnd']) {
  const { promise, ...answer } = Promise.withResolvers<object>();
  const asked = vi.fn<() => Promise<object>>(() => promise);
  backEnd.graphql['askQuestion'] = asked;
  await ask();
  await userEvent.type(await question(), 'Does it whistle?');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name to show' }), 'Meera');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'meera@example.com');
  const send = screen.getByRole('button', { name: 'Send question' });
  await userEvent.click(send);
  await waitFor(() => expect(send.getAttribute('aria-busy')).toBe('true'));
  return { asked, ...answer };
}

it('says why a question was not sent to who has left by then, and keeps it', async () => {
  standInForModals();
  const { backEnd, router } = open();
  const { reject } = await sendQuestion(backEnd);
  await act(() => router.navigate('/lamp'));
  reject(problemError({ kind: 'rejected', message: 'Not today.' }));
  expect(await screen.findByText('Not today.')).toBeTruthy();
  await act(() => router.navigate('/kettle'));
  await ask();
  await waitFor(async () => expect((await question()).value).toBe('Does it whistle?'));
});

it('stays open while a question is on its way: opened anew it would send it twice', async () => {
  standInForModals();
  const { asked, resolve } = await sendQuestion(open().backEnd);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect((await question()).value).toBe('Does it whistle?');
  await userEvent.click(screen.getByRole('button', { name: 'Send question' }));
  resolve({ askProductQuestion: { question: { question_id: 'q' } } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toHaveBeenCalledOnce();
});

it('does not say that a question was sent where the shop answers nothing, and keeps it', async () => {
  standInForModals();
  const { resolve } = await sendQuestion(open().backEnd);
  resolve({ askProductQuestion: null });
  expect(await screen.findByText(/^Your question could not be sent/)).toBeTruthy();
  expect((await question()).value).toBe('Does it whistle?');
});

it('keeps a question that was pasted and is too long, and says how long it is', async () => {
  standInForModals();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Ask a question' }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Your question/ });
  await userEvent.click(field);
  await userEvent.paste('क'.repeat(1001));
  await userEvent.click(screen.getByRole('button', { name: 'Send question' }));
  expect(await screen.findByText('Use at most 1000 characters: these are 1001.')).toBeTruthy();
  expect(field.value).toHaveLength(1001);
});
