import * as text from '@shop/messages/together';
import { Button, Checkbox, Image, Link, Notice, VisuallyHidden } from '@shop/ui';
import { Price } from '../shared/Price.tsx';
import css from './Together.module.css';
import type { TogetherLine } from './togetherLines.ts';

export interface TogetherItemProps {
  /** The product as it stands there now; amounts in rupees. */
  line: TogetherLine;
  /** The page is about it. */
  isOwn: boolean;
  /** It goes into the cart with the others. */
  isTicked: boolean;
  /** Takes it into the set, or leaves it out. */
  onTick: (isTicked: boolean) => void;
  /** Opens its options; absent where there are none, or where they are chosen elsewhere. */
  onChoose?: (() => void) | undefined;
  /** Its options may be opened soon. */
  onNear?: (() => void) | undefined;
  /** Why it did not come into the cart. */
  refusal?: string | undefined;
}

/** One product of a set: its picture is its box to tick. */
export function TogetherItem({ line, isOwn, isTicked, onTick, onChoose, onNear, refusal }: TogetherItemProps) {
  return (
    <li className={css['item']} data-ticked={isTicked || undefined} onPointerEnter={onNear}>
      <span className={css['pick']}>
        <Checkbox
          checked={isTicked}
          onChange={event => onTick(event.target.checked)}
          label={
            <>
              <VisuallyHidden>{text.take(line.name)}</VisuallyHidden>
              <span className={css['picture']}>
                {line.picture && <Image src={line.picture} alt="" sizes="(width < 768px) 80px, 200px" largest={480} />}
              </span>
            </>
          }
        />
      </span>
      <div className={css['what']}>
        {isOwn ? (
          <p>
            <strong>{text.thisOne}</strong> {line.name}
          </p>
        ) : (
          <Link href={line.href}>{line.name}</Link>
        )}
        <Price value={line.price} was={line.was} prefix={line.isFrom ? text.from : undefined} size="small" />
        {line.choice && <p className={css['quiet']}>{line.choice}</p>}
        {onChoose && (
          <Button
            kind="secondary"
            size="small"
            aria-label={line.choice ? text.changeOf(line.name) : text.chooseOf(line.name)}
            onClick={onChoose}
          >
            {line.choice ? text.change : text.choose}
          </Button>
        )}
      </div>
      {refusal && (
        <div className={css['refusal']}>
          <Notice tone="danger" urgent>
            {text.refused(line.name, refusal)}
          </Notice>
        </div>
      )}
    </li>
  );
}
