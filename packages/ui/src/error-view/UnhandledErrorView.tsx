import * as text from '@shop/messages/unhandled';
import { Button } from '../button/Button.tsx';
import css from './UnhandledErrorView.module.css';

export interface UnhandledErrorViewProps {
  /** By which support finds the error. */
  id: string;
  /** The shopper wants the page anew. */
  onReload: () => void;
}

/** Stands instead of the page after an error that nothing caught (errors-05). */
export function UnhandledErrorView({ id, onReload }: UnhandledErrorViewProps) {
  return (
    <main className={css['view']}>
      <div role="alert">
        <h1>{text.title}</h1>
        <p>
          {text.whatToDo}
          <strong>{id}</strong>
        </p>
      </div>
      <Button onClick={onReload}>{text.reload}</Button>
    </main>
  );
}
