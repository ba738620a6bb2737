import { detectLocation } from '@shop/state';
import { locateDevice } from './locateDevice.ts';

/** Delivers to where the device is. */
export const detectPosition = (mapsUrl: string) => detectLocation(() => locateDevice(mapsUrl));
