// What the server wrote needs the sheets of all that it shows, long before its code.
import '@shop/ui/field.css';
import { Served } from '../shared/Served.tsx';
import type { ServedCode } from '../shared/useServed.ts';
import type { QuestionsProps } from './Questions.tsx';
import './Questions.module.css';

const load = async () => (await import('./Questions.tsx')).Questions;

const code: ServedCode<QuestionsProps> = { load, Part: import.meta.env.SSR ? await load() : undefined };

/** The questions about a product, as the server wrote them until somebody comes near. */
export const QuestionsPlace = (props: QuestionsProps) => (
  <Served code={code} part={props} whenNear id="questions" aria-labelledby="questions-title" />
);
