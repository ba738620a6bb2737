import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { icons } from './src/icons.ts';
import { inlineClassNames } from './src/inlineClassNames.ts';
import { inlineScript } from './src/inlineScript.ts';
import { messages } from './src/messages.ts';
import { minifyDocuments } from './src/minifyDocuments.ts';
import { precompress } from './src/precompress.ts';
import { readShop } from './src/readShop.ts';
import { shopConstants } from './src/shopConstants.ts';
import { slimIcons } from './src/slimIcons.ts';
import { slimRouter } from './src/slimRouter.ts';

const vendor = /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?((?:@[^/]+\/)?[^/]+)/;
const chunkOf: Record<string, string> = {
  react: 'react',
  'react-dom': 'react',
  scheduler: 'react',
  'react-router': 'router',
  urql: 'data',
  '@urql/core': 'data',
  wonka: 'data',
  '@0no-co/graphql.web': 'data',
  'gql.tada': 'data',
  '@reduxjs/toolkit': 'data',
  'react-redux': 'data',
  redux: 'data',
  immer: 'data',
  reselect: 'data',
  'redux-thunk': 'data',
  'use-sync-external-store': 'data',
};

const part = /storefront\/src\/entry\/parts\/(\w+)\.ts$/;

/**
 * What a shopper does with a cart, an account or a payment: fetched when it is done, so that looking costs nothing of
 * it.
 */
const flows =
  /commerce-client\/src\/(?:port\/|rest\/|createCommercePort|operations\/(?:cart|checkout|customer|payment))|state\/src\/(?:flows|purchaseTexts|cart\/(?!cartSlice|cartLines)|session\/(?:askServer|bringGuestCart|getUserDetails))|app\/commerceCalls/;
/** Rooms whose parts are shared by a few pages only: the bundler's own chunks serve them best. */
const apart =
  /page-builder\/src\/|state\/src\/(?:checkout\/(?!checkoutSlice)|app\/location|persistence\/|browserPorts)|features\/(?:checkout|payment|orders|account|cart|coupon)\/|ui\/src\/(?:field|dialog|drawer|pagination|tabs)\/|features\/(?:product|reviews)\/|messages\/src\/en_US\/(?:fields|productKinds|reviews)|features\/(?:listing|content)\/(?:load|listingUrl)|tileFragment|RequireSignIn|features\/wishlist\/|shared\/(?:fieldRules|tabStorage|suggestions|wishes\/(?!Wish))/;
/** What category and search pages share, and nobody else. */
const listing =
  /features\/listing\/(?!load|ListingPlaceholder)|CategoryPage\.module|ui\/src\/(?:field\/(?:Select|Field)|pagination)/;
/** What pages of content are made of; descriptions of products take the rest of their room. */
const content =
  /features\/content\/Content|page-builder\/src\/(?:render\/(?!Rich)|behaviour\/whileVisible)|ui\/src\/tabs\/Tabs\.module/;
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
 * React, the router and the data layer are chunks of their own, so that each evaluates in its own task; what the entry
 * wakes
 * them with stands apart, else it would bring the chunk that it lies in at once. The frame, with
 * all that it is made of, is one, and so is what three or more other chunks share: a dozen small files compress worse,
 * by 6 KB of a first load.
 */
export function shopConfig(root: string): UserConfig {
  return {
    root,
    appType: 'custom',
    plugins: [
      wholeServer,
      messages(async () => (await readShop(root)).variant.locale),
      shopConstants(root),
      inlineScript(),
      minifyDocuments(),
      slimIcons(),
      slimRouter(),
      inlineClassNames(),
      react(),
      icons(join(root, 'icon.svg')),
      precompress(),
    ],
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]_[local]' } } },
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
            // A constant goes to the chunk that uses it, instead of being looked up in the one that declares it: 1 KB
            // of a first load.
            optimization: { inlineConst: { mode: 'all', pass: 2 } },
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'wake',
                    test: /vite\/preload-helper|entry\/nextTask/,
                    includeDependenciesRecursively: false,
                    priority: 5,
                  },
                  {
                    debugName: 'vendor',
                    name: id => part.exec(id)?.[1] ?? chunkOf[vendor.exec(id)?.[1] ?? ''] ?? null,
                    test: /node_modules|entry\/parts/,
                    includeDependenciesRecursively: false,
                    priority: 4,
                  },
                  { name: 'frame', test: /storefront\/src\/entry\/hydrate|apps\/[^/]+\/src\/shop\.ts/, priority: 3 },
                  { name: 'content', test: content, includeDependenciesRecursively: false, priority: 2 },
                  {
                    name: 'shared',
                    test: id => ours.test(id) && !flows.test(id) && !listing.test(id) && !apart.test(id),
                    minShareCount: 3,
                    priority: 2,
                  },
                  {
                    name: 'listing',
                    test: listing,
                    minShareCount: 2,
                    includeDependenciesRecursively: false,
                    priority: 1,
                  },
                  { name: 'flows', test: flows, includeDependenciesRecursively: false, priority: 1 },
                ],
              },
            },
          },
        },
      },
      ssr: {
        build: { ssr: true, outDir: 'dist/server', target: 'node24', rolldownOptions: { input: 'src/main.ts' } },
      },
    },
  };
}
