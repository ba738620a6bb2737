import { whileVisible } from '@shop/ui';
import type { BackgroundVideo } from '../tree.ts';
import { makePlayer } from './players.ts';
import { watchVideo, type Player } from './watchVideo.ts';

/**
 * A muted video behind content. Its fallback picture stands until it plays, and again on an error (content-11) and at an
 * unlooped end. It can be paused, and does not begin by itself for readers who asked for less motion.
 */
export function runBackgroundVideo(
  root: HTMLElement,
  { source, loop, onlyVisible, lazy, start, end }: BackgroundVideo,
): () => void {
  const holder = root.querySelector<HTMLElement>('[data-player]');
  const pause = root.querySelector<HTMLButtonElement>('[data-pause]');
  if (!holder || !pause) return () => {};
  const span = { ...(start !== undefined && { start }), ...(end !== undefined && { end }) };
  let player: Player | undefined;
  let unwatchPlayer = () => {};
  let paused = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let over = false;
  let visible = false;
  const showPicture = () => {
    over = true;
    delete root.dataset['playing'];
    pause.hidden = true;
  };
  const open = () => {
    player = makePlayer(holder, source, {
      ...span,
      muted: true,
      loop,
      controls: false,
      title: '',
      onPlay: () => {
        if (!over) root.dataset['playing'] = '';
      },
      onError: showPicture,
    });
    unwatchPlayer = watchVideo(player, { ...span, loop, muted: true, onEnd: showPicture });
  };
  const update = () => {
    pause.setAttribute('aria-pressed', String(paused));
    if (over) return;
    if (paused || (onlyVisible && !visible)) player?.pause();
    else {
      if (!player && (visible || !lazy)) open();
      player?.play();
    }
  };
  const listening = new AbortController();
  pause.hidden = false;
  pause.addEventListener(
    'click',
    () => {
      paused = !paused;
      update();
    },
    listening,
  );
  const unwatch = whileVisible(root, now => {
    visible = now;
    update();
  });
  return () => {
    listening.abort();
    unwatch();
    unwatchPlayer();
    player?.remove();
  };
}
