export { createSandbox } from './server.ts';
export type { Sandbox, SandboxOptions } from './server.ts';
export type { CatalogueSeed } from './seed/CatalogueSeed.ts';
export { MAX_COST } from './transport/QueryCost.ts';
