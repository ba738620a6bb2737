import { preload } from 'react-dom';
import css from './Image.module.css';
import { defaultRatio, imageSrcSet, imageUrl } from './imageUrl.ts';

export interface ImageProps {
  /** Address of the original; sizes are made from it. */
  src: string;
  /** Another picture up to 768 px (content-14). */
  mobileSrc?: string | undefined;
  /** What it shows; empty for decoration. */
  alt: string;
  /** Width over height; 0.8 unless told (look-08). A natural picture keeps its own, and this place until it comes. */
  ratio?: number | undefined;
  /** How wide it stands, as in the `sizes` attribute; asked of browsers that cannot tell themselves. */
  sizes: string;
  /** The main picture of its page: fetched first (look-19), never lazy. */
  priority?: boolean;
  /** Fills its positioned parent. */
  fill?: boolean;
  /** Keeps the picture's own ratio. */
  natural?: boolean;
  /**
   * Largest width that is offered, px; 2560 unless told. Say it where the picture never stands that wide: it saves
   * bytes.
   */
  largest?: number;
  /** Of the picture. */
  className?: string | undefined;
}

const narrow = '(max-width: 768px)';
const wide = '(width > 768px)';

/**
 * A picture in the nine widths of look-07, lazy unless it is the main one (look-11). Its place is kept before it comes.
 */
export function Image({
  src,
  mobileSrc,
  alt,
  ratio,
  sizes,
  priority = false,
  fill = false,
  natural = false,
  largest,
  className,
}: ImageProps) {
  const cut = fill || natural ? undefined : (ratio ?? defaultRatio);
  const srcSet = imageSrcSet(src, cut, largest);
  const width = 640;
  // The browser knows how wide a late picture stands, in a column too. It then takes the place from the page alone, so
  // the page must say its ratio.
  const standsByItself = !priority && mobileSrc === undefined && (cut !== undefined || fill || ratio !== undefined);
  const picture = (
    <img
      className={[css['image'], className].filter(Boolean).join(' ')}
      data-fill={fill || undefined}
      data-natural={natural || undefined}
      src={imageUrl(src, { width, height: cut && width / cut })}
      srcSet={srcSet}
      sizes={standsByItself ? `auto, ${sizes}` : sizes}
      alt={alt}
      {...(cut && { width, height: Math.round(width / cut) })}
      {...(cut && cut !== defaultRatio && { style: { aspectRatio: cut } })}
      {...(natural && ratio && { style: { aspectRatio: `auto ${ratio}` } })}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
    />
  );
  if (mobileSrc === undefined) return picture;
  const mobileSrcSet = imageSrcSet(mobileSrc, cut, largest);
  // React asks for the main picture from the first bytes on, but not where there are two of them.
  if (priority) {
    preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high', media: wide });
    preload(mobileSrc, {
      as: 'image',
      imageSrcSet: mobileSrcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
      media: narrow,
    });
  }
  return (
    <picture>
      <source media={narrow} srcSet={mobileSrcSet} sizes={sizes} />
      {picture}
    </picture>
  );
}
