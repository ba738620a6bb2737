export { backEndPaths, passage } from './backEndPaths.ts';
export { createServer, type ServerOptions } from './createServer.ts';
export { readEnvironment, type Environment } from './environment/readEnvironment.ts';
export { switchableFeatures } from './features.ts';
export { serve, type ServeOptions } from './serve.ts';
