import { fetching } from '@shop/messages/controls';
import { Spinner } from '../spinner/Spinner.tsx';
import css from './Overlay.module.css';

/** Covers the page while the whole of it waits (look-16). */
export function Overlay() {
  return (
    <div className={css['overlay']} role="status">
      <Spinner size={40} />
      <p>{fetching}</p>
    </div>
  );
}
