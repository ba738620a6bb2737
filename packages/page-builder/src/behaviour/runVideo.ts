import { whileVisible } from '@shop/ui';
import type { Video } from '../tree.ts';
import { onTap } from './onTap.ts';
import { makePlayer } from './players.ts';
import { browserTools, thumbnail } from './thumbnail.ts';
import { watchVideo, type Player } from './watchVideo.ts';

/** A video of a page. Nothing of another host comes before it is in sight, and its player only when it is asked for. */
export function runVideo(root: HTMLElement, { source, autoplay, muted, start, end }: Video): () => void {
  const button = root.querySelector<HTMLElement>('button');
  const holder = root.querySelector<HTMLElement>('[data-player]');
  if (!button || !holder) return () => {};
  const span = { ...(start !== undefined && { start }), ...(end !== undefined && { end }) };
  let player: Player | undefined;
  let unwatchPlayer = () => {};
  let gone = false;
  const close = () => {
    unwatchPlayer();
    player?.remove();
    player = undefined;
    delete root.dataset['playing'];
  };
  const open = (asked: boolean) => {
    if (player) return;
    // A failed player gives way to the picture, and can be asked for again.
    const fail = () => {
      close();
      stopTap = onTap(button, () => open(true));
    };
    player = makePlayer(holder, source, {
      ...span,
      muted: muted || !asked,
      loop: false,
      controls: true,
      title: button.getAttribute('aria-label') ?? '',
      onPlay: () => {},
      onError: fail,
    });
    // The button is hidden behind the player.
    if (document.activeElement === button) holder.querySelector<HTMLElement>('video, iframe')?.focus();
    root.dataset['playing'] = '';
    player.play();
    unwatchPlayer = watchVideo(player, { ...span, loop: false, muted: false, onEnd: () => {} });
  };
  let stopTap = onTap(button, () => open(true));
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let seen = false;
  const unwatch = whileVisible(root, visible => {
    if (!visible || seen) return;
    seen = true;
    if (autoplay && !still) open(false);
    thumbnail(source, browserTools).then(
      address => {
        const picture = root.querySelector<HTMLImageElement>('img');
        if (gone || !picture || address === undefined) return;
        picture.src = address;
        picture.hidden = false;
      },
      () => {},
    );
  });
  return () => {
    gone = true;
    unwatch();
    stopTap();
    close();
  };
}
