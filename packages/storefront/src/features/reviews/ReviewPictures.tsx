import * as text from '@shop/messages/reviews';
import { Image } from '@shop/ui';
import { useState } from 'react';
import { lateDialog } from '../shared/late.tsx';
import type { Review } from './reviewModel.ts';
import css from './ReviewPictures.module.css';

const PictureDialog = lateDialog(async () => (await import('./PictureDialog.tsx')).PictureDialog);

export interface ReviewPicturesProps {
  /** In the order in which they were sent; empty: nothing stands here. */
  pictures: Review['pictures'];
  /** Who took them. */
  by: string;
}

/** Pictures of a review, small; pressed, one stands large in a dialog. */
export function ReviewPictures({ pictures, by }: ReviewPicturesProps) {
  const [opened, setOpened] = useState<number>();
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className={css['pictures']} aria-label={text.picturesOf(by)}>
        {pictures.map(({ url }, index) => (
          <li key={url}>
            <button
              type="button"
              className={css['picture']}
              aria-label={text.openPicture(index + 1, pictures.length)}
              onPointerEnter={PictureDialog.prefetch}
              onFocus={PictureDialog.prefetch}
              onClick={() => setOpened(index)}
            >
              <Image src={url} alt="" ratio={1} sizes="88px" largest={320} />
            </button>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <PictureDialog pictures={pictures} first={opened} by={by} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
