import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer } from '@shop/server';
import type { Render, Variant } from '@shop/variant';
import { createServer as createVite, type RunnableDevEnvironment } from 'vite';
import { devAssets, reactPreamble } from '../src/devAssets.ts';
import { sandboxPort, shopPorts } from '../src/ports.ts';
import { readArguments } from '../src/readArguments.ts';
import { demandFreePorts, root, startServices } from '../src/services.ts';

interface ServerEntry {
  variant: Variant;
  render: Render;
}

let services: Awaited<ReturnType<typeof startServices>> | undefined;
const shops = shopPorts();
const {
  positionals: [wanted = shops[0]?.name],
} = readArguments('pnpm dev [variant]', { words: shops.map(({ name }) => name), most: 1 });

try {
  const shop = shops.find(({ name }) => name === wanted);
  if (shop === undefined)
    throw new Error(
      'There is no variant: an app below apps with "shop" in its package.json. `pnpm create-variant` makes one.',
    );
  const sandbox = sandboxPort();
  await demandFreePorts([sandbox, shop]);
  services = await startServices({ dataDir: join(root, '.data/sandbox'), shops: false, verbose: true });

  const http = createHttpServer();
  const appRoot = join(root, 'apps', shop.name);
  const vite = await createVite({
    root: appRoot,
    configFile: join(appRoot, 'vite.config.ts'),
    appType: 'custom',
    plugins: [reactPreamble],
    server: { middlewareMode: true, hmr: { server: http } },
  });
  const entry = () =>
    (vite.environments['ssr'] as RunnableDevEnvironment).runner.import<ServerEntry>('/src/entry-server.ts');
  const { variant } = await entry();
  const server = createServer({
    variant,
    render: async (request, options) => (await entry()).render(request, options),
    assetsFor: modules => devAssets(vite, modules),
    commerceUrl: `http://localhost:${sandbox.port}`,
    config: {
      razorpayScript: '/gateways/razorpay/checkout.js',
      cashfreeScript: '/gateways/cashfree/cashfree.js',
      mapsUrl: 'https://nominatim.openstreetmap.org/reverse',
    },
    development: true,
    log: entry => console.error(entry),
  });
  const listener = getRequestListener(server.fetch);
  http.on('request', (request, response) =>
    vite.middlewares(request, response, () => void listener(request, response)),
  );
  http.listen(shop.port, () => console.log(`${shop.name} reloads as you type on http://localhost:${shop.port}`));
  const quit = async () => {
    http.closeAllConnections();
    await Promise.all([vite.close(), services?.stop()]);
    process.exit(0);
  };
  process.once('SIGINT', () => void quit());
  process.once('SIGTERM', () => void quit());
} catch (error) {
  await services?.stop();
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
