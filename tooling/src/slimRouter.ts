import type { Plugin } from 'vite';
import { nothing, withoutIdle, type Node } from './withoutIdle.ts';

/** What stands for a module of the router, by the end of its path; what else it exports is undefined. */
const substitutes: Record<string, string> = {
  // What the router asks of its instrumentation while nobody instruments it.
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = router => router;
  `,
  // What a link and the router find where no server of the router's own framework drew the page. Each link does without
  // two states and two effects.
  'dom/ssr/components.js': `
    import { createContext } from 'react';
    export const FrameworkContext = createContext(undefined);
    const nothing = [false];
    export const usePrefetchBehavior = () => nothing;
    export const mergeRefs = ref => ref;
  `,
};

/**
 * Functions that nothing calls in a shop, which sends no form through its router, has no fetchers, blocks no way, knows
 * all its routes and has no components of a server; or that have nothing to do there. Their bodies go, and with them what
 * only they use. By the end of a module's path.
 */
const idle: Record<string, Record<string, string>> = {
  'router/router.js': {
    normalizeNavigateOptions: '{ return { path }; }',
    handleAction: nothing,
    fetch: nothing,
    handleFetcherAction: nothing,
    handleFetcherLoader: nothing,
    getUpdatedActionData: nothing,
    getUpdatedRevalidatingFetchers: nothing,
    updateFetcherState: nothing,
    setFetcherError: nothing,
    getFetcher: nothing,
    resetFetcher: nothing,
    deleteFetcher: nothing,
    queueFetcherForDeletion: nothing,
    abortFetcher: nothing,
    markFetchersDone: nothing,
    markFetchRedirectsDone: nothing,
    abortStaleFetchLoads: nothing,
    getBlocker: nothing,
    deleteBlocker: nothing,
    updateBlocker: nothing,
    shouldBlockNavigation: nothing,
    checkFogOfWar: '{ return { active: false, matches: null }; }',
    discoverRoutes: nothing,
    _internalSetRoutes: nothing,
    patchRoutes: nothing,
    getSubmissionFromNavigation: nothing,
  },
  'lib/hooks.js': { RSCErrorHandler: nothing },
  'dom/lib.js': { parseHydrationData: nothing },
  'lib/errors.js': { decodeRouteErrorResponseDigest: nothing },
};

const exported = /^export \{([^}]+)\};?$/m;

const displayName = /^\w+\.displayName = .*$/gm;

const speaks = new Set(['invariant', 'warning', 'warningOnce', 'warnOnce']);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** All nodes below one, itself first. */
function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(child)) yield* nodesIn(child);
}

/**
 * Without the sentences for who uses the router in a wrong way, as React has none in production. What must hold is checked
 * as before; what is only warned of is said while developing.
 */
function withoutWords(code: string, nodes: readonly Node[]): string {
  const calls = nodes
    .flatMap(node => [...nodesIn(node)])
    .filter(({ type, callee }) => type === 'CallExpression' && isNode(callee) && speaks.has(String(callee['name'])));
  return calls
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, callee, arguments: given }) => {
      const [condition] = given as Node[];
      const kept =
        (callee as Node)['name'] === 'invariant' && condition
          ? `invariant(${text.slice(condition.start, condition.end)})`
          : 'void 0';
      return text.slice(0, start) + kept + text.slice(end);
    }, code);
}

/** What runs when a module is read, as names for developer tools do, keeps each component in a build, used or not. */
const droppable = (code: string) =>
  code
    .replace(displayName, '')
    .replace(/^((?:const|var) \w+ = )(React\$1\.)/gm, '$1/* @__PURE__ */ $2')
    .replace(/^(var AwaitErrorBoundary = )(class [^]*?^\});/m, '$1/* @__PURE__ */ (() => $2)();');

/**
 * React Router without the means to watch it at work, those of its framework mode to prefetch for a link, forms that it
 * sends, fetchers, routes that come later, and sentences for developers: no shop uses them, and no bundler can see that.
 * 11 KB of every first load.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: {
        id: /react-router\/dist\/\w+\/lib\/.*\.js$/,
      },
      handler(code, id) {
        const [, substitute] = Object.entries(substitutes).find(([path]) => id.endsWith(path)) ?? [];
        if (substitute === undefined) {
          const [, spared = {}] = Object.entries(idle).find(([path]) => id.endsWith(path)) ?? [];
          const slim = droppable(withoutIdle(code, this.parse(code).body as unknown as Node[], id, spared));
          return withoutWords(slim, this.parse(slim).body as unknown as Node[]);
        }
        const names = exported
          .exec(code)?.[1]
          ?.split(',')
          .map(name => name.trim());
        if (!names) throw new Error(`${id} has no list of exports any more: see what became of it.`);
        return (
          substitute +
          names
            .filter(name => !substitute.includes(`const ${name} =`))
            .map(name => `export const ${name} = undefined;`)
            .join('\n')
        );
      },
    },
  };
}
