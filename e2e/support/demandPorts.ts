import { namedPorts } from '@shop/tooling/ports';
import { demandFreePorts } from '@shop/tooling/services';

/** Says once, before any journey, which port is taken that the environment names: the others are looked for. */
export default async function demandPorts(): Promise<void> {
  await demandFreePorts(namedPorts());
}
