import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const sizes = [192, 512];

/** Makes the icons of the installed app from the variant's icon.svg: as it is, and on its ground with a safe zone (maskable). */
export function icons(file: string): Plugin {
  return {
    name: 'shop:icons',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    async generateBundle() {
      const svg = await readFile(file);
      this.emitFile({ type: 'asset', fileName: 'icons/icon.svg', source: svg });
      for (const size of sizes) {
        const png = await sharp(svg, { density: 300 }).resize(size, size).png().toBuffer();
        this.emitFile({ type: 'asset', fileName: `icons/icon-${size}.png`, source: png });
      }
      const { dominant } = await sharp(svg).stats();
      const inner = await sharp(svg, { density: 300 }).resize(410, 410).png().toBuffer();
      const maskable = await sharp({ create: { width: 512, height: 512, channels: 4, background: { ...dominant, alpha: 1 } } })
        .composite([{ input: inner }]).png().toBuffer();
      this.emitFile({ type: 'asset', fileName: 'icons/maskable-512.png', source: maskable });
    },
  };
}
