import * as printWords from '@quizly/words/desk/print.ts'
import type { ReactNode } from 'react'
import { Icon } from '../../components/icons/icons.tsx'
import type { QuizAct } from '../quiz-page/quiz-acts.tsx'
import { paths } from '../../lib/paths.ts'
import { ResultDownloads } from './downloads/downloads.tsx'

/** What can be taken from the page of a quiz: its results as files and in print; before there are any, the quiz in print. */
export function resultActs(
  quiz: { _id: string; title: string },
  { hasResults }: { hasResults: boolean },
): { act?: ReactNode; acts: QuizAct[] } {
  const icon = <Icon name="print" />
  if (!hasResults) return { acts: [{ label: printWords.print, icon, to: paths.printQuiz(quiz._id) }] }
  return {
    act: <ResultDownloads quiz={quiz} />,
    acts: [{ label: printWords.printList, icon, run: () => window.print() }],
  }
}
