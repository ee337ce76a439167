/** Facts about react-dom if some of its features are not used. */
export interface StrippedFeatures {
  /** Numbers of the kinds of fibers (`fiber.tag`) that are never made. */
  kinds: readonly number[];
  /** Constants with the types of elements that are never made: who makes one reads React's error 130. */
  types: readonly string[];
  /** Variables that keep one value, and fields that are never set: what they are, as an expression. */
  variables: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, string>>;
  /** Functions that are not reached, or do nothing when they are: what is left of their body. */
  functions: Readonly<Record<string, string>>;
  /** Assignments that only export the feature: `owner.name`. */
  exports: readonly string[];
}

/** No server rendering: there is no HTML to hydrate, and no events wait for hydration. */
const hydration: StrippedFeatures = {
  kinds: [18],
  types: [],
  variables: { isHydrating: '!1', hydrationParentFiber: 'null' },
  fields: { dehydrated: 'null', isDehydrated: '!1' },
  functions: {
    updateDehydratedSuspenseComponent: '',
    popHydrationState: 'return !1',
    prepareToHydrateHostInstance: '',
    queueIfContinuousEvent: 'return !1',
    clearIfContinuousEvent: '',
    upgradeHydrationErrorsToRecoverable: 'return null',
    commitSuspenseHydrationCallbacks: '',
    commitActivityHydrationCallbacks: '',
    getNextHydratable: 'return null',
    getParentHydrationBoundary: 'return null',
    getBumpedLaneForHydration: 'return 0',
  },
  exports: ['exports.hydrateRoot', 'ReactDOMHydrationRoot.prototype'],
};

/** `<ViewTransition>`: pages of the console change without movement. */
const viewTransitions: StrippedFeatures = {
  kinds: [30],
  types: ['REACT_VIEW_TRANSITION_TYPE', 'REACT_LEGACY_HIDDEN_TYPE'],
  variables: {
    shouldStartViewTransition: '!1',
    inUpdateViewTransition: '!1',
    rootViewTransitionAffected: '!1',
    appearingViewTransitions: 'null',
    viewTransitionContextChanged: '!1',
    viewTransitionMutationContext: '!1',
  },
  fields: {},
  functions: {
    trackEnterViewTransitions: '',
    commitNestedViewTransitions: '',
    restoreNestedViewTransitions: '',
    restorePairedViewTransitions: '',
  },
  exports: [],
};

/** `<SuspenseList>`: React has it for experiments alone. */
const suspenseLists: StrippedFeatures = {
  kinds: [19],
  types: ['REACT_SUSPENSE_LIST_TYPE'],
  variables: {},
  fields: {},
  functions: { updateSuspenseListComponent: '' },
  exports: [],
};

/** `<Fragment ref>`: a ref belongs to an element. */
const fragmentRefs: StrippedFeatures = {
  kinds: [],
  types: [],
  variables: {},
  fields: {},
  functions: {
    FragmentInstance: 'throw Error("Fragment ref")',
    addFragmentHandleToFiber: '',
    commitNewChildToFragmentInstances: '',
    commitFragmentInstanceInsertionEffects: '',
    commitFragmentInstanceDeletionEffects: '',
    isFragmentInstanceParent: 'return !1',
  },
  exports: ['FragmentInstance.prototype'],
};

/**
 * `<title>`, `<meta>`, `<link>`, async scripts and sheets with a precedence that React would hoist into the head, and
 * `<html>`, `<head>`, `<body>`: they are in the page. Rendering one throws React's error 156. So commits wait for no
 * sheet and, without view transitions, for no image.
 */
const documentElements: StrippedFeatures = {
  kinds: [26, 27],
  types: [],
  variables: { currentHoistableRoot: 'null', tagCaches: 'null' },
  fields: {},
  functions: {
    maySuspendCommit: 'return !1',
    recursivelyAccumulateSuspenseyCommit: '',
    accumulateSuspenseyCommitOnFiber: '',
    waitForCommitToBeReady: 'return null',
    preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217',
    onUnsuspend: '',
    isSingletonScope: 'return !1',
  },
  exports: [],
};

/** `preload()`, `preinit()` and similar: the console preloads through the page's head and `import()`. */
const preloads: StrippedFeatures = {
  kinds: [],
  types: [],
  variables: {},
  fields: {},
  functions: Object.fromEntries(
    [
      'prefetchDNS',
      'preconnect',
      'preload',
      'preloadModule',
      'preinitScript',
      'preinitStyle',
      'preinitModuleScript',
    ].map((name) => [name, `throw Error("${name}")`]),
  ),
  exports: [],
};

/** `<form action={function}>`: forms are sent by ra-core. */
const formActions: StrippedFeatures = {
  kinds: [],
  types: [],
  variables: {},
  fields: {},
  functions: {
    extractEvents$1: `if (domEventName === "submit")
      for (var { [internalPropsKey]: props } of [nativeEventTarget, nativeEvent.submitter || {}])
        if (typeof props?.action === "function" || typeof props?.formAction === "function")
          throw Error("form action");`,
    requestFormReset$1: 'throw Error("requestFormReset")',
  },
  exports: [],
};

/** `errorInfo.componentStack`: of a build it names minified functions. The error has its own stack. */
const componentStacks: StrippedFeatures = {
  kinds: [],
  types: [],
  variables: {},
  fields: {},
  functions: { getStackByFiberInDevAndProd: 'return "(not in a build)"' },
  exports: [],
};

const features = [
  hydration,
  viewTransitions,
  suspenseLists,
  fragmentRefs,
  documentElements,
  preloads,
  formActions,
  componentStacks,
];
const mergeRecords = (
  select: (feature: StrippedFeatures) => Readonly<Record<string, string>>,
): Record<string, string> => Object.assign({}, ...features.map(select)) as Record<string, string>;

/** Features of react-dom that the console and overlay extensions do not use (decision 12). */
export const STRIPPED_FEATURES: StrippedFeatures = {
  kinds: features.flatMap(({ kinds }) => kinds),
  types: features.flatMap(({ types }) => types),
  variables: mergeRecords(({ variables }) => variables),
  fields: mergeRecords(({ fields }) => fields),
  functions: mergeRecords(({ functions }) => functions),
  exports: features.flatMap(({ exports }) => exports),
};
