import { draws as drawWords } from '@quizly/words/authoring.ts'
import {
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useParams } from 'wouter'
import { Button } from '../../../components/forms/button.tsx'
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
import { inSlot, namesOfSlots, runAt, slotName } from '../slots/slot-drafts.ts'
import { SlotDialog } from '../slots/slot-dialog.tsx'
import { SlotHead } from '../slots/slot-head.tsx'
import { QuestionRail } from './question-rail.tsx'
import { useMountedSoon } from './use-mounted-soon.ts'
import type { QuestionActions } from './use-question-editor.ts'

const PicturesCost = lazy(async () => ({
  default: (await import('../formatting/pictures-cost.tsx')).PicturesCost,
}))

const known = new WeakMap<QuestionDraft, boolean>()

/** A key changes one question of many. */
function hasPicture(question: QuestionDraft): boolean {
  if (question.format === undefined) return false
  const found = known.get(question) ?? JSON.stringify(question).includes('](image:')
  known.set(question, found)
  return found
}

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
  const [slotOpen, setSlotOpen] = useState<{ name?: string | undefined; ticked?: string | undefined }>()
  const latest = useRef(questions)
  useLayoutEffect(() => {
    latest.current = questions
  })
  const openSlot = useCallback((ticked?: string) => {
    const name = slotName(latest.current.find(({ key }) => key === ticked))
    setSlotOpen({ name, ticked })
  }, [])
  useEditorKeys(actions.add, onSave, busy)
  const storedById = useMemo(() => new Map(stored.map((each) => [each._id, each])), [stored])
  const problems = useMemo(() => problemsByKey(open), [open])
  const origins = useMemo(() => originsOf(questions), [questions])
  // Typing must not wait for the rail, which shows every question.
  const railQuestions = useDeferredValue(questions)
  const [mounted, mountAll] = useMountedSoon(questions.length, listed.length > 0)
  const badKeys = useDeferredValue(useMemo(() => new Set(problems.keys()), [problems]))
  return (
    <Page title={title} className="editor">
      <div className="wrap page exam" inert={busy}>
        <div>
          {head}
          <ErrorSummary problems={listed} />
          {questions.slice(0, mounted).map((question, index) => {
            const { key, slot } = question
            const run = slot && runAt(questions, index)
            const found = problems.get(key) ?? noProblems
            return (
              <Fragment key={key}>
                {slot && run?.from === index && (
                  <SlotHead
                    {...slot}
                    count={inSlot(questions, slot.name).length}
                    firstKey={key}
                    index={index}
                    isFirst={index === 0}
                    isLast={run.to === questions.length}
                    problem={found.find(({ path }) => path === `${key}-slot`)}
                    actions={actions}
                    onEdit={openSlot}
                  />
                )}
                <QuestionBlock
                  question={question}
                  stored={storedById.get(question._id ?? '')}
                  language={language}
                  index={index}
                  isFirst={index === (run?.from ?? 0)}
                  isLast={index === (run?.to ?? questions.length) - 1}
                  problems={found}
                  actions={actions}
                  onSlot={openSlot}
                  origins={origins}
                />
              </Fragment>
            )
          })}
          {questions.some(hasPicture) && (
            <Suspense>
              <PicturesCost questions={questions} />
            </Suspense>
          )}
          <TakeOver
            quizId={quizId}
            count={questions.length}
            slotNames={namesOfSlots(questions)}
            onTake={actions.takeOver}
          >
            <Button look="secondary" onClick={() => openSlot()}>
              {drawWords.create}
            </Button>
          </TakeOver>
          <p className="vh" role="status">
            {announcement}
          </p>
        </div>
        <QuestionRail
          questions={railQuestions}
          planned={planned}
          badKeys={badKeys}
          onAdd={actions.add}
          beforeJump={mountAll}
        />
      </div>
      {dock}
      {slotOpen && (
        <SlotDialog
          questions={questions}
          language={language}
          {...slotOpen}
          onSave={(chosen, before) => {
            // The dialog gives the focus back when it closes; the slot gets it after that.
            flushSync(() => setSlotOpen(undefined))
            actions.setSlot(chosen, before)
          }}
          onClose={() => setSlotOpen(undefined)}
        />
      )}
    </Page>
  )
}

/** The items of the bank that questions are copies of, once each. */
const originsOf = (questions: readonly QuestionDraft[]): string =>
  [...new Set(questions.flatMap(({ from }) => (from ? [from.item] : [])))].toSorted().join(' ')

function problemsByKey(problems: readonly FoundProblem[]): Map<string, FoundProblem[]> {
  const byKey = new Map<string, FoundProblem[]>()
  for (const problem of problems) {
    const key = problem.question?.key
    if (key !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), problem])
  }
  return byKey
}
