import type { RenderedPage } from '@shop/variant';
import { compress, decompress, type Encoding } from '../compress.ts';

/** A page whose document can be had as a client takes it. */
export interface PackedPage extends Omit<RenderedPage, 'html'> {
  /** Whether there is a document; a redirect has none. */
  hasBody: boolean;
  /** The document in one way, or uncompressed. */
  bodyAs: (encoding: Encoding | undefined) => Promise<Uint8Array<ArrayBuffer>>;
}

/** A page that is kept. */
export interface KeptPage extends PackedPage {
  /** Names of what it shows, as the back end told them. */
  tags: ReadonlySet<string>;
  /** Room that it takes, bytes. */
  bytes: number;
}

/** What a page takes beside its document and its headers, bytes. */
const rest = 4096;
/** Room that texts take beside it: each is held in two places, as its address is by the key. */
export const roomOf = (...texts: string[]): number => 2 * texts.join('').length;

/** A page that leaves at once: compressed as one client takes it. */
export const packOnce = ({ html, ...page }: RenderedPage): PackedPage => ({
  ...page,
  hasBody: html !== '',
  // As bytes: of a text Node would measure how many they are, and then write it once more.
  bodyAs: async encoding =>
    encoding !== undefined ? compress(html, encoding) : typeof html === 'string' ? Buffer.from(html) : html,
});

/** A page that stays: compressed the best way. The few clients that do not take it get it converted. */
export async function packToKeep({ html, ...page }: RenderedPage): Promise<KeptPage> {
  const best = await compress(html, 'br');
  return {
    ...page,
    hasBody: html !== '',
    tags: new Set(page.headers['x-magento-tags']?.split(',')),
    bytes: best.byteLength + rest + roomOf(...Object.values(page.headers)),
    async bodyAs(encoding) {
      if (encoding === 'br') return best;
      const plain = await decompress(best);
      return encoding === undefined ? plain : compress(plain, encoding);
    },
  };
}
