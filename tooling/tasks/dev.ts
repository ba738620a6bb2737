import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { describeBackEnd } from '../src/dev/describeBackEnd.ts';
import { devEnvironment } from '../src/dev/devEnvironment.ts';
import { makeDevHandler } from '../src/dev/makeDevHandler.ts';
import { openEditions } from '../src/dev/openEditions.ts';
import { sandboxPort, shopPorts } from '../src/ports.ts';
import { readArguments } from '../src/readArguments.ts';
import { demandFreePorts, root, startServices } from '../src/services.ts';

const usage = `pnpm dev [variant]

Opens one storefront, which reloads as you type, with the commerce sandbox. COMMERCE_URL names another back end, of which
it says once what it lacks; that, FEATURES_OFF, STORE_HOSTS and what else a deployed shop reads are in docs/configuration.md.`;

let services: Awaited<ReturnType<typeof startServices>> | undefined;

try {
  const shops = shopPorts();
  const {
    positionals: [wanted = shops[0]?.name],
  } = readArguments(usage, { words: shops.map(({ name }) => name), most: 1 });
  const shop = shops.find(({ name }) => name === wanted);
  if (shop === undefined)
    throw new Error(
      'There is no variant: an app below apps with "shop" in its package.json. `pnpm create-variant` makes one.',
    );
  const sandbox = sandboxPort();
  const { isOwnSandbox, commerceUrl, hosts, publicOrigin, config, commerceCookies, hsts, securityContact } =
    devEnvironment(process.env, shop, sandbox);
  await demandFreePorts(isOwnSandbox ? [sandbox, shop] : [shop]);
  if (isOwnSandbox)
    services = await startServices({ dataDir: join(root, '.data/sandbox'), shops: false, verbose: true });

  const http = createHttpServer();
  const appRoot = join(root, 'apps', shop.name);
  const allowedHosts = [...Object.keys(hosts), ...(publicOrigin === undefined ? [] : [new URL(publicOrigin).hostname])];
  const opening = openEditions({ app: appRoot, http, allowedHosts });
  const quit = async () => {
    http.closeAllConnections();
    await Promise.all([opening.then(opened => opened.close()), services?.stop()]);
    process.exit(0);
  };
  process.once('SIGINT', () => void quit());
  process.once('SIGTERM', () => void quit());
  const editions = await opening;
  const listener = getRequestListener(
    makeDevHandler({
      editions,
      root,
      app: appRoot,
      commerceUrl,
      hosts,
      publicOrigin,
      config,
      commerceCookies,
      hsts,
      securityContact,
      log: entry => console.error(entry),
    }),
  );
  http.on('request', (request, response) =>
    editions.servedBy(request.url ?? '/').middlewares(request, response, () => void listener(request, response)),
  );
  http.listen(shop.port, () => {
    const isElsewhere = isOwnSandbox ? '' : `, with ${commerceUrl}`;
    console.log(`${shop.name} reloads as you type on http://localhost:${shop.port}${isElsewhere}`);
    if (!isOwnSandbox) void describeBackEnd(commerceUrl, config.featuresOff ?? []).then(console.log);
  });
} catch (error) {
  await services?.stop();
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
