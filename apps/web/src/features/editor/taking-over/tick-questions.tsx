import { format } from '@quizly/words/language.ts'
import { takingOver as takingOverWords } from '@quizly/words/authoring.ts'
import type { ListedQuiz } from '@quizly/contract'
import { limits, type Question } from '@quizly/domain'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LoadedPart } from '../../../components/feedback/loaded.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { questionDirection } from '../../../components/quiz/text-direction.ts'
import { call } from '../../../lib/calls/call.ts'
import { useLoad } from '../../../lib/use-load.ts'
import { AlsoAccepted } from '../../../question-types/also-accepted.tsx'
import { textOnly } from '../../../question-types/text-only.ts'

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
  const isAll = ticked.size === questions.length
  const isTooMany = ticked.size > room
  function toggle(id: string) {
    const next = new Set(ticked)
    if (!next.delete(id)) next.add(id)
    setTicked(next)
  }
  return (
    <>
      <ul className="take-over__list" aria-label={takingOverWords.questions}>
        <li>
          <Box
            isTicked={isAll}
            onChange={() => setTicked(new Set(isAll ? [] : questions.map(({ _id }) => _id)))}
          >
            <b>{takingOverWords.all(questions.length)}</b>
          </Box>
        </li>
        {questions.map((question, i) => (
          <li key={question._id}>
            <Box
              isTicked={ticked.has(question._id)}
              dir={questionDirection(question, language)}
              onChange={() => toggle(question._id)}
            >
              {i + 1}. <bdi lang={language}>{textOnly(question, question.text)}</bdi>
              <bdi className="muted sm take-over__key" lang={language}>
                {question.correctAnswers.map((answer) => textOnly(question, answer)).join(format.comma)}
              </bdi>
              <AlsoAccepted question={question} language={language} />
            </Box>
          </li>
        ))}
      </ul>
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

function Box({
  isTicked,
  dir,
  onChange,
  children,
}: {
  isTicked: boolean
  dir?: 'ltr' | 'rtl'
  onChange: () => void
  children: ReactNode
}) {
  return (
    <label className="take-over__tick" dir={dir}>
      <input type="checkbox" checked={isTicked} onChange={onChange} />
      <span>{children}</span>
    </label>
  )
}
