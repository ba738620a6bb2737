import * as text from '@shop/messages/reviews';
import { Dialog, IconButton, Image } from '@shop/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import css from './PictureDialog.module.css';
import type { Review } from './reviewModel.ts';

export interface PictureDialogProps {
  /** All of one review, one at least. */
  pictures: Review['pictures'];
  /** Which one is shown at first, from 0. */
  first: number;
  /** Who took them. */
  by: string;
  /** The shopper has looked enough. */
  onClose: () => void;
}

/** Pictures of a review, large, one after the other: by buttons, or by the arrow keys. */
export function PictureDialog({ pictures, first, by, onClose }: PictureDialogProps) {
  const [index, setIndex] = useState(first);
  const { url, width, height } = pictures[index] ?? pictures[0]!;
  const ratio = width / height;
  const last = pictures.length - 1;
  const turn = useCallback((step: number) => setIndex(now => Math.min(last, Math.max(0, now + step))), [last]);
  // Wherever the focus is within the dialog, which nothing behind it gets.
  useEffect(() => {
    const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      // The way back is the browser's own.
      if (altKey || ctrlKey || metaKey) return;
      const onward = document.documentElement.dir === 'rtl' ? -1 : 1;
      if (key === 'ArrowRight') turn(onward);
      else if (key === 'ArrowLeft') turn(-onward);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [turn]);
  return (
    <Dialog open title={text.picturesOf(by)} onClose={onClose} readFirst>
      <div className={css['pictures']}>
        <div className={css['picture']} style={{ aspectRatio: ratio, ['--ratio' as string]: ratio }}>
          <Image key={url} src={url} alt={text.pictureOf(index + 1, by)} natural ratio={ratio} sizes="560px" />
        </div>
        {pictures.length > 1 && (
          <div className={css['turns']}>
            <IconButton label={text.previousPicture} aria-disabled={index === 0} onClick={() => turn(-1)}>
              <ChevronLeft size={22} strokeWidth={1.5} aria-hidden />
            </IconButton>
            <span aria-live="polite">{text.pictureCount(index + 1, pictures.length)}</span>
            <IconButton label={text.nextPicture} aria-disabled={index === last} onClick={() => turn(1)}>
              <ChevronRight size={22} strokeWidth={1.5} aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}
