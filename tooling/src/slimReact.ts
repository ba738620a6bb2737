import type { Plugin } from 'vite';
import { nothing, withoutIdle, type Node } from './withoutIdle.ts';

/** What React DOM does for `<ViewTransition>`, `<Activity>`, lists of Suspense and references to fragments, and for nothing else. */
const idle = [
  'applyViewTransitionName',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'commitNewChildToFragmentInstance',
  'createViewTransitionInstance',
  'deleteChildFromFragmentInstance',
  'getViewTransitionClassName',
  'getViewTransitionName',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'trackEnterViewTransitions',
  'updateActivityComponent',
  'updateSuspenseListComponent',
];
const idleBodies = Object.fromEntries(idle.map(name => [name, nothing]));

const idleMethod = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\./;

/** Who writes this would see it at work while developing, and not in what is built. */
const takenOut = /import[^;]*\b(?:ViewTransition|Activity|SuspenseList)\b[^;]*from 'react'|<Fragment[^>]* ref=/;

/**
 * React DOM without what no shop uses, and no bundler can see that: 4 KB of every first load. Who uses it all the same is told
 * by the build.
 */
export function slimReact(): Plugin {
  return {
    name: 'slim-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: environment => environment.config.consumer === 'client',
    transform: {
      filter: { id: /react-dom-client\.production\.js$|\/src\/.*\.tsx$/ },
      handler(code, id) {
        if (id.endsWith('.tsx')) {
          if (takenOut.test(code)) throw new Error(`${id} uses what tooling/src/slimReact.ts takes out of React.`);
          return null;
        }
        const nodes = this.parse(code).body as unknown as Node[];
        const kept = nodes
          .filter(({ type, start }) => type === 'ExpressionStatement' && idleMethod.test(code.slice(start, start + 40)))
          .toReversed()
          .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
        return withoutIdle(kept, this.parse(kept).body as unknown as Node[], id, idleBodies);
      },
    },
  };
}
