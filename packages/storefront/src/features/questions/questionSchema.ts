import * as text from '@shop/messages/questions';
import * as v from 'valibot';
import { atMost, email, filled } from '../shared/fieldRules.ts';

/** What a question needs; of a guest an e-mail, too (questions-02). */
export const questionSchema = (isGuest: boolean) =>
  v.object({
    text: v.pipe(filled(text.textMissing), atMost(1000)),
    nickname: v.pipe(filled(text.nicknameMissing), atMost(128)),
    email: isGuest ? email : v.string(),
  });

export interface QuestionValues {
  text: string;
  nickname: string;
  email: string;
}
