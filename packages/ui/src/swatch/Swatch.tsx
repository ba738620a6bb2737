// chunk: signs
import { useState, type ReactNode } from 'react';
import { Image } from '../image/Image.tsx';

export interface SwatchProps {
  /** #rrggbb. */
  colour?: string | undefined;
  /** Address of a picture, instead of a colour. */
  picture?: string | undefined;
  /** How wide it stands, px. */
  size: number;
  /** Its frame, which keeps its place before the picture comes; unless given that of the part around it. */
  className?: string | undefined;
  /** Stands there where the picture does not load: the name, unless that is beside it anyway. */
  instead?: ReactNode;
}

/** Stands for a colour or a print, without words: whoever uses it names it (look-25). */
export function Swatch({ colour, picture, size, className, instead }: SwatchProps) {
  const [isLost, setLost] = useState(false);
  if (!picture) return <span className={className} style={{ backgroundColor: colour }} />;
  if (isLost) return instead;
  return (
    <span
      className={className}
      // It may have failed before there was a script to hear of it.
      ref={frame => {
        const image = frame?.firstElementChild as HTMLImageElement | null | undefined;
        if (image?.complete && image.naturalWidth === 0) setLost(true);
      }}
      onErrorCapture={() => setLost(true)}
    >
      {/* Sharp where a screen has three dots for each pixel. */}
      <Image src={picture} alt="" ratio={1} sizes={`${size}px`} largest={size * 5} />
    </span>
  );
}
