import { markingPage as markingWords, print as printWords } from '@quizly/words/desk.ts'
import type { OwnQuizSummary } from '@quizly/contract'
import { isMarkedByPerson, questionTypes } from '@quizly/domain'
import type { ReactNode } from 'react'
import { Icon } from '../../components/icons/icons.tsx'
import type { QuizAction } from './quiz-actions.tsx'
import { paths } from '../../lib/paths.ts'
import { ResultDownloads } from './downloads/downloads.tsx'

/** What can be taken from the page of a quiz: its results as files and in print; before there are any, the quiz in print. */
export function resultActions(
  quiz: Pick<OwnQuizSummary, '_id' | 'title' | 'parts'>,
  { hasResults }: { hasResults: boolean },
): { control?: ReactNode; actions: QuizAction[] } {
  const icon = <Icon name="print" />
  const isMarked = questionTypes.some((type) => isMarkedByPerson(type) && quiz.parts?.includes(type))
  const toMark = isMarked ? [{ label: markingWords.open, to: paths.marking(quiz._id) }] : []
  if (!hasResults) return { actions: [{ label: printWords.print, icon, to: paths.printQuiz(quiz._id) }] }
  return {
    control: <ResultDownloads quiz={quiz} />,
    actions: [...toMark, { label: printWords.printList, icon, run: () => window.print() }],
  }
}
