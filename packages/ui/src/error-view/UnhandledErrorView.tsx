import { Button } from '../button/Button.tsx';
import css from './UnhandledErrorView.module.css';

export interface UnhandledErrorViewProps {
  /** By which support finds the error. */
  id: string;
  onReload: () => void;
}

/** Stands instead of the page after an error that nothing caught (specification, section 2). */
export function UnhandledErrorView({ id, onReload }: UnhandledErrorViewProps) {
  return (
    <main className={css['view']}>
      <div role="alert">
        <h1>Sorry! An unexpected error occurred.</h1>
        <p>Your cart is safe. Reload the page to go on. If it happens again, tell us this number: <strong>{id}</strong></p>
      </div>
      <Button onClick={onReload}>Reload the page</Button>
    </main>
  );
}
