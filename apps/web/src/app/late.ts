import results from 'virtual:words/results'
import '../lib/calls/all-addresses.ts'
import { loadArea } from '../lib/words/language.ts'

export const loadWords = () => loadArea(results)

export { laterPart } from '../question-types/later-parts.ts'
export { renderText } from '../question-types/render-text.ts'

export { Explanation } from '../components/quiz/explanation.tsx'
export { PracticeLink } from '../components/quiz/practice-link.tsx'
export { keepPictures, prepareRichText } from '../components/quiz/rich-text.tsx'
export {
  EarnedPoints,
  outOfPoints,
  ScoringFacts,
  ShownPoints,
  WaitingNote,
} from '../components/quiz/weighted.tsx'

export { RunningBanner } from '../features/taking/elsewhere/running-banner.tsx'
export { describeNext } from '../features/taking/entering/several-attempts.ts'
export { StartWindow } from '../features/taking/entering/start-window.tsx'
export { PagedQuestions, PagesPromise } from '../features/taking/running/paged-questions.tsx'
export { createPager } from '../features/taking/running/pager.ts'
export { QuestionDrawer } from '../features/taking/running/question-drawer.tsx'

export { BesideResult } from '../features/results/beside-result.tsx'
export { loadReceipt, loadTimeline } from '../features/results/folded-parts.tsx'
export { HeldBack } from '../features/results/held-back.tsx'
