import * as text from '@shop/messages/gallery';
import { videoFile, videoSource } from '@shop/page-builder/video';
import { IconButton, Link } from '@shop/ui';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import css from './GalleryExtras.module.css';

export interface PlayerProps {
  /** Of a file of the shop, or of the video's page at YouTube or Vimeo. */
  address: string;
  /** What the video shows, read out. */
  title: string;
  /** The shopper left it, or a file came to its end. */
  onClose: () => void;
}

/**
 * A video over its picture: YouTube and Vimeo in their own players, files of the shop in the browser's. The focus goes
 * to it and comes back; Escape and the end of a file close it.
 */
export function Player({ address, title, onClose }: PlayerProps) {
  const source = videoFile(address) ?? videoSource(address);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector<HTMLElement>('video, iframe, a, button')?.focus();
    return () => {
      // Who has gone on while it ran is not called back from there.
      if (before instanceof HTMLElement && document.activeElement === document.body)
        before.focus({ preventScroll: true });
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape does what the button within does
    <div
      ref={box}
      className={css['player']}
      onKeyDown={event => {
        if (event.key === 'Escape') onClose();
      }}
    >
      {source === undefined && (
        <Link href={address} newTab>
          {text.watch}
        </Link>
      )}
      {source?.host === 'local' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are the merchant's: Magento has no field for them
        <video controls autoPlay playsInline tabIndex={0} aria-label={text.video(title)} onEnded={onClose}>
          {source.files.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
        </video>
      )}
      {(source?.host === 'youtube' || source?.host === 'vimeo') && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- players of another origin, named in the page's policy, need scripts and their own storage
        <iframe
          title={text.video(title)}
          allow="autoplay; fullscreen; picture-in-picture"
          allowFullScreen
          src={
            source.host === 'youtube'
              ? `https://www.youtube-nocookie.com/embed/${source.id}?autoplay=1&playsinline=1&rel=0`
              : `https://player.vimeo.com/video/${source.id}?autoplay=1&dnt=1`
          }
        />
      )}
      <IconButton className={css['end']} label={text.close} onClick={onClose}>
        <X size={22} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </div>
  );
}
