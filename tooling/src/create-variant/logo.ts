import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

export interface Logo {
  bytes: Buffer;
  ending: 'svg' | 'png';
  /** px */
  width: number;
  height: number;
}

/** A wordmark is fetched with the first page: heavier ones are refused. */
const heaviest = 60_000;
const narrowest = 192;

/**
 * Reads a logo file.
 *
 * @throws Error that says what is wrong with it and what to give instead.
 */
export async function readLogo(file: string): Promise<Logo> {
  if (!existsSync(file))
    throw new Error(`There is no file ${file}. Give the path of an SVG or PNG file, or leave the logo out.`);
  const bytes = readFileSync(file);
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }));
  if (format !== 'svg' && format !== 'png')
    throw new Error(`${file} is no SVG or PNG picture. Export the logo as one of them.`);
  if (bytes.length > heaviest)
    throw new Error(
      `${file} has ${Math.round(bytes.length / 1000)} KB, and every visitor would fetch it. Export it with at most ${heaviest / 1000} KB.`,
    );
  if (format === 'png' && width < narrowest)
    throw new Error(
      `${file} is ${width} px wide, too small for an icon. Export it at least ${narrowest} px wide, or as SVG.`,
    );
  return { bytes, ending: format, width, height };
}

const side = 512;

/** The icon of the installed app: the logo on white, or a coin on the brand's colour. */
export function drawIcon(logo: Logo | undefined, brand: string, mark: string): string {
  if (logo === undefined) {
    return (
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
      `<rect width="64" height="64" rx="14" fill="${brand}"/><g fill="none" stroke="${mark}" stroke-width="5">` +
      '<circle cx="32" cy="32" r="18"/><path stroke-linecap="round" stroke-linejoin="round" ' +
      `d="m24 32 6 6 10-12"/></g></svg>\n`
    );
  }
  const type = logo.ending === 'svg' ? 'image/svg+xml' : 'image/png';
  const inner = side * 0.8;
  const start = (side - inner) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}" fill="#ffffff"/><image x="${start}" y="${start}" width="${inner}" ` +
    `height="${inner}" href="data:${type};base64,${logo.bytes.toString('base64')}"/></svg>\n`
  );
}
