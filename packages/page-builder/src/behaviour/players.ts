import type { VideoSource, VideoSpan } from '../tree.ts';
import type { Player } from './watchVideo.ts';

export interface PlayerOptions extends VideoSpan {
  muted: boolean;
  loop: boolean;
  controls: boolean;
  title: string;
  onPlay: () => void;
  onError: () => void;
}

/** Size of a player until the page gives it one, px (content-06). */
const fallbackSize = { width: 1280, height: 720 };

function localPlayer(
  holder: Element,
  files: { src: string; type: string }[],
  { muted, controls, start, title, onPlay, onError }: PlayerOptions,
): Player {
  const video = document.createElement('video');
  Object.assign(video, { muted, controls, playsInline: true, preload: 'metadata', ...fallbackSize });
  video.setAttribute('aria-label', title);
  for (const { src, type } of files) video.append(Object.assign(document.createElement('source'), { src, type }));
  video.addEventListener('playing', onPlay);
  video.lastElementChild?.addEventListener('error', onError);
  if (start !== undefined)
    video.addEventListener(
      'loadedmetadata',
      () => {
        video.currentTime = start;
      },
      { once: true },
    );
  holder.append(video);
  return {
    play: () => {
      // A pause before it has begun refuses the start, which is no error.
      video.play().catch(({ name }: DOMException) => name !== 'AbortError' && onError());
    },
    pause: () => video.pause(),
    seek: time => {
      video.currentTime = time;
    },
    mute: () => {
      video.muted = true;
    },
    state: () => ({
      time: video.currentTime,
      duration: video.duration,
      volume: video.muted ? 0 : video.volume * 100,
      ended: video.ended,
    }),
    remove: () => video.remove(),
  };
}

interface Host {
  origin: string;
  address: (id: string, options: PlayerOptions) => URL;
  /** What the host has to be told before it says anything. */
  listen: object[];
  command: (name: 'play' | 'pause' | 'seek' | 'mute', time?: number) => object;
  /** Reads a message into what it says of the video. */
  read: (
    message: Record<string, unknown>,
  ) => Partial<NonNullable<ReturnType<Player['state']>>> & { playing?: boolean; failed?: boolean };
}

const flag = (on: boolean) => (on ? '1' : '0');
const withQuery = (address: string, query: Record<string, string | undefined>): URL => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
  return url;
};

const hosts: Record<'youtube' | 'vimeo', Host> = {
  youtube: {
    origin: 'https://www.youtube-nocookie.com',
    address: (id, { muted, controls, start }) =>
      withQuery(`https://www.youtube-nocookie.com/embed/${id}`, {
        enablejsapi: '1',
        autoplay: '1',
        mute: flag(muted),
        controls: flag(controls),
        playsinline: '1',
        rel: '0',
        start: start?.toString(),
        origin: location.origin,
      }),
    listen: [{ event: 'listening', id: 1 }],
    command: (name, time) => ({
      event: 'command',
      func: { play: 'playVideo', pause: 'pauseVideo', seek: 'seekTo', mute: 'mute' }[name],
      args: name === 'seek' ? [time, true] : [],
    }),
    read: ({ event, info }) => {
      if (event === 'onError') return { failed: true };
      const { currentTime, duration, volume, muted, playerState } = (
        typeof info === 'object' && info !== null ? info : {}
      ) as Record<string, unknown>;
      return {
        ...(typeof currentTime === 'number' && { time: currentTime }),
        ...(typeof duration === 'number' && { duration }),
        ...(typeof volume === 'number' && { volume: muted === true ? 0 : volume }),
        ...(typeof playerState === 'number' && { ended: playerState === 0, playing: playerState === 1 }),
      };
    },
  },
  vimeo: {
    origin: 'https://player.vimeo.com',
    address: (id, { muted, controls, start }) =>
      Object.assign(
        withQuery(`https://player.vimeo.com/video/${id}`, {
          autoplay: '1',
          muted: flag(muted),
          controls: flag(controls),
          dnt: '1',
        }),
        start === undefined ? {} : { hash: `t=${start}s` },
      ),
    listen: ['timeupdate', 'play', 'ended', 'volumechange', 'error'].map(value => ({
      method: 'addEventListener',
      value,
    })),
    command: (name, time) =>
      name === 'mute'
        ? { method: 'setMuted', value: true }
        : { method: name === 'seek' ? 'setCurrentTime' : name, value: time },
    read: ({ event, data }) => {
      const { seconds, duration, volume } = (data ?? {}) as Record<string, unknown>;
      return {
        ...(typeof seconds === 'number' && { time: seconds, ended: event === 'ended' }),
        ...(typeof duration === 'number' && { duration }),
        ...(typeof volume === 'number' && { volume: volume * 100 }),
        ...(event === 'ended' && { ended: true }),
        ...(event === 'error' && { failed: true }),
        ...((event === 'play' || event === 'timeupdate') && { playing: true }),
      };
    },
  },
};

function framePlayer(
  holder: Element,
  { origin, address, listen, command, read }: Host,
  id: string,
  options: PlayerOptions,
): Player {
  const frame = document.createElement('iframe');
  Object.assign(frame, {
    src: address(id, options).href,
    title: options.title,
    allow: 'autoplay; fullscreen; picture-in-picture',
    referrerPolicy: 'strict-origin-when-cross-origin',
    ...fallbackSize,
  });
  let state: ReturnType<Player['state']>;
  const send = (message: object) => frame.contentWindow?.postMessage(JSON.stringify(message), origin);
  const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || from !== origin) return;
    let message: unknown;
    try {
      message = typeof data === 'string' ? JSON.parse(data) : data;
    } catch {
      return;
    }
    if (typeof message !== 'object' || message === null) return;
    const { playing, failed, ...told } = read(message as Record<string, unknown>);
    if (failed) options.onError();
    if (playing) options.onPlay();
    if ((message as { event?: unknown }).event === 'ready') listen.forEach(send);
    if (Object.keys(told).length > 0)
      state = { time: 0, volume: options.muted ? 0 : 100, ended: false, ...state, ...told };
  };
  addEventListener('message', hear);
  frame.addEventListener('load', () => listen.forEach(send));
  holder.append(frame);
  return {
    play: () => send(command('play')),
    pause: () => send(command('pause')),
    seek: time => {
      send(command('seek', time));
      if (state) state = { ...state, time, ended: false };
    },
    mute: () => send(command('mute')),
    state: () => state,
    remove: () => {
      removeEventListener('message', hear);
      frame.remove();
    },
  };
}

/**
 * Puts a player into `holder`. Players of other hosts are frames, driven by messages: none of their scripts runs in the
 * shop.
 */
export function makePlayer(holder: Element, source: VideoSource, options: PlayerOptions): Player {
  return source.host === 'local'
    ? localPlayer(holder, source.files, options)
    : framePlayer(holder, hosts[source.host], source.id, options);
}
