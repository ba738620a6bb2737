import type { VideoFile, VideoSource } from '../tree.ts';
import { safeAddress } from './safeAddress.ts';

const youtube =
  /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:embed|v|shorts|live|u\/\w)\/))([\w-]{11})(?![\w-])/;
const vimeo =
  /vimeo\.com\/(?:channels\/(?:\w+\/)?|groups\/[^/]*\/videos\/|album\/\d+\/video\/|video\/)?(\d+)(?=$|[/?#])/;
const types: Record<string, VideoFile['type']> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  ogg: 'video/ogg',
};

/** Longest source of a video that is read, in characters: several addresses and their types. */
const longestSource = 4096;

/** Media come through the shop's own origin, as pictures do: a policy need not name the back end. */
const ownMedia = /^https?:\/\/[^/]+(?=\/media\/)/i;

/**
 * Reads a video's address: YouTube (an id of 11 characters), Vimeo (a number), or files as "mp4:a.mp4,webm:a.webm", in
 * that order (content-05). Anything else is no video.
 */
export function videoSource(text: string | undefined): VideoSource | undefined {
  if (!text || text.length > longestSource) return undefined;
  const [, video] = youtube.exec(text) ?? [];
  if (video !== undefined) return { host: 'youtube', id: video };
  const [, number] = vimeo.exec(text) ?? [];
  if (number !== undefined) return { host: 'vimeo', id: number };
  const files = text.split(',').flatMap((part): VideoFile[] => {
    const [, prefix = '', address = ''] = /^\s*(mp4|webm|ogv|ogg):(.+)$/.exec(part) ?? [];
    const type = types[prefix];
    const src = safeAddress(address.trim())?.replace(ownMedia, '');
    return type !== undefined && src !== undefined ? [{ src, type }] : [];
  });
  return files.length > 0 ? { host: 'local', files } : undefined;
}

/** The address of a `video` element, which carries no prefix: its ending tells the type. */
export function videoFile(src: string | undefined): VideoSource | undefined {
  const [, ending = ''] = /\.(mp4|webm|ogv|ogg)(?:$|[?#])/i.exec(src ?? '') ?? [];
  return ending === '' ? undefined : videoSource(`${ending.toLowerCase()}:${(src ?? '').replaceAll(',', '%2C')}`);
}

/** Where a video begins and ends: from its own attributes, else from its address. In seconds. */
export function videoSpan(address: string, start?: string, end?: string): { start?: number; end?: number } {
  const query = new URLSearchParams(address.split(/[?#]/)[1] ?? '');
  const seconds = (...texts: (string | null | undefined)[]) =>
    texts.map(text => Number.parseFloat(text ?? '')).find(number => number > 0);
  const from = seconds(start, query.get('start'), query.get('t'));
  const to = seconds(end, query.get('end'));
  return { ...(from !== undefined && { start: from }), ...(to !== undefined && to > (from ?? 0) && { end: to }) };
}
