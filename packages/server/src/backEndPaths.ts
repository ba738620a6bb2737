import {
  gatewayCodes,
  playedAnalyticsPath,
  playedPushPath,
  playedScript,
  type PublicConfig,
  type PushService,
} from '@shop/variant';

/** A place of the back end that can be reached through the shop. */
export interface BackEndPath {
  path: RegExp;
  methods: readonly string[];
}

const reading = ['GET', 'HEAD'];

/**
 * All that the shop asks its back end for, by decoded path; nothing else can be reached. REST is called by
 * `checkoutCalls` of the commerce client alone. The gateways' files and pages, and the mail provider's, are there where the gateways' scripts are ours,
 * which is with the commerce sandbox only; and so are those of the push service and of the tools that are told of visits.
 */
export function backEndPaths({ gatewayScripts, analytics }: PublicConfig, push?: PushService): BackEndPath[] {
  const ours = gatewayCodes.filter(code => gatewayScripts[code].startsWith('/gateways/'));
  const played = ours.join('|');
  const told = [analytics?.tagManager, analytics?.engagement].some(address =>
    address?.startsWith(`${playedAnalyticsPath}/`),
  );
  return [
    { path: /^\/graphql$/, methods: [...reading, 'POST'] },
    {
      path: /^\/rest\/\w{1,64}\/V1\/(carts\/mine|guest-carts\/[\w-]{1,64})\/(shipping|payment)-information$/,
      methods: ['POST'],
    },
    { path: /^\/media\/./, methods: reading },
    ...(played === ''
      ? []
      : [
          { path: /^\/gateways\/assets\/pay\.(js|css)$/, methods: reading },
          { path: new RegExp(`^(${ours.map(playedScript).join('|').replaceAll('.', '\\.')})$`), methods: reading },
          { path: /^\/gateways\/mail-account\/consent$/, methods: [...reading, 'POST'] },
          { path: new RegExp(`^/gateways/(${played})/pay$`), methods: [...reading, 'POST'] },
        ]),
    ...(push?.installations === playedPushPath
      ? [
          {
            path: new RegExp(`^${playedPushPath}/projects/[a-z0-9-]+/(installations|registrations)$`),
            methods: ['POST'],
          },
          {
            path: new RegExp(`^${playedPushPath}/projects/[a-z0-9-]+/registrations/[\\w:-]{1,400}$`),
            methods: ['DELETE'],
          },
        ]
      : []),
    ...(told
      ? [
          { path: new RegExp(`^${playedAnalyticsPath}/(tag-manager|engagement)\\.js$`), methods: reading },
          { path: new RegExp(`^${playedAnalyticsPath}/collect$`), methods: ['POST'] },
        ]
      : []),
  ];
}

export type Passage =
  | { kind: 'open'; /** As it is sent on: decoded once, and written anew. */ path: string }
  | { kind: 'shut'; status: 400 | 404 | 405; allow?: string };

/**
 * What a server behind may read as another path: slashes, backslashes and control characters that were encoded, dots, a
 * second layer of encoding.
 */
const ambiguous = /[\\\p{Cc}]|%[0-9a-f]{2}|(^|\/)\.{1,2}(?=[/;]|$)/iu;

/** Whether a request may go on to the back end, and with which path. */
export function passage(pathname: string, method: string, places: readonly BackEndPath[]): Passage {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return { kind: 'shut', status: 400 };
  }
  if (/%2f/i.test(pathname) || ambiguous.test(path)) return { kind: 'shut', status: 400 };
  const place = places.find(each => each.path.test(path));
  if (place === undefined) return { kind: 'shut', status: 404 };
  if (!place.methods.includes(method)) return { kind: 'shut', status: 405, allow: place.methods.join(', ') };
  return { kind: 'open', path: encodeURI(path).replace(/[?#]/g, encodeURIComponent) };
}
