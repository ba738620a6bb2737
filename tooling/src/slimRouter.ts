import type { Plugin } from 'vite';

const instrumentation = /react-router\/dist\/\w+\/lib\/router\/instrumentation\.js$/;

/** What the router asks of its instrumentation while nobody instruments it; the last two serve its own server, which is in no browser. */
const nothing = `
  export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
  export const getRouteInstrumentationUpdates = () => ({});
  export const instrumentClientSideRouter = router => router;
  export const instrumentHandler = undefined;
  export const instrumentationResultMetaContext = undefined;
`;

/** React Router without the means to watch it at work, which no shop uses and no bundler can see: 1.2 KB of every first load. */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    load: { filter: { id: instrumentation }, handler: () => nothing },
  };
}
