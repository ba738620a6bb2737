import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { GraphQLSchema } from 'graphql';
import { Hono } from 'hono';
import { analyticsRoutes } from './analytics/analyticsRoutes.ts';
import { eventDesk } from './analytics/eventDesk.ts';
import { toldEvents } from './analytics/toldEvents.ts';
import * as shippedCatalogue from './catalogue/index.ts';
import type { MagentoRelease, RandomSource, SandboxConfig, SandboxDeps } from './context.ts';
import { contextFactory } from './contextFactory.ts';
import { openDatabase, transaction } from './database.ts';
import { orderDesk } from './fulfilment/orderDesk.ts';
import { deskRoutes } from './gateways/deskRoutes.ts';
import { gatewayRoutes } from './gateways/gatewayRoutes.ts';
import { INVOICE_FOLDER } from './gst/invoiceAddress.ts';
import { invoiceRoutes } from './gst/invoiceRoutes.ts';
import { consentRoutes } from './identity/consentRoutes.ts';
import { linkDesk } from './identity/linkDesk.ts';
import { inboxRoutes } from './inbox/inboxRoutes.ts';
import { pushDesk } from './notifications/pushDesk.ts';
import { pushRoutes } from './notifications/pushRoutes.ts';
import { downloadRoutes } from './products/downloadRoutes.ts';
import { programmeDesk } from './programmes/programmeDesk.ts';
import { setProgrammePrices } from './programmes/programmePrices.ts';
import { questionDesk } from './questions/questionDesk.ts';
import { optionAttributes } from './products/optionAttributes.ts';
import { mediaRoutes } from './media/mediaRoutes.ts';
import { photoFolder } from './media/photoFolder.ts';
import { resolvers } from './resolvers.ts';
import { restRoutes } from './rest/restRoutes.ts';
import { reviewDesk } from './reviews/reviewDesk.ts';
import { migrate, setting } from './schema.ts';
import type { CatalogueSeed } from './seed/CatalogueSeed.ts';
import { addStoreViews } from './seed/addStoreViews.ts';
import { isEmpty, isOutdated, seedDatabase } from './seed/seedDatabase.ts';
import { generatedProducts, seedGenerated } from './seed/seedGenerated.ts';
import { isSearchable, seedSearch } from './seed/seedSearch.ts';
import { seedLabels } from './seed/seedLabels.ts';
import { seedSynonyms } from './seed/seedSynonyms.ts';
import { stockDesk } from './stockNotices/stockDesk.ts';
import { executableSchema } from './transport/executableSchema.ts';
import { graphqlEndpoint } from './transport/graphqlEndpoint.ts';

export interface SandboxOptions {
  /** Folder of the database file and the picture cache, made when absent. `:memory:` keeps nothing. */
  dataDir: string;
  clock?: () => Date;
  random?: RandomSource;
  /** Which Magento to play; 2.4.6 unless told. */
  magentoRelease?: MagentoRelease;
  /** Origin for absolute addresses. Absent: that of each request. */
  publicOrigin?: string;
  /**
   * Origins of the shops, for example `https://shop.example`: payers are sent nowhere else. Absent: any on this
   * machine.
   */
  shopOrigins?: readonly string[] | undefined;
  /** What a new database is filled with; the shipped catalogue unless told. */
  catalogue?: CatalogueSeed;
  /** Generated products beside those of the catalogue, for measurements. A database keeps those that it has. */
  products?: number;
  /** Told in one sentence what takes time, and what to do about a database that is not the newest. */
  onProgress?: (sentence: string) => void;
  /** Told of exceptions that clients see only as an internal error; console.error unless given. */
  onError?: (error: unknown) => void;
}

export interface Sandbox {
  /** Answers a request; needs no port. Never rejects. */
  fetch: (request: Request) => Promise<Response>;
  /** The open database, for tests and tools. */
  db: DatabaseSync;
  close: () => Promise<void>;
}

const schemas = new Map<string, GraphQLSchema>();

/**
 * Of a sandbox the contract holds only its attributes, and takes longer to build than all the rest: one serves every
 * sandbox of a process that has the same.
 */
function sharedSchema(db: DatabaseSync): GraphQLSchema {
  const attributes = optionAttributes(db).map(({ code }) => code);
  const schema = schemas.get(attributes.join()) ?? executableSchema(resolvers, attributes);
  schemas.set(attributes.join(), schema);
  return schema;
}

/**
 * A commerce server in one process. Creates and fills its database when it is new. Throws SchemaMismatch when the
 * database was made by another version, and SQLite's error when the disk refuses.
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { dataDir, clock = () => new Date(), random = randomBytes, catalogue = shippedCatalogue } = options;
  const inMemory = dataDir === ':memory:';
  const db = openDatabase(inMemory ? dataDir : join(dataDir, 'sandbox.db'));
  migrate(db);
  seedLabels(db, catalogue.labels ?? []);
  if (isEmpty(db)) {
    options.onProgress?.('Filling a new database with the catalogue …');
    seedDatabase({ db, now: clock(), random }, catalogue);
  } else {
    for (const code of addStoreViews(db, catalogue)) options.onProgress?.(`Added the store view ${code}.`);
    if (isOutdated(db, catalogue))
      options.onProgress?.(
        'The shipped catalogue has changed since this database was filled. What was not imported since comes with ' +
          '`npm run commerce-sandbox import FILE`, or all of it by `npm run commerce-sandbox reset`, which forgets ' +
          'orders and customers.',
      );
  }
  setProgrammePrices(db, catalogue.programmePrices ?? []);
  seedSynonyms(db, catalogue.synonyms ?? []);
  if (!isSearchable(db)) transaction(db, () => seedSearch(db));
  const { products = 0 } = options;
  if (products > generatedProducts(db)) {
    options.onProgress?.(`Adding ${products - generatedProducts(db)} generated products …`);
    seedGenerated(db, catalogue, products);
  }
  const config: SandboxConfig = {
    magentoRelease: options.magentoRelease ?? '2.4.6',
    publicOrigin: options.publicOrigin,
    shopOrigins: options.shopOrigins,
    secret: setting(db, 'secret')!,
    showOutOfStock: true,
    storeViews: catalogue.storeViews,
    deals: new Map((catalogue.deals ?? []).map(({ sku, days }) => [sku, days])),
  };
  const contexts = contextFactory({ db, clock, random, config });
  const deps: SandboxDeps = { db, clock, random, config, contextOf: contexts.forRequest };
  const events = toldEvents();
  const media = mediaRoutes({
    db,
    clock,
    catalogue,
    cacheDir: inMemory ? undefined : join(dataDir, 'media'),
    photoDir: inMemory ? undefined : photoFolder(dataDir),
  });
  const report = options.onError ?? console.error;
  const endpoints = new Map<GraphQLSchema, ReturnType<typeof graphqlEndpoint>>();
  // An import may bring attributes while the sandbox runs.
  const graphql = (request: Request): Promise<Response> => {
    const schema = sharedSchema(db);
    const endpoint =
      endpoints.get(schema) ?? graphqlEndpoint({ schema, config, contextOf: contexts.forGraphql, report });
    endpoints.set(schema, endpoint);
    return endpoint(request);
  };

  const app = new Hono()
    .get('/health', context => context.json({ status: 'ok' }))
    .all('/graphql', context => graphql(context.req.raw))
    .route('/media/downloadable', downloadRoutes(deps))
    .route(INVOICE_FOLDER, invoiceRoutes(deps))
    .route('/media', media.routes)
    .route('/rest', restRoutes(deps))
    .route('/gateways/mail-account', consentRoutes(deps))
    .route('/gateways/push', pushRoutes(deps))
    .route('/gateways/analytics', analyticsRoutes(events, clock))
    .route('/gateways', gatewayRoutes(deps))
    .route('/payments', deskRoutes(deps))
    .route('/reviews', reviewDesk(deps))
    .route('/stock', stockDesk(deps))
    .route('/questions', questionDesk(deps))
    .route('/orders', orderDesk(deps))
    .route('/links', linkDesk(deps))
    .route('/programmes', programmeDesk(deps))
    .route('/', inboxRoutes(deps))
    .route('/', pushDesk(deps))
    .route('/', eventDesk(events))
    .onError((error, context) => {
      report(error);
      return context.text('Internal server error', 500);
    });

  return {
    db,
    fetch: async request => app.fetch(request),
    close: async () => {
      await media.close();
      db.close();
    },
  };
}
