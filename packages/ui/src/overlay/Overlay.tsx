import * as words from '@shop/messages/controls';
import { Spinner } from '../spinner/Spinner.tsx';
import css from './Overlay.module.css';

/** Covers the page while the whole of it waits (look-16). */
export function Overlay({ text = words.fetching }: { text?: string }) {
  return (
    <div className={css['overlay']} role="status">
      <Spinner size={40} />
      <p>{text}</p>
    </div>
  );
}
