import type { Element } from 'hast';
import type { CarouselOptions, SliderOptions } from '../tree.ts';
import { attribute, findAllInside } from './query.ts';
import { oneOf, styled, type Reader } from './reading.ts';
import { readSlide } from './readBanner.ts';

function options(element: Element): SliderOptions {
  const speed = Number(attribute(element, 'dataAutoplaySpeed'));
  const is = (name: string) => attribute(element, name) === 'true';
  return {
    autoplay: is('dataAutoplay'),
    autoplaySpeed: speed > 0 ? speed : 4000,
    fade: is('dataFade'),
    infinite: is('dataInfiniteLoop'),
    arrows: is('dataShowArrows'),
    dots: is('dataShowDots'),
  };
}

export function carouselOptions(element: Element): CarouselOptions {
  const [centerPadding] = /^\d+(\.\d+)?(px|rem|em|%|vw)$/.exec(attribute(element, 'dataCenterPadding') ?? '') ?? [];
  return {
    ...options(element),
    mode: oneOf(attribute(element, 'dataCarouselMode'), ['default', 'continuous']),
    ...(centerPadding && { centerPadding }),
  };
}

/** A slide that cannot be read is skipped; the others stay. */
export const readSlider: Reader = (element, reading) => {
  const slides = findAllInside(element, child => attribute(child, 'dataContentType') === 'slide').map(child =>
    readSlide(child, reading),
  );
  const { minHeight } = reading.stylesOf(element);
  return slides.length > 0
    ? {
        type: 'slider',
        options: options(element),
        ...(minHeight && { minHeight }),
        ...styled(element, reading),
        slides,
      }
    : null;
};
