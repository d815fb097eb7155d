import type { Remarkings } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { type FormEvent, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { Button } from '../../../components/forms/button.tsx'
import { paths } from '../../../lib/paths.ts'
import { AnswerKey } from './answer-key.tsx'
import { MarkingModes } from './marking-modes.tsx'
import { ReasonField } from './reason-field.tsx'
import { RemarkPreview } from './remark-preview.tsx'
import { type RemarkingChange, useMarkAgain, usualReasons } from './use-mark-again.ts'

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
  const onDone = () => navigate(paths.quizResults(quiz._id))
  const marking = useMarkAgain({ quizId: quiz._id, number, usualReason: usualReasons[mode], reload, onDone })
  const change = { questionId: question._id, baseRevision: revision, mode, mayLower, correctAnswers }

  function submit(event: FormEvent) {
    event.preventDefault()
    void marking.markAgain(change)
  }
  return (
    <form className="remark" noValidate onSubmit={submit}>
      <div className="stack stack-6">
        <AnswerKey
          question={question}
          rule={rule}
          language={quiz.language}
          value={correctAnswers}
          onChange={setCorrectAnswers}
        />
        <MarkingModes mode={mode} mayLower={mayLower} onMode={setMode} onMayLower={setMayLower} />
        <ReasonField marking={marking} />
        <Button type="submit" busy={marking.isBusy} busyLabel="Updating scores…">
          Update scores
        </Button>
      </div>
      <RemarkPreview quizId={quiz._id} change={change} />
    </form>
  )
}
