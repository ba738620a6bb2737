/** Bytes that the shop takes of one picture. */
const MOST_BYTES = 180 * 1024;
/** Bytes that a device is asked to read. */
export const LARGEST_FILE = 25 * 1024 * 1024;

/** Longest side, px, and quality, from the best on: the first that is small enough is taken. */
const attempts = [
  [1280, 0.8],
  [1280, 0.6],
  [960, 0.6],
  [720, 0.5],
] as const;

/** Px of the preview. */
const PREVIEW = 176;

/** Width and height, px, within a longest side, never larger than before. */
export function fitWithin(width: number, height: number, longest: number): [width: number, height: number] {
  const scale = Math.min(1, longest / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

function draw(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const [width, height] = fitWithin(picture.width, picture.height, longest);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('shrinkPicture: this browser draws nothing.');
  // A picture that lets something through would be black there.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

const base64Of = (dataUrl: string) => dataUrl.slice(dataUrl.indexOf(',') + 1);

/**
 * Draws a picture anew, small enough for the shop: neither the place where it was taken nor anything else but what is
 * seen goes with it (reviews-04).
 *
 * @returns a JPEG in base64 and a small one as an address, or null for what is no picture that this browser reads.
 */
export async function shrinkPicture(file: File): Promise<{ base64: string; preview: string } | null> {
  if (file.size > LARGEST_FILE) return null;
  try {
    const picture = await createImageBitmap(file);
    const preview = draw(picture, PREVIEW).toDataURL('image/jpeg', 0.7);
    for (const [longest, quality] of attempts) {
      const base64 = base64Of(draw(picture, longest).toDataURL('image/jpeg', quality));
      if ((base64.length * 3) / 4 <= MOST_BYTES) return { base64, preview };
    }
  } catch {
    // Not a picture.
  }
  return null;
}
