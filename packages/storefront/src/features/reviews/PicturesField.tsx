import * as text from '@shop/messages/reviews';
import { FileField, IconButton, Notice, Spinner, VisuallyHidden } from '@shop/ui';
import { RotateCcw, X } from 'lucide-react';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import css from './PicturesField.module.css';
import { LARGEST_FILE } from './shrinkPicture.ts';
import { MOST_PICTURES, type usePictures } from './usePictures.ts';

export type PicturesFieldProps = Pick<
  ReturnType<typeof usePictures>,
  'pictures' | 'unreadable' | 'add' | 'again' | 'remove'
>;

/** Chooses the pictures of a review, shows them, and takes them out again (reviews-04). */
export function PicturesField({ pictures, unreadable, add, again, remove }: PicturesFieldProps) {
  const chooser = useId();
  const room = MOST_PICTURES - pictures.length;
  const sending = pictures.filter(({ token, isFailed }) => token === undefined && !isFailed).length;
  return (
    <div className={css['field']}>
      <FileField
        id={chooser}
        label={text.pictures}
        hint={text.picturesHint(MOST_PICTURES)}
        action={text.addPictures}
        accept="image/*"
        most={room}
        mostBytes={LARGEST_FILE}
        files={[]}
        onChange={add}
        disabled={room === 0}
      />
      {pictures.length > 0 && (
        <ul className={css['pictures']}>
          {pictures.map(({ key, preview, token, isFailed }, index) => (
            <li key={key} className={css['picture']} data-failed={isFailed || undefined}>
              {preview && <img src={preview} alt={text.chosenPicture(index + 1)} />}
              {token === undefined && !isFailed && <Spinner size={22} />}
              {isFailed && (
                <IconButton label={text.sendPictureAgain(index + 1)} onClick={() => again(key)}>
                  <RotateCcw size={20} strokeWidth={1.5} aria-hidden />
                </IconButton>
              )}
              <IconButton
                className={css['remove']}
                label={text.removePicture(index + 1)}
                onClick={() => {
                  // It takes no focus as long as there is no room.
                  flushSync(() => remove(key));
                  document.getElementById(chooser)?.focus();
                }}
              >
                <X size={18} strokeWidth={2} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <p role="status">
        <VisuallyHidden>
          {sending > 0 ? text.picturesSending(sending) : pictures.length > 0 && text.picturesReady(pictures.length)}
        </VisuallyHidden>
      </p>
      {unreadable > 0 && (
        <Notice tone="danger" urgent>
          {text.noPicture(unreadable)}
        </Notice>
      )}
      {pictures.some(({ isFailed }) => isFailed) && (
        <Notice tone="danger" urgent>
          {text.pictureNotSent}
        </Notice>
      )}
    </div>
  );
}
