import * as words from '@shop/messages/controls';
import { Spinner } from '../spinner/Spinner.tsx';
import css from './Overlay.module.css';

export interface OverlayProps {
  /** What is being done; "Fetching Data..." unless told. */
  text?: string;
}

/** Covers the page while the whole of it waits (look-16). */
export function Overlay({ text = words.fetching }: OverlayProps) {
  return (
    <div className={css['overlay']} role="status">
      <Spinner size={40} />
      <p>{text}</p>
    </div>
  );
}
