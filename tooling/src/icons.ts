import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const sizes = [192, 512];
const types: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png' };

/** The icons of the installed app by their names: icon.svg as it is, in two sizes, and on its ground with a safe zone (maskable). */
async function drawIcons(file: string): Promise<Map<string, Buffer>> {
  const svg = await readFile(file);
  const drawn = new Map([['icon.svg', svg]]);
  for (const size of sizes) drawn.set(`icon-${size}.png`, await sharp(svg, { density: 300 }).resize(size, size).png().toBuffer());
  const { dominant } = await sharp(svg).stats();
  const inner = await sharp(svg, { density: 300 }).resize(410, 410).png().toBuffer();
  const maskable = sharp({ create: { width: 512, height: 512, channels: 4, background: { ...dominant, alpha: 1 } } }).composite([{ input: inner }]);
  return drawn.set('maskable-512.png', await maskable.png().toBuffer());
}

/** Makes the icons of the installed app from the variant's icon.svg, for a build and while developing. */
export function icons(file: string): Plugin {
  return {
    name: 'shop:icons',
    applyToEnvironment: environment => environment.name === 'client',
    async generateBundle() {
      for (const [name, source] of await drawIcons(file)) this.emitFile({ type: 'asset', fileName: `icons/${name}`, source });
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
