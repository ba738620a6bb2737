import * as text from '@shop/messages/cart';
import { Button } from '@shop/ui';
import type { LineView } from './cartLine.ts';
import css from './WaysOut.module.css';

export interface WaysOutProps {
  /** What it is called, how many pieces of it can be had, and where others like it are. */
  line: Pick<LineView, 'name' | 'fewer' | 'similarHref'>;
  /** The line is on its way to the server. */
  busy?: boolean;
  /** Takes so many pieces instead. */
  onQuantity: (quantity: number) => void;
  /** Takes the line out of the cart. */
  onRemove: () => void;
}

/** What can be done about a line that cannot be bought as it is: take what there is, take it out, look for another. */
export function WaysOut({ line: { name, fewer, similarHref }, busy = false, onQuantity, onRemove }: WaysOutProps) {
  return (
    <div className={css['ways']}>
      {fewer !== undefined && (
        <Button
          kind="secondary"
          size="small"
          busy={busy}
          aria-label={text.takeFewerOf(fewer, name)}
          onClick={() => onQuantity(fewer)}
        >
          {text.takeFewer(fewer)}
        </Button>
      )}
      <Button kind="secondary" size="small" busy={busy} aria-label={text.takeOutOf(name)} onClick={onRemove}>
        {text.takeOut}
      </Button>
      {similarHref && (
        <Button kind="quiet" size="small" href={similarHref} aria-label={text.seeSimilarTo(name)}>
          {text.seeSimilar}
        </Button>
      )}
    </div>
  );
}
