import { join } from 'node:path';
import { turbo } from '../src/build.ts';
import { sandboxPort, shopPorts } from '../src/ports.ts';
import { readArguments } from '../src/readArguments.ts';
import { demandFreePorts, playedAnalytics, root, startServices } from '../src/services.ts';

readArguments('npm start');

try {
  const shops = shopPorts();
  const sandbox = sandboxPort();
  await demandFreePorts([sandbox, ...shops]);
  console.log('Building the storefronts …');
  turbo(
    ['build'],
    shops.map(({ name }) => `@shop/${name}`),
  );
  console.log('Starting the commerce server and the storefronts …');
  const services = await startServices({ dataDir: join(root, '.data/sandbox'), shops: true, env: playedAnalytics });
  let quitting = false;
  const quit = async (code: number) => {
    quitting = true;
    await services.stop();
    process.exit(code);
  };
  process.once('SIGINT', () => void quit(0));
  process.once('SIGTERM', () => void quit(0));
  const row = (left: string, right: string) => console.log(`  ${left.padEnd(18)} ${right}`);
  console.log('\nThe shops are open.\n');
  for (const { name, port } of shops) row(name, `http://localhost:${port}`);
  row('commerce server', `http://localhost:${sandbox.port}/graphql`);
  row('its mails', `http://localhost:${sandbox.port}/inbox`);
  row('told of visits', `http://localhost:${sandbox.port}/events`);
  row(
    'and its desks',
    ['orders', 'payments', 'programmes'].map(desk => `http://localhost:${sandbox.port}/${desk}`).join(', '),
  );
  console.log('\nDemo accounts (password Shop@1234)\n');
  row('asha@example.com', 'has coins, addresses and past orders');
  row('ravi@example.com', 'is new');
  console.log('\nTry\n');
  row(
    'as a guest',
    `http://localhost:${shops[2]?.port}: put something into the cart and pay cash on delivery, pincode 110001`,
  );
  row('as Asha', `http://localhost:${shops[0]?.port}/sign-in, then coupon SAVE10 and a test payment`);
  row('only UPI', 'coupon UPI5 at checkout');
  row('nothing to pay', 'coupon FREE100 at checkout');
  console.log('\nCtrl-C stops everything.');
  const name = await services.ended;
  // Ctrl-C reaches the servers too: that they end then is no news.
  if (!quitting) console.error(`${name} ended by itself; stopping the others.`);
  await quit(1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
