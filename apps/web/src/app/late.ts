import results from 'virtual:words/results'
import { laterStudentAddresses } from '@quizly/contract'
import { registerAddresses } from '../lib/calls/call.ts'
import { loadArea } from '../lib/words/language.ts'

registerAddresses(laterStudentAddresses)

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
export { Instructions } from '../features/taking/entering/instructions.tsx'
export { describeNext } from '../features/taking/entering/several-attempts.ts'
export { StartWindow } from '../features/taking/entering/start-window.tsx'
export { PagedQuestions, PagesPromise } from '../features/taking/running/paged-questions.tsx'
export { createPager } from '../features/taking/running/pager.ts'
export { QuestionDrawer } from '../features/taking/running/question-drawer.tsx'
export { elapsedText, untimedFacts } from '../features/taking/running/untimed.ts'

export { BesideResult } from '../features/results/beside-result.tsx'
export { GivenMark } from '../features/results/given-mark.tsx'
export { loadReceipt, loadTimeline } from '../features/results/folded-parts.tsx'
export { HeldBack } from '../features/results/held-back.tsx'
