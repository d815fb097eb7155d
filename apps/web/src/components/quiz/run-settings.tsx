import type { CallResult, Calls, QuizSettings } from '@quizly/contract'
import { useState } from 'react'
import { call, toldBy } from '../../lib/calls/call.ts'
import { ownLanguage, storedLanguage } from '../../lib/languages.ts'
import { plural } from '../../lib/plural.ts'
import { useLoad } from '../../lib/calls/use-load.ts'
import '../forms/field.css'
import { LanguageField } from './language-field.tsx'
import { Notice } from '../feedback/notice.tsx'
import './run-settings.css'
import { Segments } from '../forms/segments.tsx'
import { useScreenToasts } from '../feedback/toast.tsx'

type Loaded = CallResult<Calls['getQuizSettings']>

/**
 * Settings: when students see the correct answers, whether the code works, and the quiz's language. The page
 * is complete without them, so nothing is shown if they cannot be loaded.
 */
export function RunSettings({ quizId }: { quizId: string }) {
  const load = useLoad(quizId, (signal) => call('getQuizSettings', { params: { quizId } }, { signal }))
  return load.status === 'ready' ? <Settings key={quizId} quizId={quizId} loaded={load.data} /> : null
}

function Settings({ quizId, loaded: { seenEarly, ...loaded } }: { quizId: string; loaded: Loaded }) {
  const [settings, setSettings] = useState<QuizSettings>(loaded)
  const [isSaved, setSaved] = useState(false)
  const toasts = useScreenToasts()
  async function change(part: Partial<QuizSettings>) {
    const wanted = { ...settings, ...part }
    toasts.clear()
    setSaved(false)
    setSettings(wanted)
    try {
      await call('updateQuizSettings', { params: { quizId }, body: wanted })
      setSaved(true)
    } catch (error) {
      setSettings(settings)
      const action = { label: 'Try again', run: () => void change(part) }
      toasts.notify({ kind: 'error', text: toldBy(error) || 'This could not be changed.', action })
    }
  }
  const { correctAnswers, code, language = ownLanguage } = settings
  return (
    <section className="runs" aria-labelledby="runs">
      <h2 id="runs">How this quiz runs</h2>
      {seenEarly && <Notice kind="warn">{describeSeenEarly(seenEarly)}</Notice>}
      <div className="runs__choices">
        <div>
          <Segments
            legend="Correct answers"
            choices={[
              ['at-once', 'At once'],
              ['when-closed', 'When I close the quiz'],
            ]}
            value={correctAnswers}
            describedBy="runs-answers"
            onChoose={(chosen) => void change({ correctAnswers: chosen })}
          />
          <p className="hint" id="runs-answers">
            {describeAnswers(settings)}
          </p>
        </div>
        <div>
          <Segments
            legend="Code"
            choices={[
              ['open', 'Open'],
              ['closed', 'Closed'],
            ]}
            value={code}
            describedBy="runs-code"
            onChoose={(chosen) => void change({ code: chosen })}
          />
          <p className="hint" id="runs-code">
            {code === 'open'
              ? 'The code lets students in, and they can start.'
              : 'The code lets nobody in, and nobody can start. Whoever has started keeps the full time.'}
          </p>
        </div>
        <LanguageField
          value={language}
          onChange={({ target }) => void change({ language: storedLanguage(target.value) })}
        />
      </div>
      <p className="muted sm" role="status">
        {isSaved && 'Saved.'}
      </p>
    </section>
  )
}

function describeAnswers({ correctAnswers, code }: QuizSettings): string {
  if (correctAnswers === 'at-once') {
    return 'Students see their score and the correct answers as soon as they submit. They could tell them to others who are still taking the quiz.'
  }
  return code === 'open'
    ? 'Students see that their answers were received. Score and correct answers appear when you close the quiz.'
    : 'The quiz is closed: everybody who has submitted sees their score and the correct answers.'
}

function describeSeenEarly({ others }: NonNullable<Loaded['seenEarly']>): string {
  const rest = `${plural(others, 'student')} ${others === 1 ? 'was' : 'were'}`
  return `The correct answers could be seen while ${rest} still taking the quiz.`
}
