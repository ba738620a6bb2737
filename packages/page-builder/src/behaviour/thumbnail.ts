import type { VideoSource } from '../tree.ts';

const names = ['maxresdefault', 'sddefault', 'hqdefault', '0'];
/** Width of the grey picture that stands for one that is missing, px. */
const placeholderWidth = 120;

export interface ThumbnailTools {
  /** Fetches a picture and gives its width, px; undefined when there is none. */
  widthOf: (address: string) => Promise<number | undefined>;
  fetch: (address: string) => Promise<Pick<Response, 'ok' | 'json'>>;
}

export const browserTools: ThumbnailTools = {
  widthOf: address =>
    new Promise(resolve => {
      const image = new Image();
      image.addEventListener('load', () => resolve(image.naturalWidth));
      image.addEventListener('error', () => resolve(undefined));
      image.src = address;
    }),
  fetch: address => fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' }),
};

/**
 * The picture that stands for a video: YouTube's largest that exists, Vimeo's by its metadata (content-10). Undefined
 * when there is none.
 */
export async function thumbnail(source: VideoSource, { widthOf, fetch }: ThumbnailTools): Promise<string | undefined> {
  if (source.host === 'local') return undefined;
  if (source.host === 'youtube') {
    for (const name of names) {
      const address = `https://i.ytimg.com/vi/${source.id}/${name}.jpg`;
      const width = await widthOf(address);
      if (width !== undefined && width !== placeholderWidth) return address;
    }
    return undefined;
  }
  try {
    const answer = await fetch(
      `https://vimeo.com/api/oembed.json?width=1280&url=${encodeURIComponent(`https://vimeo.com/${source.id}`)}`,
    );
    const { thumbnail_url: address } = (answer.ok ? await answer.json() : {}) as { thumbnail_url?: unknown };
    return typeof address === 'string' && address.startsWith('https://i.vimeocdn.com/') ? address : undefined;
  } catch {
    return undefined;
  }
}
