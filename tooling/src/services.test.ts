import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { demandFreePorts } from './services.ts';

it('names the port that is in use, who needs it, and the variable that moves it', async () => {
  const taken = createServer();
  await new Promise<void>(resolve => {
    taken.listen(0, resolve);
  });
  const { port } = taken.address() as AddressInfo;
  const wanted = [{ name: 'uni-coins', port, variable: 'UNI_COINS_PORT' }];
  await expect(demandFreePorts(wanted)).rejects.toThrow(
    `Port ${port} is in use, and uni-coins needs it. Stop what uses it, or set UNI_COINS_PORT to another port.`,
  );
  await new Promise(resolve => {
    taken.close(resolve);
  });
  await expect(demandFreePorts(wanted)).resolves.toBeUndefined();
});
