// chunk: content
import { pauseVideo } from '@shop/messages/content';
import { Image, useBehaviour } from '@shop/ui';
import type { CSSProperties } from 'react';
import type { Background, BackgroundVideo } from '../tree.ts';
import css from './Backdrop.module.css';

const load = () => import('../behaviour/runBackgroundVideo.ts').then(module => module.runBackgroundVideo);

function VideoBackdrop({ video, first }: { video: BackgroundVideo; first: boolean }) {
  const root = useBehaviour(load, video);
  return (
    <div ref={root}>
      <div className={css['player']} data-player aria-hidden inert />
      {video.fallback && (
        <Image className={css['fallback']} src={video.fallback} alt="" sizes="100vw" priority={first} fill />
      )}
      {video.overlay && <div className={css['veil']} style={{ background: video.overlay }} />}
      <button className={css['pause']} type="button" data-pause hidden aria-label={pauseVideo} aria-pressed={false} />
    </div>
  );
}

export interface BackdropProps {
  /** Absent: nothing stands behind it. */
  background: Background | undefined;
  /** True for what stands in the first screen: its picture is not lazy. */
  first: boolean;
  /** From -1 to 2; at 1 the picture moves with the page. Absent: there is no parallax. */
  parallax?: { speed: number } | undefined;
}

/**
 * What stands behind a row, column or banner: a picture for wide screens and, up to 768 px, another one where it is
 * given; or a video. With parallax the picture is 1.25 times the size and moves against the page (content-13).
 */
export function Backdrop({ background, first, parallax }: BackdropProps) {
  if (background?.video) return <VideoBackdrop video={background.video} first={first} />;
  const wide = background?.desktop ?? background?.mobile;
  if (wide === undefined) return null;
  const picture = (
    <Image
      className={css['picture']}
      src={wide}
      mobileSrc={background?.mobile}
      alt=""
      sizes={parallax ? '125vw' : '100vw'}
      priority={first}
      fill
    />
  );
  if (!parallax) return picture;
  const part = Math.min(Math.max((1 - parallax.speed) * 2, -1), 1);
  return (
    <div className={css['window']}>
      <div className={css['parallax']} style={{ '--part': part } as CSSProperties}>
        {picture}
      </div>
    </div>
  );
}
