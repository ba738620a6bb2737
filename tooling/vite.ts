import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { icons } from './src/icons.ts';
import { inlineScript } from './src/inlineScript.ts';
import { minifyDocuments } from './src/minifyDocuments.ts';
import { precompress } from './src/precompress.ts';

const vendor = /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?((?:@[^/]+\/)?[^/]+)/;
const chunkOf: Record<string, string> = {
  react: 'react', 'react-dom': 'react', scheduler: 'react',
  'react-router': 'router',
  urql: 'data', '@urql/core': 'data', wonka: 'data', '@0no-co/graphql.web': 'data', 'gql.tada': 'data',
  '@reduxjs/toolkit': 'data', 'react-redux': 'data', redux: 'data', immer: 'data', reselect: 'data',
  'redux-thunk': 'data', 'use-sync-external-store': 'data',
};

/**
 * The build of a storefront app: a browser build with a manifest, and a server build that holds everything it needs.
 * React, the router and the data layer are chunks of their own, so that each evaluates in its own task.
 */
export function shopConfig(root: string): UserConfig {
  return {
    root,
    appType: 'custom',
    plugins: [inlineScript(), minifyDocuments(), react(), icons(join(root, 'icon.svg')), precompress()],
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]_[local]' } } },
    builder: { sharedConfigBuild: true },
    environments: {
      client: {
        build: {
          manifest: true,
          outDir: 'dist/client',
          target: 'es2022',
          rolldownOptions: {
            input: 'src/entry-client.ts',
            output: {
              codeSplitting: {
                groups: [{ debugName: 'vendor', name: id => chunkOf[vendor.exec(id)?.[1] ?? ''] ?? null, test: /node_modules/ }],
              },
            },
          },
        },
      },
      ssr: {
        resolve: { noExternal: true },
        build: { ssr: true, outDir: 'dist/server', target: 'node24', rolldownOptions: { input: 'src/main.ts' } },
      },
    },
  };
}
