import type { VideoSpan } from '../tree.ts';

/** How often volume and end time are looked at, ms (content-08). */
export const pollEvery = 150;
/** How long before its end a looped video begins anew, s (content-07). */
const restartBefore = 0.1;

/** What a video of any host can be asked and told. */
export interface Player {
  /** Starts the video, or goes on with it. */
  play: () => void;
  pause: () => void;
  /** Seconds from the beginning. */
  seek: (time: number) => void;
  mute: () => void;
  /** Seconds, and volume from 0 to 100; undefined while the host has not said. */
  state: () => { time: number; duration?: number; volume: number; ended: boolean } | undefined;
  remove: () => void;
}

export interface WatchOptions extends VideoSpan {
  loop: boolean;
  /** Nobody asked for sound: if it comes, it goes. */
  muted: boolean;
  onVolume?: (volume: number) => void;
  /** The video is over, and does not begin again. */
  onEnd: () => void;
}

/** Keeps a video between its start and its end, round and round if it loops. */
export function watchVideo(player: Player, { start = 0, end, loop, muted, onVolume, onEnd }: WatchOptions): () => void {
  let volume: number | undefined;
  let over = false;
  const look = () => {
    const now = player.state();
    if (!now) return;
    if (now.volume !== volume) {
      volume = now.volume;
      if (muted && volume > 0) player.mute();
      onVolume?.(volume);
    }
    const until = end ?? (loop && now.duration ? now.duration - restartBefore : undefined);
    if (!now.ended && (until === undefined || now.time < until)) {
      over = false;
      return;
    }
    if (loop) {
      player.seek(start);
      player.play();
    } else if (!over) {
      over = true;
      player.pause();
      onEnd();
    }
  };
  const timer = setInterval(look, pollEvery);
  return () => clearInterval(timer);
}
