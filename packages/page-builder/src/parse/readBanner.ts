import type { Element } from 'hast';
import type { BannerAppearance, Poster, Shown, Slide } from '../tree.ts';
import { backgroundOf } from './background.ts';
import { attribute, part, textOf } from './query.ts';
import { buttonType, colourOf, linkOf, oneOf, rich, styled, type Reader, type Reading } from './reading.ts';

const appearances = [
  'poster',
  'collage-left',
  'collage-centered',
  'collage-right',
] as const satisfies readonly BannerAppearance[];
const showing = ['always', 'hover', 'never'] as const satisfies readonly Shown[];

function poster(element: Element, reading: Reading): Poster {
  const wrapper = part(element, 'wrapper') ?? element;
  const overlay = part(element, 'overlay');
  const button = part(element, 'button');
  const label = button ? textOf(button).trim() : '';
  const { minHeight } = { ...reading.stylesOf(wrapper), ...(overlay ? reading.stylesOf(overlay) : {}) };
  const colour = colourOf(overlay && attribute(overlay, 'dataOverlayColor'));
  const show = oneOf(attribute(element, 'dataShowButton'), showing);
  return {
    appearance: oneOf(attribute(element, 'dataAppearance'), appearances),
    ...backgroundOf(wrapper),
    ...styled(element, reading),
    ...(minHeight && { minHeight }),
    content: rich(part(element, 'content'), reading),
    overlay: { show: oneOf(attribute(element, 'dataShowOverlay'), showing), ...(colour && { colour }) },
    ...(button && label !== '' && show !== 'never' && { button: { button: buttonType(button), label, show } }),
    ...linkOf(part(element, 'link'), reading),
  };
}

export const readBanner: Reader = (element, reading) => ({ type: 'banner', ...poster(element, reading) });

export function readSlide(element: Element, reading: Reading): Slide {
  const name = attribute(element, 'dataSlideName')?.trim();
  return { type: 'slide', ...(name && { name }), ...poster(element, reading) };
}
