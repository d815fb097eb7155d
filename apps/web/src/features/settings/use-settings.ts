import type { ErrorMessage } from '../../lib/words/problem-words.ts'
import type { CallResult, Calls, QuizSettings } from '@quizly/contract'
import {
  allowances as allowanceWords,
  changedSettings as changedWords,
  timeSettings as timeWords,
} from '@quizly/words/desk.ts'
import { useState } from 'react'
import { notify } from '../../components/feedback/toast.tsx'
import { settingsIn, undoSettings } from '../quiz-page/quiz-settings.ts'
import { call } from '../../lib/calls/call.ts'
import { CallError } from '../../lib/failures.ts'
import { refreshQuiz } from '../../lib/calls/queries.ts'
import { mayEdit } from '../../lib/may-edit.ts'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import { timeLimitText } from '../quiz-page/time-limit.tsx'
import { describeChanges } from '../quiz-page/describe-changes.ts'
import {
  onTopOf,
  toSettings,
  toRequested,
  requestedBody,
  type RequestedSettings,
} from '../quiz-page/requested-settings.ts'

export type LoadedSettings = CallResult<Calls['getQuizSettings']>

/** The settings of a quiz while they are edited and saved. `theirs` are those that another window has changed meanwhile. */
export function useSettings(loaded: LoadedSettings) {
  const [base, setBase] = useState<QuizSettings>(() => settingsIn(loaded))
  const [requested, setRequested] = useState<RequestedSettings>(() => toRequested(base))
  const [theirs, setTheirs] = useState<readonly string[]>([])
  const [savedAs, setSavedAs] = useState<string>()
  const [now] = useState(() => Date.now())
  const quizId = loaded.quiz._id

  // The state's own action, too, changes a setting: what is typed stays.
  const latest = settingsIn(loaded)
  const [seen, setSeen] = useState(latest)
  if (JSON.stringify(latest) !== JSON.stringify(seen)) {
    setSeen(latest)
    setRequested(onTopOf(toRequested(base), requested, latest).requested)
    setBase(latest)
  }

  const { running, submitted, givenOutAt } = loaded
  const describe = () => describeChanges({ base, requested, running, submitted, givenOutAt, now })
  const changes = describe()
  const form = useSchemaForm({
    schema: { safeParse: () => requestedBody.safeParse({ ...toSettings(requested), base }) },
    read: () => undefined,
    submit: async (body) => {
      setSavedAs(undefined)
      setTheirs([])
      try {
        const saved = await call('updateQuizSettings', { params: { quizId }, body })
        setBase(saved)
        // What was typed meanwhile stays.
        setRequested((later) => onTopOf(requested, later, saved).requested)
        setSavedAs(JSON.stringify(saved))
        const undo = () => void undoSettings(quizId, base, saved)
        notify({
          kind: 'success',
          text: () => describeSaved(describe()),
          action: { label: () => allowanceWords.undo, run: undo },
        })
        await refreshQuiz(quizId)
      } catch (error) {
        const theirSettings = error instanceof CallError ? error.failure.theirSettings : undefined
        if (!theirSettings) throw error
        setBase(theirSettings)
        setRequested((later) => onTopOf(toRequested(base), later, theirSettings).requested)
        setTheirs(onTopOf(toRequested(base), requested, theirSettings).conflicts)
      }
    },
  })

  function change(part: Partial<RequestedSettings>) {
    setSavedAs(undefined)
    setRequested((before) => ({ ...before, ...part }))
  }
  function takeTheirs() {
    setRequested(toRequested(base))
    setTheirs([])
  }
  return {
    ...form,
    base,
    isDraft: loaded.quiz.state === 'draft',
    isDrawn: loaded.quiz.asked !== undefined,
    isReader: !mayEdit(loaded.quiz),
    givenOutAt,
    requested,
    change,
    theirs,
    takeTheirs,
    changes,
    isSaved: savedAs === JSON.stringify(base),
  }
}

export type GroupProps = {
  settings: Pick<
    ReturnType<typeof useSettings>,
    | 'base'
    | 'isDraft'
    | 'isDrawn'
    | 'isReader'
    | 'givenOutAt'
    | 'requested'
    | 'change'
    | 'problemAt'
    | 'theirs'
  >
}

export function problemOf(
  { problemAt, theirs, base }: GroupProps['settings'],
  name: 'title' | 'timeLimit',
): ErrorMessage | string | undefined {
  const saved = name === 'title' ? base.title : timeLimitText(base.timeLimit)
  return problemAt(name) ?? (theirs.includes(name) ? timeWords.otherSaved(saved) : undefined)
}

function describeSaved(changes: readonly string[]): string {
  const [only, ...more] = changes
  if (only === undefined) return changedWords.savedNothing
  return more.length === 0 ? changedWords.savedOne(only) : changedWords.savedMany(changes.length)
}
