/** What is known about react-dom where some of its features are not used. */
export interface Unused {
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

/** Nothing is rendered by a server: there is no HTML to take over, and no event that waits until it has been. */
const hydration: Unused = {
  kinds: [18],
  types: [],
  variables: { isHydrating: '!1', hydrationParentFiber: 'null' },
  fields: { dehydrated: 'null', isDehydrated: '!1' },
  functions: {
    updateDehydratedSuspenseComponent: '',
    popHydrationState: 'return !1',
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
const viewTransitions: Unused = {
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
const suspenseLists: Unused = {
  kinds: [19],
  types: ['REACT_SUSPENSE_LIST_TYPE'],
  variables: {},
  fields: {},
  functions: { updateSuspenseListComponent: '' },
  exports: [],
};

/** `<Fragment ref>`: a ref belongs to an element. */
const fragmentRefs: Unused = {
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

const features = [hydration, viewTransitions, suspenseLists, fragmentRefs];
const all = (of: (feature: Unused) => Readonly<Record<string, string>>): Record<string, string> =>
  Object.assign({}, ...features.map(of)) as Record<string, string>;

/** The features of react-dom that the console, and parts of an installation's own, do without (decision 59). */
export const NEVER_USED: Unused = {
  kinds: features.flatMap(({ kinds }) => kinds),
  types: features.flatMap(({ types }) => types),
  variables: all(({ variables }) => variables),
  fields: all(({ fields }) => fields),
  functions: all(({ functions }) => functions),
  exports: features.flatMap(({ exports }) => exports),
};
