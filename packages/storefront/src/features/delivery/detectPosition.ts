import { detectLocation } from '@shop/state';
import { locateDevice } from './locateDevice.ts';

/**
 * Delivers to where the device is.
 *
 * @param isAsked the shopper asked for it.
 */
export const detectPosition = (mapsUrl: string, isAsked = false) =>
  detectLocation(() => locateDevice(mapsUrl), isAsked);
