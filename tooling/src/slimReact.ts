import type { Plugin } from 'vite';
import { nothing, withoutIdle, type Node } from './withoutIdle.ts';
import { withoutNever, type Never } from './withoutNever.ts';

/** What React DOM does for what no shop writes, by what that is. */
const unwritten = {
  '`<ViewTransition>` and references to fragments': [
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
  ],
  'functions as the action of a form, transitions that are waited for, and the hooks for them': [
    'TransitionAwareHostComponent',
    'dispatchActionState',
    'ensureFormComponentIsStateful',
    'extractEvents$1',
    'mountActionState',
    'requestFormReset',
    'requestFormReset$1',
    'rerenderActionState',
    'runActionStateAction',
    'startHostTransition',
    'startTransition',
    'updateActionState',
    'updateActionStateImpl',
  ],
  'sheets with a precedence and scripts, which it would put into the head': [
    'accumulateSuspenseyCommitOnFiber',
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
  'elements of one’s own making': ['setPropOnCustomElement'],
  'the spinner of the browser, which is switched off': ['defaultOnDefaultTransitionIndicator'],
};

const idleBodies: Record<string, string> = {
  ...Object.fromEntries(
    Object.values(unwritten)
      .flat()
      .map(name => [name, nothing]),
  ),
  getResource: '{ return null; }',
  isCustomElement: '{ return !1; }',
  useThenable: '{ throw thenable; }',
  // Pictures that hold up what is shown, within `<ViewTransition>`.
  preloadInstanceAndSuspendIfNeeded: '{ workInProgress.flags &= -16777217; }',
  waitForCommitToBeReady: '{ return null; }',
  // Where in the tree an error stands: it renders each component above once more to find out, and nobody reads it.
  getStackByFiberInDevAndProd: "{ return ''; }",
};

/**
 * Suspense, what hides parts of a tree, and what waits for promises: every part of a shop has its code and its data when it
 * is drawn, or stands there without them. Elements of such a type, and promises, fail as anything that React does not know.
 */
const never: Never = {
  numbers: {
    // Kinds of fibers, as React numbers them: profilers, Suspense, lazy parts, boundaries of the server, lists, scopes,
    // hidden trees, caches, parts that were never complete, view transitions, activities.
    tag: [12, 13, 16, 17, 18, 19, 21, 22, 23, 24, 25, 28, 30, 31],
    // Only what failed stops a rendering (1).
    workInProgressSuspendedReason: [2, 3, 4, 5, 6, 7, 8, 9],
  },
  names: [
    'REACT_ACTIVITY_TYPE',
    'REACT_LAZY_TYPE',
    'REACT_LEGACY_HIDDEN_TYPE',
    'REACT_PROFILER_TYPE',
    'REACT_SUSPENSE_LIST_TYPE',
    'REACT_SUSPENSE_TYPE',
    'REACT_VIEW_TRANSITION_TYPE',
  ],
  unpromised: ['createChildReconciler', 'handleThrow', 'throwException', 'use'],
};

/** Attributes of SVG that React would spell with a dash: of its own fonts and of upright texts, which no browser draws, and of rare filters. */
const undrawn =
  'accentHeight|alignmentBaseline|arabicForm|capHeight|colorInterpolation|colorInterpolationFilters|colorProfile|colorRendering|' +
  'enableBackground|floodColor|floodOpacity|glyphName|glyphOrientationHorizontal|glyphOrientationVertical|horizAdvX|horizOriginX|' +
  'lightingColor|overlinePosition|overlineThickness|renderingIntent|strikethroughPosition|strikethroughThickness|underlinePosition|' +
  'underlineThickness|unicodeBidi|unicodeRange|unitsPerEm|vAlphabetic|vHanging|vIdeographic|vMathematical|vertAdvY|vertOriginX|' +
  'vertOriginY|xmlnsXlink|xHeight';

const undrawnNames = new RegExp(String.raw`\["(?:${undrawn})", "[\w:-]+"\],?\s*`, 'g');

const idleMethod = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\./;

/** What may stand in a tag before an attribute. */
const before = String.raw`\b(?:=>|[^>])*\s`;

/** Who writes this would see it at work while developing, and not in what is built. */
const takenOut = [
  /import[^;]*\b(?:ViewTransition|Activity|Suspense(?:List)?|lazy|Profiler|useActionState|useFormStatus|useTransition|requestFormReset|pre(?:init|connect)\w*|preloadModule|prefetchDNS|findDOMNode)\b[^;]*from 'react(?:-dom)?'/,
  new RegExp(`<(?:React\\.)?Fragment${before}ref=`),
  new RegExp(
    `<(?:form|button|input)${before}(?:formAction|action)=\\{(?:async\\b|function\\b|\\w+\\s*=>|\\(|[\\w.]+\\.bind\\()`,
  ),
  new RegExp(`<[a-z]\\w*${before}(?:precedence|(?:onBeforeInput|onSelect)(?:Capture)?)=`),
  new RegExp(`<script${before}async\\b`),
  new RegExp(`<[a-z]\\w*${before}(?:${undrawn})=`),
  /<[a-z]\w*-[a-z]/,
  /import[^;]*\buse\b[^;]*from 'react'[^]*\buse\((?!\w*Context\))/,
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
 * React DOM without what no shop uses, and no bundler can see that: 20 KB of every first load. Who uses it all the same is told
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
        const parse = (text: string) => this.parse(text).body as unknown as Node[];
        const kept = parse(code)
          .filter(({ type, start }) => type === 'ExpressionStatement' && idleMethod.test(code.slice(start, start + 40)))
          .toReversed()
          .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
        const drawn = kept.replaceAll(undrawnNames, '');
        const idle = withoutIdle(drawn, parse(drawn), id, idleBodies);
        return withoutNever(idle, parse(idle), never);
      },
    },
  };
}
