import { createHash } from 'node:crypto';
import { gatewayCodes, gateways as listed, isPayingPath, type PublicConfig, type PushService } from '@shop/variant';
import { reportPath } from './policyReports.ts';

/** Base64 SHA-256, as `'sha256-…'` sources want it. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Of inline scripts: all documents have the same few. */
const scriptHashes = new Map<string, string>();

function hashOf(script: string): string {
  const hash = scriptHashes.get(script) ?? sha256(script);
  scriptHashes.set(script, hash);
  return hash;
}

export interface PolicyInput {
  path: string;
  inlineScripts: string[];
  styleHashes: string[];
  config: PublicConfig;
  /** What an installed shop registers its device with, from any page. */
  push?: PushService | undefined;
  /**
   * Whether the document comes by https: only there do browsers know report-to, and those that do ignore report-uri.
   */
  isSecure: boolean;
  /** Development servers inline styles and talk over a socket. */
  development?: boolean;
}

/**
 * Players and maps that content pages show in frames, with the pictures and the lookup that go with them. A shopper
 * reaches content from every page without a new document, so all documents name them but those that pay.
 */
const embedded = {
  frames: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://www.openstreetmap.org'],
  pictures: ['https://i.ytimg.com', 'https://i.vimeocdn.com'],
  connect: ['https://vimeo.com'],
};

/** Host of an address, or 'self' for one of our own. */
const source = (url: string): string => (url.startsWith('/') ? "'self'" : new URL(url).origin);

/** Where the tools that are told of visits come from, and what they call; nothing where there are none. */
const analyticsSources = ({ analytics }: PublicConfig): string[] =>
  analytics
    ? [
        ...[analytics.tagManager, analytics.engagement].flatMap(address => (address ? [source(address)] : [])),
        ...analytics.hosts,
      ]
    : [];

/**
 * The policy of one document (docs/architecture.md, "Security"): own scripts and the hashes of the static inline ones;
 * no nonce, because a page that a CDN keeps would share it. Gateways are named on the pages that pay, nowhere else
 * (payment-09).
 */
export function contentSecurityPolicy({
  path,
  inlineScripts,
  styleHashes,
  config,
  push,
  isSecure,
  development,
}: PolicyInput): string {
  const scripts = ["'self'", ...inlineScripts.map(script => `'sha256-${hashOf(script)}'`)];
  const frames: string[] = [];
  const gateways: string[] = [];
  const connect = ["'self'", source(config.mapsUrl)];
  if (push) connect.push(source(push.installations), source(push.registrations));
  const pictures = ["'self'", 'data:'];
  // On all pages: a purchase is told where it happens (analytics-02).
  for (const address of analyticsSources(config)) {
    scripts.push(address);
    connect.push(address);
    pictures.push(address);
  }
  if (isPayingPath(path)) {
    const hosts = gatewayCodes.map(code => source(config.gatewayScripts[code]));
    scripts.push(...hosts);
    gateways.push(...hosts, ...gatewayCodes.flatMap(code => listed[code].frames));
    frames.push(...gateways);
    connect.push(...gatewayCodes.flatMap(code => listed[code].calls));
  } else {
    frames.push(...embedded.frames);
    pictures.push(...embedded.pictures);
    connect.push(...embedded.connect);
  }
  if (development) connect.push('ws:');
  const isGuarded = !development && !isPayingPath(path);
  const styles = development ? ["'unsafe-inline'"] : styleHashes.map(hash => `'sha256-${hash}'`);
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': scripts,
    'style-src': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': pictures,
    'font-src': ["'self'"],
    'connect-src': connect,
    'frame-src': frames,
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...gateways],
    'frame-ancestors': ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // Texts become markup by one policy of the shop (trustedMarkup), and code by none. The gateways' scripts know no such
    // policies, so documents that pay go without.
    ...(isGuarded && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default', 'shop'] }),
    'report-uri': [reportPath],
    ...(isSecure && { 'report-to': ['csp'] }),
  })
    .map(([directive, sources]) => `${directive} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
