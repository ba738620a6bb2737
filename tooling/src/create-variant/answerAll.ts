import { questions, Refusal, type Answers, type Question, type Workspace } from './questions.ts';

/** Asks a person, and tells them things. */
export interface Conversation {
  ask: (prompt: string) => Promise<string>;
  tell: (line: string) => void;
}

const names = Object.keys(questions) as (keyof Answers)[];

async function converse(
  question: Question,
  workspace: Workspace,
  answers: Partial<Answers>,
  { ask, tell }: Conversation,
): Promise<unknown> {
  let offer = question.offer?.(workspace, answers);
  for (;;) {
    const typed = (await ask(`${question.text}${offer ? ` [${offer}]` : ''}: `)).trim();
    if (typed === '' && offer === undefined) {
      tell('An answer is needed.');
      continue;
    }
    try {
      return await question.read(typed === '' ? (offer ?? '') : typed, workspace);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      tell(error.message);
      offer = error.proposal ?? offer;
    }
  }
}

/**
 * Collects the answers from the flags; asks for the rest. With at least one flag only what has no default is asked for,
 * and without a person to ask, what is missing is named.
 *
 * @throws Error for the first flag that cannot be taken, with the remedy.
 */
export async function answerAll(
  flags: Record<string, string | undefined>,
  workspace: Workspace,
  person: Conversation | undefined,
): Promise<Answers> {
  const given = names.filter(name => flags[questions[name].flag] !== undefined);
  const answers: Record<string, unknown> = {};
  for (const name of given) {
    const question: Question = questions[name];
    try {
      answers[name] = await question.read((flags[question.flag] ?? '').trim(), workspace);
    } catch (error) {
      throw error instanceof Refusal ? new Error(`--${question.flag}: ${error.message}`) : error;
    }
  }
  const missing = names.filter(name => !given.includes(name) && questions[name].offer === undefined);
  if (missing.length > 0 && person === undefined) {
    throw new Error(
      `Missing: ${missing.map(name => `--${questions[name].flag}`).join(', ')}. Give them, or run this in a terminal to be asked.`,
    );
  }
  for (const name of names.filter(name => !given.includes(name))) {
    const question: Question = questions[name];
    const ask = person !== undefined && (given.length === 0 || question.offer === undefined);
    answers[name] = ask
      ? await converse(question, workspace, answers, person)
      : await question.read(question.offer?.(workspace, answers) ?? '', workspace);
  }
  return answers as unknown as Answers;
}
