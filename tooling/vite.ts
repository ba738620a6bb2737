import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import type { Plugin, UserConfig } from 'vite';
import { colourSchemes } from './src/colourSchemes.ts';
import { editions } from './src/editions.ts';
import { icons } from './src/icons.ts';
import { inlineClassNames } from './src/inlineClassNames.ts';
import { inlineScript } from './src/inlineScript.ts';
import { messages } from './src/messages.ts';
import { minifyDocuments } from './src/minifyDocuments.ts';
import { precompress } from './src/precompress.ts';
import { readShop } from './src/readShop.ts';
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

const anyOf = (...patterns: RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'));

/**
 * The build of a storefront app: a browser build with a manifest, and a server build that holds everything it needs.
 * React, the router and the data layer are chunks of their own, so that each evaluates in its own task; what the entry
 * starts them with stands apart, else it would bring the chunk that it lies in at once. The frame, with all that it is
 * made of, is one, and so is what fourteen or more other chunks share.
 */
export function shopConfig(root: string): UserConfig {
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
      minifyDocuments(),
      slimGraphql(),
      slimIcons(),
      slimReact(),
      slimRouter(),
      wholePieces(),
      inlineClassNames(),
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
            // A constant goes to the chunk that uses it, instead of being looked up in the one that declares it: 1 KB
            // of a first load.
            optimization: { inlineConst: { mode: 'all', pass: 2 } },
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'start',
                    test: /vite\/preload-helper|entry\/nextTask/,
                    includeDependenciesRecursively: false,
                    priority: 6,
                  },
                  { name: 'react', test: /entry\/parts\/react/, priority: 5 },
                  { name: 'router', test: /entry\/parts\/router/, priority: 4 },
                  { name: 'data', test: /entry\/parts\/data/, priority: 3 },
                  {
                    name: 'frame',
                    test: anyOf(
                      /storefront\/src\/entry\/(?:hydrate|parts\/common)|apps\/[^/]+\/src\/shop\.ts/,
                      /features\/shared\/(?:compare\/CompareToggle|keepsData|OwnDocument|categoryHref)/,
                      // Its names stand where they are used: nothing is left of it but a file to ask for.
                      /routes\/CategoryPage\.module/,
                      // The server writes fields whose code comes late.
                      /ui\/src\/field\/(?:Field|Check)\.module/,
                    ),
                    priority: 2,
                  },
                  // Where options are chosen they are read, and what is refused of them: on a product's page and in dialogs.
                  {
                    name: 'options',
                    test: anyOf(
                      /features\/(?:shared\/(?:options\/|useRefusal|RefusalNotice|addedToast)|product\/productModel)/,
                      /ui\/src\/(?:option-picker|quantity-stepper)\/|icons\/(?:plus|minus|share-2)\./,
                    ),
                    includeDependenciesRecursively: false,
                    priority: 1,
                  },
                  // What a listing is narrowed by: the server wrote it, and its code comes late.
                  {
                    name: 'filters',
                    test: /features\/listing\/(?:FilterPanel|FilterGroup|CategoryTree\.tsx|categoryNodes|filterCode|PriceSlider\.tsx|priceStops)/,
                    includeDependenciesRecursively: false,
                    priority: 2,
                  },
                  // What a list of products shows, of a category and of a search; not what fetches it, nor what comes late.
                  {
                    name: 'listing',
                    test: anyOf(
                      /features\/listing\/(?!load|listingQueries|readListing|priceRange|priceBounds|FilterSheet|Listed(?:Later|Looks|Delivery)|ListingSkeleton)/,
                      /features\/shared\/(?:quickAdd\/(?:QuickAdd|quickAddWay)\.|compare\/ComparePlace)/,
                      /ui\/src\/pagination\/|icons\/sliders-horizontal\./,
                    ),
                    includeDependenciesRecursively: false,
                    priority: 1,
                  },
                  // What stands around how a product is bought.
                  {
                    name: 'around',
                    test: anyOf(
                      /features\/(?:facts\/(?:PromisePlace|FactsPlace|\w+\.module)|shared\/Served)/,
                      /features\/together\/Together(?:Place|\.module)/,
                      /features\/stockNotices\/(?:NoticePlace|StockNotice\.module|soldOutOf)/,
                    ),
                    includeDependenciesRecursively: false,
                    priority: 1,
                  },
                  // What was looked at last, which a product's page adds to.
                  {
                    name: 'recent',
                    test: /features\/(?:recent\/(?:RecentPlace|recentProducts)|shared\/recentTexts)/,
                    includeDependenciesRecursively: false,
                    priority: 1,
                  },
                  // Who meets one of them meets the others: filters, addresses, forms of the account.
                  {
                    name: 'fields',
                    test: /ui\/src\/field\/(?:FieldFrame|TextField|Select|Check(?:Row|box)|Radio\.)/,
                    includeDependenciesRecursively: false,
                    priority: 2,
                  },
                  // Of an order to be made, of its payment, of its lines, of its address: small things that the checkout needs
                  // one and all, and cart, payment and confirmation in part.
                  {
                    name: 'checkout',
                    test: /features\/(?:checkout\/(?:Checkout\.module|checkoutDraft)|payment\/useOpenOrder)/,
                    includeDependenciesRecursively: false,
                    priority: 1,
                  },
                  {
                    name: 'paying',
                    test: /state\/src\/checkout\/toPaise|features\/payment\/returnPath|variant\/src\/gateways/,
                    includeDependenciesRecursively: false,
                    priority: 1,
                  },
                  {
                    name: 'cart',
                    test: /features\/cart\/useCartView/,
                    includeDependenciesRecursively: false,
                    priority: 1,
                  },
                  {
                    name: 'lines',
                    test: /features\/(?:cart\/(?:cartLine|totals)\.|shared\/discountRows)/,
                    includeDependenciesRecursively: false,
                    priority: 1,
                  },
                  {
                    name: 'places',
                    test: /state\/src\/app\/(?:pincode|plainDigits|location)\./,
                    includeDependenciesRecursively: false,
                    priority: 1,
                  },
                  {
                    name: 'steps',
                    test: /ui\/src\/field\/RadioCard|shared\/RetryNotice|icons\/(?:circle-check-big|check)\./,
                    includeDependenciesRecursively: false,
                    priority: 1,
                  },
                  // A page of the editors: its tree, and what draws it.
                  {
                    name: 'content',
                    test: anyOf(
                      /features\/content\/Content\.|page-builder\/src\/render\//,
                      /ui\/src\/(?:carousel\/Carousel|tabs\/Tabs)\./,
                    ),
                    includeDependenciesRecursively: false,
                    priority: 1,
                  },
                  // Comes with what reads answers. By its own name an address would look like the API's.
                  { name: 'parser', test: /graphql\.web/, priority: 1 },
                  { name: 'flows', test: /state\/src\/flows\.ts|app\/commerceCalls\.ts/, priority: 1 },
                  { name: 'shared', test: ours, minShareCount: 18, priority: 1 },
                  // A hundred bytes each are not worth a request.
                  {
                    name: 'signs',
                    test: anyOf(
                      /icons\/(?:chevron-(?:left|right)|package-search)\.|messages\/src\/\w+\/carousel\./,
                      /ui\/src\/behaviour\/(?:whileVisible|useBehaviour)\./,
                      /features\/(?:shared\/(?:categoryTrail|tileBadges)|programmes\/programmePages)/,
                    ),
                    includeDependenciesRecursively: false,
                    priority: 2,
                  },
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
