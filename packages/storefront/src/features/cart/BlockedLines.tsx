import * as text from '@shop/messages/cart';
import { Notice } from '@shop/ui';
import { useId } from 'react';
import css from './BlockedLines.module.css';
import type { LineView } from './cartLine.ts';
import { WaysOut } from './WaysOut.tsx';

export interface BlockedLine {
  /** The line as the cart shows it, with what is wrong with it. */
  line: LineView;
  /** It is on its way to the server. */
  busy: boolean;
  /** What went wrong when it was changed here. */
  trouble?: string | undefined;
  /** Takes so many pieces instead. */
  onQuantity: (quantity: number) => void;
  /** Takes the line out of the cart. */
  onRemove: () => void;
}

/** What keeps an order from being placed, where it is placed, with what can be done about it. */
export function BlockedLines({
  lines,
}: {
  /** Those that cannot be bought, in the order of the cart. */
  lines: BlockedLine[];
}) {
  const heading = useId();
  return (
    <section className={css['blocked']} aria-labelledby={heading}>
      <h2 id={heading}>{text.blockedHeading}</h2>
      <p>{text.blockedHelp}</p>
      <ul>
        {lines.map(({ line, busy, trouble, onQuantity, onRemove }) => (
          <li key={line.uid}>
            <Notice tone={line.soldOut ? 'danger' : 'warning'} urgent={trouble !== undefined}>
              <strong>{line.name}</strong>
              <p>{trouble ?? line.trouble}</p>
              <WaysOut line={line} busy={busy} onQuantity={onQuantity} onRemove={onRemove} />
            </Notice>
          </li>
        ))}
      </ul>
    </section>
  );
}
