import {
  gatewayCodes,
  gateways,
  playedAnalyticsPath,
  playedScript,
  scriptVariable,
  usualTagManager,
} from '@shop/variant';

/** A variable of the environment. */
export interface EnvironmentField {
  meaning: string;
  /** Taken when it is not set. */
  fallback?: string;
  example: string;
}

const gatewayScripts: Record<string, EnvironmentField> = Object.fromEntries(
  gatewayCodes.map(code => [
    scriptVariable(code),
    {
      meaning: `Address of ${gateways[code].name}'s checkout script.`,
      fallback: gateways[code].script,
      example: playedScript(code),
    },
  ]),
);

/** What a storefront server reads. */
const server: Record<string, EnvironmentField> = {
  PORT: {
    meaning:
      'Port to listen on, 1 to 65535. `<ID>_PORT`, for example `UNI_COINS_PORT`, does the same where several shops share an environment.',
    fallback: "the port in the app's package.json",
    example: '8080',
  },
  COMMERCE_URL: {
    meaning: 'Address of the commerce back end.',
    fallback: 'http://localhost:4000',
    example: 'https://magento.example.com',
  },
  PUBLIC_ORIGIN: {
    meaning:
      'Where the shop stands as browsers know it: scheme and host. With neither this nor `STORE_HOSTS`, only ' +
      'requests for localhost are answered; with one of them, only those for the hosts that they name (421 ' +
      'otherwise).',
    example: 'https://shop.example.com',
  },
  STORE_HOSTS: {
    meaning: 'Store view by host name, as `host=code` pairs with commas between them.',
    example: 'shop.example.com=zepp,uni.example.com=uni',
  },
  FEATURES_OFF: {
    meaning: 'Features that the back end lacks, with commas between them; `pnpm run doctor` writes the list.',
    example: 'coins,pincode',
  },
  TRUSTED_PROXIES: {
    meaning:
      'Number of proxies of yours in front of the server, from 0: that many addresses of X-Forwarded-For are believed.',
    fallback: '0',
    example: '1',
  },
  ASSETS_DIR: {
    meaning:
      'Folder with the hashed files of former releases, which open tabs still ask for; `node dist/server/main.js keep-assets` fills it.',
    example: '/kept',
  },
  COMMERCE_COOKIES: {
    meaning:
      'Names of cookies that pass between browser and back end, with commas between them, for example that of a balancer. The shop itself needs none.',
    example: 'route',
  },
  HSTS: {
    meaning:
      'Strict-Transport-Security, sent to who came by https: `max-age` alone or with what the example adds, `preload` from a year on.',
    fallback: 'max-age=31536000',
    example: 'max-age=63072000; includeSubDomains; preload',
  },
  SECURITY_CONTACT: {
    meaning: 'Address for reports of weaknesses, mailto: or https:; with it there is a /.well-known/security.txt.',
    example: 'mailto:security@example.com',
  },
  FORCED_OUT_CUSTOMER_IDS: {
    meaning:
      'Ids of customers, the `customer_id` of the back end, with commas between, who are always signed out and sent home, with all storage cleared.',
    example: '4711,4712',
  },
  METRICS_PORT: {
    meaning: 'Port of `/metrics` in the Prometheus text format, 1 to 65535; without one nothing listens.',
    example: '9464',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    meaning:
      'Collector of OpenTelemetry that traces are sent to, by HTTP (`OTEL_EXPORTER_OTLP_HEADERS` and the like count, too); without one there are none.',
    example: 'http://localhost:4318',
  },
  OTEL_SERVICE_NAME: {
    meaning: 'Name of the server in traces.',
    fallback: "the variant's id",
    example: 'storefront-north',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    meaning: 'Part of the traces that begin at this server which is recorded, 0 to 1.',
    fallback: '1',
    example: '0.05',
  },
  PAGE_CACHE_MB: {
    meaning: 'Megabytes of guest pages that the server keeps, compressed, 0 to 65536; 0 makes each page anew.',
    fallback: '0',
    example: '256',
  },
  ANSWER_CACHE_MB: {
    meaning:
      'Megabytes of answers of the back end that pages of the next ten seconds share, of those that it lets everybody keep, 0 to 65536; 0 asks for each anew.',
    fallback: '0',
    example: '64',
  },
  PURGE_TOKEN: {
    meaning:
      'Bearer token of `PURGE`, which forgets kept pages by tag or path: 16 or more letters, digits or signs of `-._~+/=`. Without one there is no `PURGE`.',
    example: 'a-long-random-word',
  },
  SERVICE_WORKER: {
    meaning:
      '`on`: browsers keep what they have seen for when there is no network, and show what is pushed. `off`: they let go of the worker, and of all that it kept, at their next page.',
    fallback: 'on',
    example: 'off',
  },
  ACCESS_LOG: { meaning: 'Whether each request is a line on stdout: `on` or `off`.', fallback: 'on', example: 'off' },
  ERROR_REPORTS: {
    meaning:
      'Whether an error in a browser that nobody foresaw is a line on stderr, with the id that its shopper was shown: `on` or `off`.',
    fallback: 'on',
    example: 'off',
  },
  DRAIN_SECONDS: {
    meaning:
      'How long the server goes on after SIGTERM, not open any more to balancers (`/openz`), before it closes the port: 0 to 300.',
    fallback: '0',
    example: '10',
  },
  ...gatewayScripts,
  TAG_MANAGER_ID: {
    meaning:
      'Container of a tag manager, which is told what visitors do once they have agreed. Without this, ENGAGEMENT_SCRIPT and WEB_VITALS nobody is asked and nobody is told.',
    example: 'GTM-ABC1234',
  },
  TAG_MANAGER_URL: {
    meaning: "Address of the tag manager's script, https or a path of the shop; only with TAG_MANAGER_ID.",
    fallback: usualTagManager,
    example: `${playedAnalyticsPath}/tag-manager.js`,
  },
  ENGAGEMENT_SCRIPT: {
    meaning: 'Script that takes over `window.engagementLayer` for an engagement tool, https or a path of the shop.',
    example: 'https://cdn.example.com/engagement.js',
  },
  ANALYTICS_HOSTS: {
    meaning: 'Origins that both scripts load from and call beside their own, with commas between them.',
    example: 'https://*.example.com',
  },
  WEB_VITALS: {
    meaning: 'Whether the web vitals of visitors who have agreed are lines on stderr: `on` or `off`.',
    fallback: 'off',
    example: 'on',
  },
  FIREBASE_API_KEY: {
    meaning:
      'Key of the web app of a Firebase project, by which customers are told on their devices what happened. Its four variables are set together; without them there is no push.',
    example: 'AIzaSyA1b2C3d4E5f6G7h8I9j0KlMnOpQrStUvW',
  },
  FIREBASE_PROJECT_ID: { meaning: 'Id of that project.', example: 'my-shop-1a2b3' },
  FIREBASE_APP_ID: { meaning: 'Id of its web app.', example: '1:123456789012:web:0a1b2c3d4e5f' },
  FIREBASE_VAPID_KEY: {
    meaning: 'Public key of its web push certificate, 87 characters.',
    example: 'BFT00WOJjR84N9BpGb9DTZc9Uqn0gvQ4YEswNyhqWkzyrsgF8GW-XxRV0-RQtFjWm7B_znIY-p4qvMUUaQABKx4',
  },
  FIREBASE_SERVICE: {
    meaning: 'Set to /gateways/push, the commerce sandbox takes the place of Firebase.',
    example: '/gateways/push',
  },
  MAPS_URL: {
    meaning: 'Reverse geocoding service that turns a position into a pincode.',
    fallback: 'https://nominatim.openstreetmap.org/reverse',
    example: 'https://maps.example.com/reverse',
  },
};

/** What the commerce sandbox reads. */
const sandbox: Record<string, EnvironmentField> = {
  SANDBOX_PORT: { meaning: 'Port to listen on.', fallback: '4000', example: '4001' },
  SANDBOX_DATA: {
    meaning:
      'Folder of its database, for `pnpm commerce-sandbox`; `npm start` and `pnpm dev` keep theirs in .data/sandbox.',
    fallback: '.data/sandbox',
    example: '/var/lib/sandbox',
  },
  SANDBOX_HOST: {
    meaning: 'Address to listen on; the default answers this machine only.',
    fallback: '127.0.0.1',
    example: '0.0.0.0',
  },
  SANDBOX_ORIGIN: {
    meaning: 'Origin that absolute addresses are written with.',
    fallback: 'where it listens',
    example: 'https://sandbox.example.com',
  },
  SANDBOX_SHOPS: {
    meaning:
      'Origins of the shops, with commas between them: the played gateways send a payer back to no others. `npm start` and `pnpm dev` name the shops of the workspace.',
    fallback: 'any on this machine',
    example: 'https://shop.example.com,https://uni.example.com',
  },
  SANDBOX_MAGENTO_RELEASE: {
    meaning: 'Set to 2.4.8, the texts of errors are those of Magento 2.4.8.',
    example: '2.4.8',
  },
};

/** What the commands of this workspace read. */
const tooling: Record<string, EnvironmentField> = {
  CHROMIUM_PATH: {
    meaning: 'Browser of the journeys, the stories and the bench.',
    fallback: 'an installed Chromium or Chrome; for the bench one without a window',
    example: '/usr/bin/chromium',
  },
  FIREFOX_PATH: {
    meaning: 'Executable of the Firefox that `pnpm run test:firefox` drives.',
    fallback: 'an installed one',
    example: '/opt/firefox/firefox',
  },
  VARNISHD_PATH: {
    meaning: 'Varnish that `pnpm test:edge` tries the caching rules with.',
    fallback: 'an installed varnishd',
    example: '/usr/sbin/varnishd',
  },
  PICTURES_PORT: {
    meaning: 'Port of the published Storybook that `pnpm run test:pictures` looks at.',
    fallback: '6007',
    example: '6107',
  },
  STORYBOOK_URL: {
    meaning:
      'Storybook whose screens are recorded by `pnpm --filter @shop/storybook record`, with the sandbox that `COMMERCE_URL` names.',
    fallback: 'http://localhost:6006',
    example: 'http://localhost:6106',
  },
  CI: { meaning: 'Set to anything: a skipped test counts as a failure, and output has no colours.', example: 'true' },
  XDG_CACHE_HOME: {
    meaning: 'Where Node and pnpm are kept when they had to be fetched.',
    fallback: '~/.cache',
    example: '/var/cache',
  },
};

/** Every variable that something in this workspace reads, by who reads it. */
export const environmentFields = { server, sandbox, tooling };
