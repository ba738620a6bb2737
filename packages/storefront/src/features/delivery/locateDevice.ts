import type { UserLocation } from '@shop/state';

/** How long the device may take to find itself, ms. */
const patience = 10_000;

interface MapsAnswer {
  address?: { city?: string; town?: string; village?: string; postcode?: string };
}

/**
 * Where the device is: its position, turned into city and pincode by the open maps service (delivery-07).
 *
 * @throws when the position is refused or not found, or the service does not answer; the caller ignores it silently.
 */
export async function locateDevice(mapsUrl: string): Promise<UserLocation> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: patience });
  });
  const url = new URL(mapsUrl, location.href);
  url.search = new URLSearchParams({
    lat: String(coords.latitude),
    lon: String(coords.longitude),
    format: 'json',
  }).toString();
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience), referrerPolicy: 'strict-origin' });
  const { address } = (await answer.json()) as MapsAnswer;
  const city = address?.city ?? address?.town ?? address?.village;
  if (!city || !address?.postcode) throw new Error('locateDevice: the service knows no city or postcode here.');
  return { city, pincode: address.postcode };
}
