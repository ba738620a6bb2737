import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
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
 * The icons of the installed app by their names: icon.svg as it is, in two sizes, and on its ground with a safe zone
 * (maskable).
 */
export async function drawIcons(file: string): Promise<Map<string, Buffer>> {
  const svg = await readFile(file);
  const drawn = new Map([['icon.svg', svg]]);
  for (const size of sizes)
    drawn.set(`icon-${size}.png`, await sharp(svg, { density: 300 }).resize(size, size).png().toBuffer());
  const inner = await sharp(svg, { density: 300 }).resize(410, 410).png().toBuffer();
  const maskable = sharp({
    create: { width: 512, height: 512, channels: 4, background: await groundOf(svg) },
  }).composite([{ input: inner }]);
  return drawn.set('maskable-512.png', await maskable.png().toBuffer());
}

/** Makes the icons of the installed app from the variant's icon.svg, for a build and while developing. */
export function icons(file: string): Plugin {
  return {
    name: 'shop:icons',
    applyToEnvironment: environment => environment.name === 'client',
    async generateBundle() {
      for (const [name, source] of await drawIcons(file))
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
