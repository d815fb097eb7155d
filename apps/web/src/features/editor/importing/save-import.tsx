import {
  bank as bankWords,
  details as detailsWords,
  rooms as authoringWords,
} from '@quizly/words/authoring.ts'
import { importing as importingWords } from '@quizly/words/formats.ts'
import { createQuizBody, type ListedQuiz } from '@quizly/contract'
import { bankLimits, limits } from '@quizly/domain'
import { type ReactNode, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { runAction } from '../../../components/feedback/use-action.ts'
import { notify, useScreenToasts } from '../../../components/feedback/toast.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { ErrorSummary } from '../../../components/forms/error-summary.tsx'
import { FieldProblem, TextField } from '../../../components/forms/field.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { Dock } from '../../../components/page/dock.tsx'
import { LanguageField } from '../../../components/quiz/language-field.tsx'
import { call } from '../../../lib/calls/call.ts'
import { saveUnlessTaken } from '../../../lib/calls/free-code.ts'
import { refreshKey, refreshQuiz } from '../../../lib/calls/queries.ts'
import { CallError, tryAgain } from '../../../lib/failures.ts'
import { browserLanguage, storedLanguage } from '../../../lib/forms/languages.ts'
import { readNumber } from '../../../lib/forms/read-number.ts'
import { readText } from '../../../lib/forms/use-form.ts'
import { useNewQuizFields } from '../../../lib/forms/use-new-quiz-fields.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { mayEdit } from '../../../lib/may-edit.ts'
import { paths } from '../../../lib/paths.ts'
import { type Choices, discardImport } from '../../formats/stored-import.ts'
import { AlikeInBank } from '../../quiz-page/alike-in-bank.tsx'
import { failureMessage } from '../../quiz-page/messages.ts'
import { noLimitValue, TimeLimitField } from '../../quiz-page/time-limit.tsx'
import { contentOf } from '../question/question-draft.ts'
import { ChooseQuiz } from '../taking-over/choose-quiz.tsx'
import { handQuestions } from './handed-questions.ts'
import { draftsToSave, type Imported, itemsToKeep } from './imported-questions.ts'

const fieldNames = ['title', 'timeLimit', 'language'] as const
const formId = 'import-details'
const problemId = 'import-problem'

/** Saves what is taken of a file: as a new quiz, or into the editor of one that is there. */
export function SaveImport({
  id,
  title,
  questions,
  choices,
  isSendingPictures,
  open,
  onJump,
}: {
  id: string
  title: string
  questions: readonly Imported[]
  choices: Choices
  isSendingPictures: boolean
  /** The numbers of questions that are open in the editor. */
  open: readonly number[]
  onJump: (number: number) => void
}) {
  const form = useRef<HTMLFormElement>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const toasts = useScreenToasts()
  const count = questions.filter(({ state }) => state !== 'out').length
  const { bind, secretCode, renewCode, discard } = useNewQuizFields(`import-details:${id}`, fieldNames, {
    title: title.slice(0, limits.titleLength),
    timeLimit: noLimitValue,
  })
  const [isKeeping, setIsKeeping] = useState(false)
  const whyNot = { count, isSendingPictures, open, onJump }
  const problem = whyNotYet({ ...whyNot, most: limits.questionsPerQuiz })
  const notForBank = whyNotYet({ ...whyNot, most: bankLimits.items })
  const { onSubmit, busy, problems, problemAt } = useSchemaForm({
    schema: createQuizBody,
    read: (fields) => ({
      title: fields.get('title'),
      numQuestions: Math.max(1, Math.min(count, limits.questionsPerQuiz)),
      timeLimit: readNumber(fields.get('timeLimit')),
      secretCode,
      language: storedLanguage(readText(fields, 'language')),
    }),
    submit: async (body) => {
      toasts.clear()
      if (problem !== undefined) return
      try {
        const create = (code: string) => call('createQuiz', { body: { ...body, secretCode: code } })
        const { quiz } = await saveUnlessTaken(body.secretCode, create, renewCode)
        await saveQuestions(quiz._id)
        discard()
        await discardImport(id)
        notify({ kind: 'success', text: () => importingWords.saved(count) })
        navigate(paths.reviewQuiz(quiz._id))
      } catch (error) {
        if (error instanceof CallError && error.failure.problems?.some(({ path }) => bindable(path)))
          throw error
        const text = () => failureMessage(error, importingWords.notSaved)
        toasts.notifyFailure(text, () => form.current?.requestSubmit())
      }
    },
  })
  /** A reply that was lost has saved them all the same. */
  async function saveQuestions(quizId: string) {
    try {
      await call('createQuestions', {
        body: { quizId, questions: draftsToSave(questions, choices).map(contentOf) },
      })
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'questions-exist') throw error
    }
    await refreshQuiz(quizId)
  }
  const [target, setTarget] = useState<'quiz' | 'bank'>()
  /** Goes away with its cause, as when the last picture is stored. */
  const shown = target && { quiz: problem, bank: notForBank }[target]
  function tell(where: 'quiz' | 'bank', why: ReactNode) {
    setTarget(where)
    if (why !== undefined) requestAnimationFrame(() => document.getElementById(problemId)?.focus())
  }
  const language = bind('language')
  const languageValue = language.value || browserLanguage(navigator.language)
  /** Asked once more after a failure, those that are there already are left out. */
  async function keep(): Promise<number[]> {
    const stored = storedLanguage(languageValue)
    const about = { source: title.slice(0, bankLimits.sourceLength), ...(stored && { language: stored }) }
    const kept = [0, 0]
    for (const items of inCalls(itemsToKeep(questions, choices).map((item) => ({ ...item, ...about })))) {
      const reply = await call('addToBank', { body: { items, leavesOutSame: true } })
      for (const { same } of reply.items) kept[same ? 1 : 0] = (kept[same ? 1 : 0] ?? 0) + 1
    }
    discard()
    await discardImport(id)
    void refreshKey(['bank'])
    return kept
  }
  async function putIntoBank() {
    tell('bank', notForBank)
    if (notForBank !== undefined) return
    setIsKeeping(true)
    const isDone = await runAction(keep, undefined, {
      done:
        ([fresh = 0, same = 0]) =>
        () =>
          [bankWords.done(fresh), ...(same > 0 ? [bankWords.same(same)] : [])].join(' '),
      failed: (error) => bankWords.notPut(tryAgain(error)),
    })
    setIsKeeping(false)
    if (isDone) navigate(paths.bank)
  }
  return (
    <>
      <section className="importing__details" aria-labelledby="new-quiz-heading">
        <h2 id="new-quiz-heading">{importingWords.newQuiz}</h2>
        <ErrorSummary problems={problems} />
        <form id={formId} ref={form} noValidate onSubmit={onSubmit}>
          <TextField
            {...bind('title')}
            label={detailsWords.quizTitle}
            problem={problemAt('title')}
            dir="auto"
            autoComplete="off"
            required
          />
          <TimeLimitField
            {...bind('timeLimit')}
            label={detailsWords.timeLimit}
            hint={detailsWords.timeLimitHint}
            problem={problemAt('timeLimit')}
          />
          <LanguageField {...language} value={languageValue} />
        </form>
        {notForBank === undefined && (
          <AlikeInBank
            of={id}
            count={count}
            read={() => itemsToKeep(questions, choices).map(({ question }) => question)}
          />
        )}
        {shown !== undefined && (
          <div id={problemId} tabIndex={-1} role="alert">
            {shown}
          </div>
        )}
      </section>
      <Dock>
        <div className="dock__in">
          <p className="muted">{importingWords.ready(count)}</p>
          <div className="row push">
            <Button look="secondary" busy={isKeeping} disabled={busy} onClick={() => void putIntoBank()}>
              {bankWords.put}
            </Button>
            <Button
              look="secondary"
              disabled={busy}
              onClick={() => {
                tell('quiz', problem)
                if (problem === undefined) setIsChoosing(true)
              }}
            >
              {importingWords.intoQuiz}
            </Button>
            <Button
              type="submit"
              form={formId}
              busy={busy}
              busyLabel={authoringWords.saving}
              onClick={() => tell('quiz', problem)}
            >
              {importingWords.save}
            </Button>
          </div>
        </div>
      </Dock>
      {isChoosing && (
        <IntoQuiz
          count={count}
          onClose={() => setIsChoosing(false)}
          onChoose={(quiz) => {
            discard()
            const added = draftsToSave(questions, choices)
            notify({ kind: 'success', text: () => importingWords.put(added.length) })
            navigate(quiz.isReady ? paths.editFromPage(quiz._id) : paths.createQuestions(quiz._id), {
              state: handQuestions(id, added),
            })
          }}
        />
      )}
    </>
  )
}

/** Items in lists that a call can take. */
function inCalls<Item>(items: readonly Item[]): Item[][] {
  const lists: Item[][] = []
  let room = 0
  for (const item of items) {
    const { length } = JSON.stringify(item)
    const list = lists.at(-1)
    if (list && length <= room && list.length < itemsOfCall) list.push(item)
    else lists.push([item])
    room = lists.at(-1)?.length === 1 ? largestCall - length : room - length
  }
  return lists
}
/** Characters can have four bytes, and a body at most a megabyte. */
const largestCall = 250_000
const itemsOfCall = 200

const bindable = (path: string) => fieldNames.some((name) => name === path)

/** Undefined: what is taken can be saved. */
function whyNotYet({
  count,
  most,
  isSendingPictures,
  open: [number],
  onJump,
}: {
  count: number
  most: number
  isSendingPictures: boolean
  open: readonly number[]
  onJump: (number: number) => void
}): ReactNode {
  if (number !== undefined) {
    return (
      <p className="field-error">
        {importingWords.finishFirst(
          <a
            key="question"
            href={`#imported-${number}`}
            onClick={(event) => {
              event.preventDefault()
              onJump(number)
            }}
          >
            {importingWords.question(number)}
          </a>,
        )}
      </p>
    )
  }
  const text =
    count === 0
      ? importingWords.nothingToSave
      : count > most
        ? importingWords.tooManyToSave(count, most)
        : isSendingPictures
          ? importingWords.picturesNotSent
          : undefined
  return text && <FieldProblem id={`${problemId}-text`} problem={text} />
}

function IntoQuiz({
  count,
  onChoose,
  onClose,
}: {
  count: number
  onChoose: (quiz: ListedQuiz) => void
  onClose: () => void
}) {
  const [full, setFull] = useState<number>()
  function choose(quiz: ListedQuiz) {
    const room = limits.questionsPerQuiz - (quiz.isReady ? quiz.numQuestions : 0)
    if (count > room) setFull(room)
    else onChoose(quiz)
  }
  return (
    <Dialog labelledBy="take-over-title" onClose={onClose}>
      <ChooseQuiz
        title={importingWords.intoTitle}
        which={importingWords.intoWhich}
        accepts={mayEdit}
        onChoose={choose}
        onClose={onClose}
      />
      <p className="hint">{importingWords.intoHint}</p>
      <div role="alert">
        {full !== undefined && <FieldProblem id="no-room" problem={importingWords.noRoom(full)} />}
      </div>
    </Dialog>
  )
}
