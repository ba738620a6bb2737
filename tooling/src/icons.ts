import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const sizes = [192, 512];
const types: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png' };

/**
 * The colour that an icon stands on, read where its left edge is straight even when its corners are round; white where
 * it stands on nothing.
 */
async function groundOf(svg: Buffer): Promise<{ r: number; g: number; b: number; alpha: number }> {
  const { data, info } = await sharp(svg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.ceil(info.width / 50)) * info.channels;
  const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + info.channels);
  return alpha === 255 ? { r, g, b, alpha: 1 } : { r: 255, g: 255, b: 255, alpha: 1 };
}

/**
 * The icons of the installed app by their names: icon.svg as it is, in two sizes, and in both on its ground with a safe
 * zone (maskable).
 */
export async function drawIcons(file: string): Promise<Map<string, Buffer>> {
  const svg = await readFile(file);
  const drawn = new Map([['icon.svg', svg]]);
  for (const size of sizes)
    drawn.set(`icon-${size}.png`, await sharp(svg, { density: 300 }).resize(size, size).png().toBuffer());
  const background = await groundOf(svg);
  for (const size of sizes) {
    const safe = Math.round(size * 0.8);
    const inner = await sharp(svg, { density: 300 }).resize(safe, safe).png().toBuffer();
    const maskable = sharp({ create: { width: size, height: size, channels: 4, background } }).composite([
      { input: inner },
    ]);
    drawn.set(`maskable-${size}.png`, await maskable.png().toBuffer());
  }
  return drawn;
}

/**
 * Pictures of the shop on a phone and on a desktop, which lie in `screenshots` beside its icon.svg, with a list of them for the
 * manifest (install-01); nothing where there are none. `pnpm run record-shops` takes them.
 */
export async function readScreenshots(file: string): Promise<Map<string, Buffer | string>> {
  const found = new Map<string, Buffer | string>();
  const list = [];
  for (const form of ['narrow', 'wide']) {
    const picture = join(dirname(file), 'screenshots', `${form}.webp`);
    if (!existsSync(picture)) continue;
    const bytes = await readFile(picture);
    const { width, height } = await sharp(bytes).metadata();
    found.set(`screenshot-${form}.webp`, bytes);
    list.push({
      src: `/icons/screenshot-${form}.webp`,
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor: form,
    });
  }
  if (list.length > 0) found.set('screenshots.json', JSON.stringify(list));
  return found;
}

/** Makes the icons of the installed app from the variant's icon.svg, for a build and while developing. */
export function icons(file: string): Plugin {
  return {
    name: 'shop:icons',
    applyToEnvironment: environment => environment.name === 'client',
    async generateBundle() {
      for (const [name, source] of [...(await drawIcons(file)), ...(await readScreenshots(file))])
        this.emitFile({ type: 'asset', fileName: `icons/${name}`, source });
    },
    configureServer({ middlewares }) {
      middlewares.use('/icons', async (request: IncomingMessage, response: ServerResponse) => {
        const name = (request.url ?? '').slice(1);
        const icon = (await drawIcons(file)).get(name);
        response.writeHead(icon ? 200 : 404, { 'content-type': types[extname(name)] ?? 'text/plain' }).end(icon);
      });
    },
  };
}
