import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import type { Plugin, UserConfig } from 'vite';
import { chunkRules, readChunks } from './src/chunks.ts';
import { colourSchemes } from './src/colourSchemes.ts';
import { editions } from './src/editions.ts';
import { icons } from './src/icons.ts';
import { inlineClassNames } from './src/inlineClassNames.ts';
import { inlineScript } from './src/inlineScript.ts';
import { messages } from './src/messages.ts';
import { markDocuments } from './src/markDocuments.ts';
import { precompress } from './src/precompress.ts';
import { readShop } from './src/readShop.ts';
import { sheetsAlone } from './src/sheetsAlone.ts';
import { shopConstants } from './src/shopConstants.ts';
import { slimGraphql } from './src/slimGraphql.ts';
import { slimIcons } from './src/slimIcons.ts';
import { slimReact } from './src/slimReact.ts';
import { slimRouter } from './src/slimRouter.ts';
import { wholePieces } from './src/wholePieces.ts';

const ours = /\/(?:packages|apps)\/|lucide-react/;

/**
 * The server build needs no node_modules. While developing Node loads them itself: CommonJS cannot run in Vite's
 * runner.
 */
const wholeServer: Plugin = {
  name: 'shop:whole-server',
  apply: 'build',
  // What is built is the shop in production, whatever the environment says where it runs: React's development build
  // would be half as fast.
  config: () => ({
    environments: { ssr: { define: { 'process.env.NODE_ENV': '"production"' }, resolve: { noExternal: true } } },
  }),
};

/**
 * The build of a storefront app: a browser build with a manifest, and a server build that holds everything it needs.
 * Modules say themselves which chunk they go to (src/chunks.ts); what eighteen or more others share is one too.
 */
export function shopConfig(root: string): UserConfig {
  const chunkOf = readChunks();
  return {
    root,
    appType: 'custom',
    plugins: [
      wholeServer,
      editions(root),
      messages(async () => (await readShop(root)).variant.locale, { overrides: join(root, 'src/texts') }),
      shopConstants(root),
      colourSchemes(root),
      inlineScript(),
      markDocuments(),
      slimGraphql(),
      slimIcons(),
      slimReact(),
      slimRouter(),
      wholePieces(),
      inlineClassNames(),
      sheetsAlone(),
      react(),
      icons(join(root, 'icon.svg')),
      precompress(),
    ],
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        cssModules: { pattern: '[hash]_[local]' },
        // Written for older browsers it would be decided at the root alone, and no part of a page could stay light.
        exclude: Features.LightDark,
      },
    },
    builder: { sharedConfigBuild: true },
    environments: {
      client: {
        build: {
          manifest: true,
          // What a lazy module imports is here already, nearly always; the lists of what it might are not worth their
          // bytes.
          modulePreload: false,
          outDir: 'dist/client',
          target: 'es2022',
          rolldownOptions: {
            input: 'src/entry-client.ts',
            // A document that no page asks for goes along with no other of its module.
            treeshake: { manualPureFunctions: ['graphql'] },
            // A constant goes to the chunk that uses it, instead of being looked up in the one that declares it, which
            // would come with the page then (docs/decisions/build-plugins.md).
            optimization: { inlineConst: { mode: 'all', pass: 2 } },
            output: {
              codeSplitting: {
                groups: [
                  ...chunkRules.map(([name, { isWhole = false }], at) => ({
                    name,
                    test: (id: string) => chunkOf(id) === name,
                    includeDependenciesRecursively: isWhole,
                    priority: chunkRules.length - at,
                  })),
                  { name: 'shared', test: ours, minShareCount: 18, priority: 0 },
                ],
              },
            },
          },
        },
      },
      ssr: {
        build: {
          ssr: true,
          outDir: 'dist/server',
          target: 'node24',
          // Nothing comes late on a server, where each page would ask the module loader for what is here already.
          rolldownOptions: { input: 'src/main.ts', output: { codeSplitting: false } },
        },
      },
    },
  };
}
