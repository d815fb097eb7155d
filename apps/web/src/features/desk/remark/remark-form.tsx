import type { CallBodyInput, Calls, Remarkings } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { type FormEvent, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { notify, useScreenToasts } from '../../../components/feedback/toast.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { TextField } from '../../../components/forms/field.tsx'
import { call, CallError, toldBy } from '../../../lib/calls/call.ts'
import { paths } from '../../../lib/paths.ts'
import { AnswerKey } from './answer-key.tsx'
import { describeDone } from './describe-scores.ts'
import { MarkingModes } from './marking-modes.tsx'
import { RemarkPreview } from './remark-preview.tsx'

export type RemarkingChange = CallBodyInput<Calls['previewRemarking']>

/** Another key or another rule for a question; who gains and who loses by it is shown before anything is done. */
export function RemarkForm({
  remarkings: { quiz, revision, rules },
  question,
  number,
  reload,
}: {
  remarkings: Remarkings
  question: Question
  number: number
  reload: () => Promise<void>
}) {
  const rule = rules.find(({ questionId }) => questionId === question._id)
  const [correctAnswers, setCorrectAnswers] = useState(question.correctAnswers)
  const [mode, setMode] = useState<RemarkingChange['mode']>('either-key')
  const [mayLower, setMayLower] = useState(false)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const toasts = useScreenToasts()
  const change = { questionId: question._id, baseRevision: revision, mode, mayLower, correctAnswers }

  async function submit(event: FormEvent) {
    event.preventDefault()
    toasts.clear()
    if (reason.trim() === '') return setProblem('Write why it is marked again. The students see this.')
    setProblem(undefined)
    setBusy(true)
    try {
      const done = await call('remarkQuestion', {
        params: { quizId: quiz._id },
        body: { ...change, reason },
      })
      notify({ kind: 'success', text: `Question ${number} is marked again. ${describeDone(done)}` })
      navigate(paths.quizResults(quiz._id))
    } catch (error) {
      const isOther = error instanceof CallError && error.code === 'quiz-changed'
      const text = toldBy(error) || 'This could not be saved. Nothing has changed.'
      const action = isOther
        ? { label: 'Show the quiz as it is now', run: () => void reload() }
        : { label: 'Try again', run: () => void submit(event) }
      toasts.notify({ kind: 'error', text, action })
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="remark" noValidate onSubmit={(event) => void submit(event)}>
      <div className="stack stack-6">
        <AnswerKey
          question={question}
          rule={rule}
          language={quiz.language}
          value={correctAnswers}
          onChange={setCorrectAnswers}
        />
        <MarkingModes mode={mode} mayLower={mayLower} onMode={setMode} onMayLower={setMayLower} />
        <TextField
          label="Reason"
          hint="Students see it with their result and in their receipt."
          problem={problem}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button type="submit" busy={isBusy} busyLabel="Marking again…">
          Mark again
        </Button>
      </div>
      <RemarkPreview quizId={quiz._id} change={change} />
    </form>
  )
}
