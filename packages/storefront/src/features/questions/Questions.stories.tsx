import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ShopPart, type ShopPartProps } from '../../testing/ShopPart.tsx';
import type { Question, QuestionsPage } from './loadQuestions.ts';
import { Questions, type QuestionsProps } from './Questions.tsx';

const asked = (text: string, ...answers: Question['answers']): Question => ({
  question_id: btoa(text),
  text,
  nickname: 'Meera',
  created_at: '2026-11-07 11:16:35',
  answers,
});
const said = (text: string, nickname: string, is_of_shop = false) => ({
  text,
  nickname,
  is_of_shop,
  created_at: '2026-11-08 06:10:00',
});
const questions = [
  asked(
    'Is the inside steel all the way?',
    said('Yes, the inside is food-grade steel, the lid too.', 'Product desk', true),
    said('It is. No smell after the first boil.', 'Farhan'),
  ),
  asked('Does it switch itself off?'),
];
const pageOf = (items: Question[], total = 1, current = 1): QuestionsPage => ({
  items,
  total_count: items.length,
  page_info: { current_page: current, total_pages: total },
});

function Place({ answers, refusals, path, before, ...props }: QuestionsProps & Omit<ShopPartProps, 'children'>) {
  return (
    <ShopPart answers={answers ?? {}} refusals={refusals ?? {}} path={path ?? '/kettle'} {...(before && { before })}>
      <section aria-labelledby="questions-title">
        <Questions {...props} />
      </section>
    </ShopPart>
  );
}

const meta = {
  title: 'Product/Questions',
  component: Place,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    product: { sku: 'KETTLE', name: 'Gharika Electric Kettle', url_key: 'kettle' },
    first: pageOf(questions),
  },
} satisfies Meta<typeof Place>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rule questions-01. */
export const Some: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = await canvas.findAllByRole('listitem');
    await expect(first).toHaveTextContent('Product desk');
    await expect(second).toHaveTextContent('Not answered yet.');
  },
};

export const None: Story = { args: { first: pageOf([]) } };

export const Found: Story = {
  args: { path: '/kettle?question=steel', first: pageOf(questions.slice(0, 1)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('status')).toHaveTextContent('1 question with “steel”');
    await expect(canvas.getByRole('link', { name: 'Show all questions' })).toHaveAttribute('href', '/kettle#questions');
  },
};

/** A search brings a field of its own: one goes on where the questions begin, and so does who asks for all again. */
export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = await canvas.findByRole('heading', { name: 'Questions and answers' });
    await userEvent.type(canvas.getByRole('searchbox'), 'steel{Enter}');
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Show all questions' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Show all questions' })).toBeNull());
    await waitFor(() => expect(title).toHaveFocus());
  },
};

export const MorePages: Story = {
  args: {
    first: pageOf(questions.slice(0, 1), 2),
    answers: {
      getQuestions: {
        products: { items: [{ __typename: 'SimpleProduct', uid: 'k', questions: pageOf(questions.slice(1), 2, 2) }] },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'More questions' }));
    await expect(await canvas.findByText('Does it switch itself off?')).toBeVisible();
  },
};

const openForm = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Ask a question' }));
  return within(await canvas.findByRole('dialog', { name: 'Ask a question' }));
};

/** Rule questions-02. */
export const GuestAsks: Story = {
  args: {
    product: { sku: 'ASKED', name: 'Gharika Electric Kettle', url_key: 'kettle' },
    answers: { askQuestion: { askProductQuestion: { question: { question_id: 'MQ==' } } } },
  },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Send question' }));
    await waitFor(() => expect(form.getByText('Write what you want to know.')).toBeVisible());
    await userEvent.type(form.getByLabelText('Your question'), 'How long is the cord?');
    await userEvent.type(form.getByLabelText('Name to show'), 'Asha');
    await userEvent.type(form.getByLabelText(/^E-?mail/i), 'asha@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Send question' }));
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).getByRole('button', { name: 'Ask a question' })).toHaveFocus();
  },
};

/** What was written stays in its field. */
export const Refused: Story = {
  args: {
    product: { sku: 'REFUSED', name: 'Gharika Electric Kettle', url_key: 'kettle' },
    refusals: { askQuestion: 'Questions are closed for today.' },
  },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.type(form.getByLabelText('Your question'), 'How long is the cord?');
    await userEvent.type(form.getByLabelText('Name to show'), 'Asha');
    await userEvent.type(form.getByLabelText(/^E-?mail/i), 'asha@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Send question' }));
    await expect(await form.findByText('Questions are closed for today.')).toBeVisible();
    await expect(form.getByLabelText('Your question')).toHaveValue('How long is the cord?');
  },
};
