import { useState } from 'react';

export interface LastAnswerOptions {
  /** What was asked, for example the page of a list: an answer to something else is none. */
  question: string;
  /** The answer is on its way: what is here until then may be that to another question. */
  isComing: boolean;
}

/** What was answered, else what was answered to the same question before: a refresh that fails takes nothing from the screen. */
export function useLastAnswer<Answer extends object>(
  answer: Answer | null | undefined,
  { question, isComing }: LastAnswerOptions,
): Answer | undefined {
  const [last, setLast] = useState<{ question: string; answer: Answer }>();
  if (answer && !isComing && (last?.answer !== answer || last.question !== question)) setLast({ question, answer });
  return answer ?? (last?.question === question ? last.answer : undefined);
}
