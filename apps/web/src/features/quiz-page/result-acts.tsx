import { markingPage as markingWords, print as printWords } from '@quizly/words/desk.ts'
import type { OwnQuizSummary } from '@quizly/contract'
import { isMarkedByPerson, questionTypes } from '@quizly/domain'
import type { ReactNode } from 'react'
import { Icon } from '../../components/icons/icons.tsx'
import type { QuizAct } from './quiz-acts.tsx'
import { paths } from '../../lib/paths.ts'
import { ResultDownloads } from './downloads/downloads.tsx'

/** What can be taken from the page of a quiz: its results as files and in print; before there are any, the quiz in print. */
export function resultActs(
  quiz: Pick<OwnQuizSummary, '_id' | 'title' | 'parts'>,
  { hasResults }: { hasResults: boolean },
): { act?: ReactNode; acts: QuizAct[] } {
  const icon = <Icon name="print" />
  const isMarked = questionTypes.some((type) => isMarkedByPerson(type) && quiz.parts?.includes(type))
  const toMark = isMarked ? [{ label: markingWords.open, to: paths.marking(quiz._id) }] : []
  if (!hasResults) return { acts: [{ label: printWords.print, icon, to: paths.printQuiz(quiz._id) }] }
  return {
    act: <ResultDownloads quiz={quiz} />,
    acts: [...toMark, { label: printWords.printList, icon, run: () => window.print() }],
  }
}
