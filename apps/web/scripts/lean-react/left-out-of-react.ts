import type { LeftOut } from './leave-out.ts'

const pagesFromServer: LeftOut = {
  kinds: { 18: 'DehydratedFragment' },
  values: { isHydrating: 'false', '.isDehydrated': 'false', '.dehydrated': 'null' },
  functions: {
    popHydrationState: 'false',
    upgradeHydrationErrorsToRecoverable: 'null',
    queueIfContinuousEvent: 'false',
    getSuspenseInstanceFromFiber: 'null',
    ...doingNothing(`
      attemptHydrationAtCurrentPriority clearHydrationBoundary clearIfContinuousEvent hideOrUnhideDehydratedBoundary
      markRetryLaneIfNotHydrated popTreeContext prepareToHydrateHostInstance pushTreeFork pushTreeId
      queueHydrationError registerSuspenseInstanceRetry resetHydrationState restoreSuspendedTreeContext
      retryIfBlockedOn throwOnHydrationMismatch updateDehydratedSuspenseComponent
    `),
  },
  statements: ['exports.hydrateRoot =', 'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration ='],
}

const viewTransitions: LeftOut = {
  kinds: { 30: 'ViewTransition' },
  values: {
    shouldStartViewTransition: 'false',
    pendingViewTransition: 'null',
    inUpdateViewTransition: 'false',
  },
  functions: {
    claimQueuedTransitionTypes: 'null',
    ...doingNothing(`
      commitAfterMutationEffectsOnFiber commitAppearingPairViewTransitions commitDeletedPairViewTransitions
      commitEnterViewTransitions commitExitViewTransitions commitNestedViewTransitions
      measureNestedViewTransitions queueTransitionTypes reportViewTransitionError
      restoreEnterOrExitViewTransitions restoreNestedViewTransitions startViewTransition trackEnterViewTransitions
    `),
  },
  statements: ['ViewTransitionPseudoElement.prototype.'],
}

/** Tags that React moves into the page's head, and files that it fetches before it shows a screen. */
const tagsOfHead: LeftOut = {
  kinds: { 26: 'HostHoistable', 27: 'HostSingleton' },
  functions: {
    isHostHoistableType: 'false',
    isSingletonScope: 'false',
    maySuspendCommit: 'false',
    preloadResource: 'true',
    waitForCommitToBeReady: 'null',
    ...doingNothing(`
      accumulateSuspenseyCommitOnFiber preconnect prefetchDNS preinitModuleScript preinitScript preinitStyle preload
      preloadModule suspendInstance
    `),
  },
}

const refsToFragments: LeftOut = {
  functions: doingNothing(`
    FragmentInstance addFragmentHandleToFiber commitFragmentInstanceDeletionEffects
    commitFragmentInstanceInsertionEffects commitNewChildToFragmentInstance commitNewChildToFragmentInstances
    deleteChildFromFragmentInstance
  `),
  statements: ['FragmentInstance.prototype.'],
}

/** Forms whose `action` is a function, and elements whose names have a hyphen. */
const actionsAndCustomElements: LeftOut = {
  functions: {
    isCustomElement: 'false',
    ...doingNothing(
      'extractEvents$1 recursivelyResetForms requestFormReset setPropOnCustomElement startHostTransition',
    ),
  },
}

/** Components that Quizly does not use, and the list of components for reports of errors, which nobody reads. */
const others: LeftOut = {
  kinds: { 12: 'Profiler', 19: 'SuspenseList', 23: 'LegacyHidden', 31: 'Activity' },
  functions: { getStackByFiberInDevAndProd: "''" },
}

/**
 * What React's DOM package can do and Quizly does not use. If a component of these is used all the same, React throws
 * an error. The rest is checked by the journeys, which run on the built app.
 */
export const leftOutOfReact = [
  pagesFromServer,
  viewTransitions,
  tagsOfHead,
  refsToFragments,
  actionsAndCustomElements,
  others,
]

function doingNothing(names: string): Record<string, string> {
  return Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, '']),
  )
}
