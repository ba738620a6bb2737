import type { Plugin } from 'vite';

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

const exported = /^export \{([^}]+)\};?$/m;

/**
 * React Router without the means to watch it at work, and without those of its framework mode to prefetch for a link:
 * no shop uses them, and no bundler can see that. 1.2 and 1.6 KB of every first load.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /react-router\/dist\/\w+\/lib\/(?:router\/instrumentation|dom\/ssr\/components)\.js$/ },
      handler(code, id) {
        const [, substitute] = Object.entries(substitutes).find(([path]) => id.endsWith(path)) ?? [];
        const names = exported
          .exec(code)?.[1]
          ?.split(',')
          .map(name => name.trim());
        if (substitute === undefined || !names)
          throw new Error(`${id} has no list of exports any more: see what became of it.`);
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
