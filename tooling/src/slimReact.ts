import type { Plugin } from 'vite';
import { nothing, withoutIdle, type Node } from './withoutIdle.ts';

/** What React DOM does for what no shop writes, by what that is. */
const unwritten = {
  '`<ViewTransition>`, `<Activity>`, lists of Suspense and references to fragments': [
    'applyViewTransitionName',
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'commitAfterMutationEffectsOnFiber',
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
  ],
  'functions as the action of a form, and the hooks for them': [
    'dispatchActionState',
    'ensureFormComponentIsStateful',
    'extractEvents$1',
    'mountActionState',
    'requestFormReset',
    'requestFormReset$1',
    'rerenderActionState',
    'runActionStateAction',
    'startHostTransition',
    'updateActionState',
    'updateActionStateImpl',
  ],
  'sheets with a precedence and scripts, which it would put into the head': [
    'acquireResource',
    'insertStylesheet',
    'insertStylesheetIntoRoot',
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preloadModule',
    'preloadResourceAndSuspendIfNeeded',
    'preloadStylesheet',
    'suspendResource',
  ],
  '`onBeforeInput`, `onSelect` and `findDOMNode`': [
    'constructSelectEvent',
    'findCurrentFiberUsingSlowPath',
    'getFallbackBeforeInputChars',
    'getNativeBeforeInputChars',
  ],
  'the spinner of the browser, which is switched off': ['defaultOnDefaultTransitionIndicator'],
};

const idleBodies: Record<string, string> = {
  ...Object.fromEntries(
    Object.values(unwritten)
      .flat()
      .map(name => [name, nothing]),
  ),
  getResource: '{ return null; }',
  // Pictures that hold up what is shown, within `<ViewTransition>`.
  preloadInstanceAndSuspendIfNeeded: '{ workInProgress.flags &= -16777217; }',
  // Where in the tree an error stands: it renders each component above once more to find out, and nobody reads it.
  getStackByFiberInDevAndProd: "{ return ''; }",
};

const idleMethod = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\./;

/** What may stand in a tag before an attribute. */
const before = String.raw`\b(?:=>|[^>])*\s`;

/** Who writes this would see it at work while developing, and not in what is built. */
const takenOut = [
  /import[^;]*\b(?:ViewTransition|Activity|SuspenseList|useActionState|useFormStatus|requestFormReset|pre(?:init|connect)\w*|preloadModule|prefetchDNS|findDOMNode)\b[^;]*from 'react(?:-dom)?'/,
  new RegExp(`<(?:React\\.)?Fragment${before}ref=`),
  new RegExp(
    `<(?:form|button|input)${before}(?:formAction|action)=\\{(?:async\\b|function\\b|\\w+\\s*=>|\\(|[\\w.]+\\.bind\\()`,
  ),
  new RegExp(`<[a-z]\\w*${before}(?:precedence|(?:onBeforeInput|onSelect)(?:Capture)?)=`),
  new RegExp(`<script${before}async\\b`),
];

/** What forms are given as their action, by its name. */
const namedAction = new RegExp(`<(?:form|button|input)${before}(?:formAction|action)=\\{(\\w+)\\}`, 'g');

/** Whether a module says that something of this name is a function, and no address. */
const isFunction = (name: string, code: string): boolean =>
  new RegExp(
    `\\bfunction ${name}\\b|\\bconst ${name}\\b[^=]*= (?:async\\b|function\\b|useCallback\\b|\\(|\\w+ =>)`,
  ).test(code);

const usesTakenOut = (code: string): boolean =>
  takenOut.some(use => use.test(code)) ||
  [...code.matchAll(namedAction)].some(([, name = '']) => isFunction(name, code));

/**
 * React DOM without what no shop uses, and no bundler can see that: 11 KB of every first load. Who uses it all the same is told
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
          if (usesTakenOut(code)) throw new Error(`${id} uses what tooling/src/slimReact.ts takes out of React.`);
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
