import { nothing } from './withoutIdle.ts';
import type { Never } from './withoutNever.ts';

/* What React has that no shop uses, and no bundler can see that. `slimReact` takes it out. */

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

export const idleBodies: Record<string, string> = {
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
export const never: Never = {
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
export const undrawn =
  'accentHeight|alignmentBaseline|arabicForm|capHeight|colorInterpolation|colorInterpolationFilters|colorProfile|colorRendering|' +
  'enableBackground|floodColor|floodOpacity|glyphName|glyphOrientationHorizontal|glyphOrientationVertical|horizAdvX|horizOriginX|' +
  'lightingColor|overlinePosition|overlineThickness|renderingIntent|strikethroughPosition|strikethroughThickness|underlinePosition|' +
  'underlineThickness|unicodeBidi|unicodeRange|unitsPerEm|vAlphabetic|vHanging|vIdeographic|vMathematical|vertAdvY|vertOriginX|' +
  'vertOriginY|xmlnsXlink|xHeight';

/** What no shop takes from React and React DOM; libraries that are in a shop take none of it either. */
export const unexported = [
  'Activity',
  'Profiler',
  'Suspense',
  'ViewTransition',
  '__COMPILER_RUNTIME',
  'addTransitionType',
  'browser',
  'cache',
  'cacheSignal',
  'lazy',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preloadModule',
  'requestFormReset',
  'unstable_batchedUpdates',
  'unstable_useCacheRefresh',
  'useActionState',
  'useFormState',
  'useFormStatus',
  'useTransition',
];
