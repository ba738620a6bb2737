import * as text from '@shop/messages/questions';
import * as v from 'valibot';
import { email, filled } from '../shared/fieldRules.ts';

/** What a question needs; of a guest an e-mail, too (questions-02). */
export const questionSchema = (isGuest: boolean) =>
  v.object({
    text: v.pipe(filled(text.textMissing), v.maxLength(1000, text.tooLong(1000))),
    nickname: v.pipe(filled(text.nicknameMissing), v.maxLength(128, text.tooLong(128))),
    email: isGuest ? email : v.string(),
  });

export interface QuestionValues {
  text: string;
  nickname: string;
  email: string;
}
