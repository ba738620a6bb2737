// chunk: content
import { playVideo } from '@shop/messages/content';
import { useBehaviour } from '@shop/ui';
import type { Video } from '../tree.ts';
import { styleOf } from './styleOf.ts';
import css from './VideoPart.module.css';

const load = () => import('../behaviour/runVideo.ts').then(module => module.runVideo);

/** A video: a picture with a button until somebody asks for the player. */
export function VideoPart({
  element,
}: {
  /** Address, picture and width of the video. */
  element: Video;
}) {
  const root = useBehaviour(load, element);
  return (
    <div style={styleOf(element)}>
      <div ref={root} className={css['video']} style={{ maxWidth: element.maxWidth }}>
        <img className={css['picture']} alt="" hidden />
        <button className={css['play']} type="button" aria-label={playVideo} />
        <div className={css['player']} data-player />
      </div>
    </div>
  );
}
