// chunk: listing
import * as text from '@shop/messages/listing';
import { Swatch } from '@shop/ui';
import { useId } from 'react';
import type { SeenOption } from './seenOption.ts';
import css from './TileSwatches.module.css';

export interface TileSwatchesProps {
  /** What can be seen of it: colours or pictures. */
  option: SeenOption;
  /** Uid of the chosen value. */
  chosen: string | undefined;
  /** Told the uid of the value that was pressed. */
  onChoose: (uid: string) => void;
  /** A mouse came over a value, or left. */
  onPreview: (uid: string | undefined) => void;
}

/** Dots that a phone has room for, and those of a wider tile. */
const fewest = 3;
const most = 5;

/** The colours or prints of a product on its tile: one stop of the keyboard, and its arrows show one after the other. */
export function TileSwatches({ option, chosen, onChoose, onPreview }: TileSwatchesProps) {
  const name = useId();
  const { length } = option.values;
  return (
    <fieldset className={css['swatches']} onPointerLeave={() => onPreview(undefined)}>
      <legend className={css['legend']}>{option.label}</legend>
      {option.values.slice(0, most).map(({ uid, label, swatch, picture }, place) => (
        <label
          key={uid}
          className={css['swatch']}
          title={label}
          data-wide={place >= fewest || undefined}
          onPointerEnter={event => event.pointerType === 'mouse' && onPreview(uid)}
        >
          <input type="radio" name={name} aria-label={label} checked={uid === chosen} onChange={() => onChoose(uid)} />
          <Swatch
            className={css['dot']}
            picture={picture}
            colour={swatch}
            size={24}
            instead={<span className={css['name']}>{label}</span>}
          />
        </label>
      ))}
      {length > fewest && (
        <span className={css['rest']}>
          <bdi>{text.moreColours(length - fewest)}</bdi>
        </span>
      )}
      {length > most && (
        <span className={css['restWide']}>
          <bdi>{text.moreColours(length - most)}</bdi>
        </span>
      )}
    </fieldset>
  );
}
