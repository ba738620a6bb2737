import * as text from '@shop/messages/questions';
import { Badge } from '@shop/ui';
import { serverDate } from '../shared/dates.ts';
import type { Question } from './loadQuestions.ts';
import css from './Questions.module.css';

/** A question with its answers, the shop's first. */
export function QuestionItem({
  question,
}: {
  /** With its answers, in the order in which they are shown. */
  question: Question;
}) {
  return (
    <li className={css['question']}>
      <h3>{question.text}</h3>
      <p className={css['quiet']}>{text.askedBy(question.nickname, serverDate(question.created_at))}</p>
      {question.answers.length === 0 && <p className={css['quiet']}>{text.notAnswered}</p>}
      {question.answers.map((answer, index) => (
        <div key={index} className={css['answer']}>
          <p>{answer.text}</p>
          <p className={css['quiet']}>
            {answer.is_of_shop && (
              <>
                <Badge tone="accent">{text.ofShop}</Badge>{' '}
              </>
            )}
            {text.by(answer.nickname, serverDate(answer.created_at))}
          </p>
        </div>
      ))}
    </li>
  );
}
