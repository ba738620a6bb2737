import type { Element } from 'hast';
import type { Background, BackgroundVideo } from '../tree.ts';
import { attribute, findInside } from './query.ts';
import { colourOf } from './reading.ts';
import { safeAddress } from './safeAddress.ts';
import { videoSource, videoSpan } from './videoSource.ts';

function pictures(text: string | undefined): Pick<Background, 'desktop' | 'mobile'> {
  if (!text) return {};
  try {
    const { desktop_image, mobile_image } = JSON.parse(text.replaceAll('\\"', '"')) as Record<string, unknown>;
    const [desktop, mobile] = [desktop_image, mobile_image].map(address =>
      typeof address === 'string' ? safeAddress(address) : undefined,
    );
    return { ...(desktop && { desktop }), ...(mobile && mobile !== desktop && { mobile }) };
  } catch {
    return {};
  }
}

function videoOf(element: Element): BackgroundVideo | undefined {
  const address = attribute(element, 'dataVideoSrc');
  const source = attribute(element, 'dataBackgroundType') === 'video' ? videoSource(address) : undefined;
  if (!source || address === undefined) return undefined;
  const fallback = safeAddress(attribute(element, 'dataVideoFallbackSrc'));
  const over = findInside(element, child => attribute(child, 'dataElement') === 'video_overlay');
  const overlay = colourOf(over && attribute(over, 'dataVideoOverlayColor'));
  return {
    source,
    ...(fallback && { fallback }),
    loop: attribute(element, 'dataVideoLoop') !== 'false',
    onlyVisible: attribute(element, 'dataVideoPlayOnlyVisible') !== 'false',
    lazy: attribute(element, 'dataVideoLazyLoad') !== 'false',
    ...(overlay && { overlay }),
    ...videoSpan(address, attribute(element, 'dataVideoStartTime'), attribute(element, 'dataVideoEndTime')),
  };
}

/** What stands behind an element: pictures, as JSON whose quotes carry backslashes, or a video. */
export function backgroundOf(element: Element): { background?: Background } {
  const video = videoOf(element);
  const background = { ...pictures(attribute(element, 'dataBackgroundImages')), ...(video && { video }) };
  return Object.keys(background).length > 0 ? { background } : {};
}
