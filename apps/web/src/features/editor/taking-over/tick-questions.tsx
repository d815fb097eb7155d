import { takingOver as takingOverWords } from '@quizly/words/authoring.ts'
import type { ListedQuiz } from '@quizly/contract'
import { limits, type Question } from '@quizly/domain'
import { useEffect, useRef, useState } from 'react'
import { LoadedPart } from '../../../components/feedback/loaded.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { call } from '../../../lib/calls/call.ts'
import { useLoad } from '../../../lib/use-load.ts'
import { TickedQuestions } from '../../quiz-page/ticked-questions.tsx'

type Props = {
  quiz: ListedQuiz
  room: number
  onBack: () => void
  onTake: (questions: readonly Question[]) => void
}

export function TickQuestions({ quiz, onBack, ...props }: Props) {
  const { _id: quizId, title, language = 'en' } = quiz
  const query = useLoad(quizId, (signal) => call('getQuestions', { params: { quizId } }, { signal }))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 id="take-over-title" tabIndex={-1} ref={heading}>
        {takingOverWords.questionsOf(
          <bdi key="quiz" lang={language}>
            {title}
          </bdi>,
        )}
      </h2>
      <LoadedPart query={query} failed={takingOverWords.questionsFailed}>
        {({ questions }) => <Tick questions={questions} language={language} onBack={onBack} {...props} />}
      </LoadedPart>
      {query.status !== 'ready' && (
        <div className="dialog__actions">
          <Button look="secondary" onClick={onBack}>
            {takingOverWords.another}
          </Button>
        </div>
      )}
    </>
  )
}

function Tick({
  questions,
  language,
  room,
  onBack,
  onTake,
}: Omit<Props, 'quiz'> & { questions: readonly Question[]; language: string }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const isTooMany = ticked.size > room
  return (
    <>
      <TickedQuestions {...{ questions, language, ticked }} onTick={setTicked} />
      <div role="status">
        {isTooMany && <p className="field-error">{takingOverWords.tooMany(limits.questionsPerQuiz, room)}</p>}
      </div>
      <div className="dialog__actions">
        <Button
          aria-disabled={ticked.size === 0 || isTooMany}
          onClick={() => {
            if (ticked.size > 0 && !isTooMany) onTake(questions.filter(({ _id }) => ticked.has(_id)))
          }}
        >
          {takingOverWords.insert(ticked.size)}
        </Button>
        <Button look="secondary" onClick={onBack}>
          {takingOverWords.another}
        </Button>
      </div>
    </>
  )
}
