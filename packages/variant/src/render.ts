/*
 * What the storefront server and the storefront agree on, which know nothing of each other: the server is handed
 * `render`, calls it for a page and answers what it gave.
 */

import type { AnalyticsSetting } from './analytics.ts';
import type { GatewayCode } from './gateways.ts';

/** A stylesheet of the build, ready to be inlined. */
export interface InlineStyle {
  /** Public address of the same stylesheet. */
  href: string;
  css: string;
  /** Base64 SHA-256 of `css`, for the content security policy. */
  hash: string;
  /** What the names of its classes begin with, each once; none: every page wears it. */
  names: readonly string[];
}

/** What a page needs from the build, whatever of it a document shows. */
export interface PageAssets {
  styles: InlineStyle[];
  /** Public addresses of the scripts, the entry first. */
  scripts: string[];
  /** Tags of the development server; empty in a build. */
  head: string;
}

/** What the browser is told about the machine that it runs against. Public: nothing secret belongs here. */
export interface PublicConfig {
  /** Addresses of the gateways' scripts, by code. */
  gatewayScripts: Record<GatewayCode, string>;
  /** Reverse geocoding service, asked with lat, lon and format=json. */
  mapsUrl: string;
  /** Names of the features that the back end lacks; `pnpm run doctor` finds them. */
  featuresOff?: readonly string[];
  /** The service worker is switched off: browsers let go of it, and of what it kept. */
  workerOff?: true;
  /** Who is told what visitors do, once they agree; absent: nobody. */
  analytics?: AnalyticsSetting | undefined;
  /** The customers who are always signed out and sent home. */
  forcedOutCustomerIds?: readonly number[];
  /** Where the shop stands, as the browser of this document knows it, for example "https://shop.example". */
  origin?: string;
}

/** An answer of the back end as it was read, shared by the pages of all guests: nobody changes it. */
export interface KeptAnswer {
  data: unknown;
  /** Names of what it shows, as the back end told them. */
  tags: readonly string[];
}

/** Keeps answers between pages. */
export interface AnswerStore {
  get: (key: string) => KeptAnswer | undefined;
  /**
   * @param size Length of the answer's text, and how long the back end lets it be kept, ms.
   * @param turn What `turn()` said before the back end was asked: what was forgotten since is not kept again.
   */
  set: (key: string, answer: KeptAnswer, size: { characters: number; freshFor: number }, turn: number) => void;
  /** How often something was forgotten on demand. */
  turn: () => number;
}

/** A picture of the shop, which browsers show to who may install it. */
export interface Screenshot {
  /** Public address. */
  src: string;
  /** As "1280x800", px. */
  sizes: string;
  type: string;
  /** Whether it shows a phone or a desktop. */
  form_factor: 'narrow' | 'wide';
}

export interface RenderOptions {
  commerceUrl: string;
  storeCode: string;
  config: PublicConfig;
  /** Calls the commerce back end; times out by itself. */
  fetch: typeof fetch;
  /** What the back end answered for pages before; without it each page asks for all that it shows. */
  answers?: AnswerStore | undefined;
  /** Finds scripts and styles for modules, named by their keys in Vite's manifest. */
  assetsFor: (modules: string[]) => PageAssets | Promise<PageAssets>;
  /** The same in the editions of the build in its other locales, for what serves them all; none unless given. */
  otherAssets?: readonly RenderOptions['assetsFor'][] | undefined;
  /** Whether devices are told what happened: a push service is configured. */
  pushes?: boolean;
  /** None unless given. */
  screenshots?: readonly Screenshot[];
  /** Told of what failed while the page was made. */
  report: (error: unknown) => void;
  /** Told once all that the page is drawn from is there. */
  onLoaded: () => void;
}

export interface RenderedPage {
  status: number;
  /** What kind of page it is, one of few: "product", "cms_page", "cart", "order-history/:id". */
  route: string;
  headers: Record<string, string>;
  /** The whole document, encoded as UTF-8, or the text of a file; empty for a redirect. */
  html: string | Uint8Array<ArrayBuffer>;
  /** Of a file that is no document, for example a site map; HTML without it. */
  contentType?: string;
  /** Sources of the inline scripts in the document. */
  inlineScripts: string[];
  /** Hashes of the inlined styles. */
  styleHashes: string[];
  /** True: the same for every guest, so a shared cache may keep it. */
  shared: boolean;
}

/** Renders one page as a guest sees it. The storefront package provides it; the server is handed it. */
export type Render = (request: Request, options: RenderOptions) => Promise<RenderedPage>;
