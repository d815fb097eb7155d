import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo } from 'react'
import { useParams } from 'wouter'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { Page } from '../../../components/page/page.tsx'
import { TakeOver } from '../taking-over/take-over.tsx'
import type { FoundProblem } from '../saving/found-problems.ts'
import { useEditorKeys } from './editor-keys.ts'
import { QuestionBlock } from './question-block.tsx'
import type { Question } from '@quizly/domain'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { useSentences } from '../../../lib/words/sentence.tsx'
import './question-editor.css'
import { QuestionRail } from './question-rail.tsx'
import type { QuestionActions } from './use-question-editor.ts'

const PicturesCost = lazy(async () => ({
  default: (await import('../formatting/pictures-cost.tsx')).PicturesCost,
}))

const hasPicture = (question: QuestionDraft) =>
  question.format !== undefined && JSON.stringify(question).includes('](image:')

const noProblems: readonly FoundProblem[] = []

/** The screen of an editor: `head` above the questions, their states beside them, `dock` below. */
export function QuestionEditor({
  title,
  language,
  head,
  dock,
  questions,
  stored,
  planned,
  actions,
  announcement,
  open,
  listed,
  busy,
  onSave,
}: {
  title: string
  language: string
  head: ReactNode
  dock: ReactNode
  questions: readonly QuestionDraft[]
  stored: readonly Question[]
  planned: number
  actions: QuestionActions
  announcement: string
  open: readonly FoundProblem[]
  listed: readonly FoundProblem[]
  busy: boolean
  onSave: () => void
}) {
  const { quizId = '' } = useParams()
  useSentences()
  useEditorKeys(actions.add, onSave, busy)
  const storedById = useMemo(() => new Map(stored.map((each) => [each._id, each])), [stored])
  const problems = useMemo(() => problemsByKey(open), [open])
  // Typing must not wait for the rail, which shows every question.
  const railQuestions = useDeferredValue(questions)
  const badKeys = useDeferredValue(useMemo(() => new Set(problems.keys()), [problems]))
  return (
    <Page title={title} className="editor">
      <div className="wrap page exam" inert={busy}>
        <div>
          {head}
          <ErrorSummary problems={listed} />
          {questions.map((question, index) => (
            <QuestionBlock
              key={question.key}
              question={question}
              stored={storedById.get(question._id ?? '')}
              language={language}
              index={index}
              isLast={index === questions.length - 1}
              problems={problems.get(question.key) ?? noProblems}
              actions={actions}
            />
          ))}
          {questions.some(hasPicture) && (
            <Suspense>
              <PicturesCost questions={questions} />
            </Suspense>
          )}
          <TakeOver quizId={quizId} count={questions.length} onTake={actions.takeOver} />
          <p className="vh" role="status">
            {announcement}
          </p>
        </div>
        <QuestionRail questions={railQuestions} planned={planned} badKeys={badKeys} onAdd={actions.add} />
      </div>
      {dock}
    </Page>
  )
}

function problemsByKey(problems: readonly FoundProblem[]): Map<string, FoundProblem[]> {
  const byKey = new Map<string, FoundProblem[]>()
  for (const problem of problems) {
    const key = problem.question?.key
    if (key !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), problem])
  }
  return byKey
}
