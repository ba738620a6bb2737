import { attribute, part } from './query.ts';
import { findByTag, styled, type Reader } from './reading.ts';
import { videoFile, videoSource, videoSpan } from './videoSource.ts';

export const readVideo: Reader = (element, reading) => {
  const player = findByTag(element, 'iframe', 'video');
  if (!player) return null;
  const address = attribute(player, 'src') ?? attribute(findByTag(player, 'source') ?? player, 'src') ?? '';
  const source = videoSource(address) ?? videoFile(address);
  if (!source) return null;
  const inner = part(element, 'inner');
  const { maxWidth } = inner ? reading.stylesOf(inner) : {};
  const asks = (name: string, property: string) =>
    player.properties[property] !== undefined || new RegExp(`[?&]${name}=1`).test(address);
  return {
    type: 'video',
    source,
    autoplay: asks('autoplay', 'autoPlay'),
    muted: asks('mute', 'muted'),
    ...(maxWidth && { maxWidth }),
    ...videoSpan(address),
    ...styled(element, reading),
  };
};
