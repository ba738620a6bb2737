import type { PublicConfig, PushService } from '@shop/variant';
import { readOperation, type Operation } from './readOperation.ts';
import { readPlace, type Place } from './readPlace.ts';
import { readPublicConfig } from './readPublicConfig.ts';
import { readPushService } from './readPushService.ts';
import { given, readPort, type Variables } from './variables.ts';

export interface Environment extends Place, Operation {
  port: number;
  /** Name of the variable that moves the port. */
  portVariable: string;
  config: PublicConfig;
  /** By which devices are told what happened; undefined where none are. */
  push: PushService | undefined;
}

/**
 * Reads what a deployment sets: PORT (or `<VARIANT>_PORT`), where the shop stands (`readPlace`), how its server is run
 * (`readOperation`), what browsers are told (`readPublicConfig`), and the Firebase project that reaches devices
 * (`readPushService`).
 *
 * @throws Error that names the variable and the remedy.
 */
export function readEnvironment(env: Variables, id: string, defaultPort: number): Environment {
  const portVariable = given(env, 'PORT') === undefined ? `${id.replaceAll('-', '_').toUpperCase()}_PORT` : 'PORT';
  return {
    port: readPort(env, portVariable, defaultPort),
    portVariable,
    ...readPlace(env),
    ...readOperation(env, id),
    config: readPublicConfig(env),
    push: readPushService(env),
  };
}
