import type { SandboxContext } from '../context.ts';
import { customerById } from '../customer/findCustomer.ts';
import { isEmail } from '../customer/isEmail.ts';
import { run } from '../database.ts';
import { inputError, noSuchEntity } from '../errors.ts';
import { orderDate } from '../orders/orderDate.ts';
import { productBySku, type ProductRow, productTypeNames } from '../products/findProducts.ts';
import type { FieldResolver, ResolverMap } from '../resolverMap.ts';
import { encodeUid } from '../uid.ts';
import {
  type AnswerRow,
  answersOf,
  listQuestions,
  questionById,
  type QuestionPage,
  type QuestionRow,
} from './findQuestions.ts';

/** Characters. */
const LONGEST = { nickname: 128, text: 1000 } as const;

/** AskProductQuestionInput. */
interface AskInput {
  email?: string | null;
  nickname: string;
  sku: string;
  text: string;
}

/** The question waits for approval; a guest says where the answer is mailed to. */
function askQuestion(input: AskInput, { db, clock, customerId, storeView }: SandboxContext): QuestionRow {
  const product = productBySku(db, input.sku);
  if (!product || (product.view !== null && product.view !== storeView.code))
    throw noSuchEntity(`Could not find a product with SKU "${input.sku}"`);
  const [nickname, text, given] = [input.nickname.trim(), input.text.trim(), input.email?.trim()];
  if (nickname === '') throw inputError('Please enter a nickname.');
  if (text === '') throw inputError('Please enter a question.');
  for (const [field, value] of Object.entries({ nickname, text }))
    if (value.length > LONGEST[field as keyof typeof LONGEST])
      throw inputError(`"${field}" length is greater than "${LONGEST[field as keyof typeof LONGEST]}" characters.`);
  const email = customerId === null ? given : customerById(db, customerId)?.email;
  if (!email || !isEmail(email))
    throw inputError('The email address is invalid. Verify the email address and try again.');
  const { id } = run(
    db,
    'INSERT INTO question (product_id, locale, nickname, email, text, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    product.parent_id ?? product.id,
    storeView.locale,
    nickname,
    email,
    text,
    clock().getTime(),
  );
  return questionById(db, id)!;
}

const questionsOfProduct: FieldResolver<ProductRow, QuestionPage> = (product, args, { db, storeView }) =>
  listQuestions(db, product.parent_id ?? product.id, storeView.locale, args);

/** What shoppers ask about products. */
export const questionResolvers: ResolverMap = {
  Mutation: {
    askProductQuestion: (_, { input }: { input: AskInput }, context) => ({ question: askQuestion(input, context) }),
  },
  ...Object.fromEntries(Object.values(productTypeNames).map(name => [name, { questions: questionsOfProduct }])),
  ProductQuestion: {
    question_id: ({ id }: QuestionRow) => encodeUid(id),
    created_at: (question: QuestionRow) => orderDate(question.created_at),
    answers: ({ id }: QuestionRow, _, { db }) => answersOf(db, id),
  },
  ProductAnswer: {
    created_at: (answer: AnswerRow) => orderDate(answer.created_at),
    is_of_shop: (answer: AnswerRow) => answer.is_of_shop === 1,
  },
};
