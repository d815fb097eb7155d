import type { CallResult, Calls, QuizSettings } from '@quizly/contract'
import { useState } from 'react'
import { call, CallError } from '../../../lib/calls/call.ts'
import { refreshQuiz } from '../../../lib/calls/desk-queries.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { settingsIn } from '../../../lib/settings-in.ts'
import { describeChanges } from './describe-changes.ts'
import { onTopOf, toSettings, toWanted, wantedBody, type WantedSettings } from './wanted-settings.ts'

export type LoadedSettings = CallResult<Calls['getQuizSettings']>

/** The settings of a quiz while they are edited and saved. `theirs` are those that another window has changed meanwhile. */
export function useSettings(loaded: LoadedSettings) {
  const [base, setBase] = useState<QuizSettings>(() => settingsIn(loaded))
  const [wanted, setWanted] = useState<WantedSettings>(() => toWanted(base))
  const [theirs, setTheirs] = useState<readonly string[]>([])
  const [isSaved, setSaved] = useState(false)
  const [now] = useState(() => Date.now())
  const quizId = loaded.quiz._id

  // The state's own action, too, changes a setting: what is typed stays.
  const latest = settingsIn(loaded)
  const [seen, setSeen] = useState(latest)
  if (JSON.stringify(latest) !== JSON.stringify(seen)) {
    setSeen(latest)
    setWanted(onTopOf(base, wanted, latest).wanted)
    setBase(latest)
  }

  const form = useSchemaForm({
    schema: { safeParse: () => wantedBody.safeParse({ ...toSettings(wanted), base }) },
    read: () => undefined,
    submit: async (body) => {
      setSaved(false)
      setTheirs([])
      try {
        const saved = await call('updateQuizSettings', { params: { quizId }, body })
        setBase(saved)
        setWanted(toWanted(saved))
        setSaved(true)
        await refreshQuiz(quizId)
      } catch (error) {
        const theirSettings = error instanceof CallError ? error.failure.theirSettings : undefined
        if (!theirSettings) throw error
        const { wanted: merged, conflicts } = onTopOf(base, wanted, theirSettings)
        setBase(theirSettings)
        setWanted(merged)
        setTheirs(conflicts)
      }
    },
  })

  function change(part: Partial<WantedSettings>) {
    setSaved(false)
    setWanted({ ...wanted, ...part })
  }
  /** Gives up what was changed here. */
  function takeTheirs() {
    setWanted(toWanted(base))
    setTheirs([])
  }
  const { running, submitted, givenOutAt } = loaded
  const changes = describeChanges({ base, wanted, running, submitted, givenOutAt, now })
  return { ...form, base, givenOutAt, wanted, change, theirs, takeTheirs, changes, isSaved }
}
