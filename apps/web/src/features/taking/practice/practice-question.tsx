import { practice as practiceWords } from '@quizly/words/results.ts'
import { isSkipped, studentQuestion, type SelectedOption, type StudentQuestion } from '@quizly/domain'
import { type Dispatch, type FormEvent, useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { useAttempt } from '../attempt/run-attempt.ts'
import { Question } from '../question/question.tsx'
import { createListeners } from '../../../lib/listeners.ts'
import { openFlags } from '../attempt/flags.ts'
import type { ShownAnswers } from '../attempt/attempt-state.ts'
import type { QuestionAttempt } from '../question/question-props.ts'
import { PracticeFeedback } from './practice-feedback.tsx'
import type { Practised, PracticeEvent, Round } from './practice-rounds.ts'

/** What the field of a question needs of an attempt. It is on the page alone. */
function practiceAttempt(
  { _id }: StudentQuestion,
  language: string | undefined,
  total: number,
): QuestionAttempt {
  const { emit, subscribe } = createListeners()
  let answers: ShownAnswers = new Map()
  return {
    quiz: { language },
    questions: { length: total },
    canReturn: false,
    flags: openFlags('practice', []),
    subscribe,
    state: () => ({ answers }),
    answer(questionId: string, selectedOption: SelectedOption) {
      answers = new Map([[questionId, { questionId, selectedOption, at: 0 }]])
      emit()
    },
    flush: () => undefined,
  }
}

/** One try at a question, as in a quiz; then what it is marked as, and why. */
export function PracticeQuestion({
  practised: { question, quiz },
  isMixed,
  round: { questions, index, checked },
  dispatch,
}: {
  practised: Practised
  /** Of several quizzes. */
  isMixed: boolean
  round: Round
  dispatch: Dispatch<PracticeEvent>
}) {
  const [shown] = useState(() => studentQuestion(question))
  const [attempt] = useState(() => practiceAttempt(shown, quiz.language, questions.length))
  const selected = useAttempt(attempt, ({ answers }) => answers.get(question._id)?.selectedOption ?? null)
  const isLast = index + 1 === questions.length

  function check(event: FormEvent) {
    event.preventDefault()
    dispatch({ type: 'checked', selected })
  }
  return (
    <form noValidate onSubmit={check} className="practice__question">
      <p className="muted sm">
        {practiceWords.place(index + 1, questions.length)}
        {isMixed && (
          <>
            {' · '}
            <bdi lang={quiz.language ?? 'en'}>{quiz.title}</bdi>
          </>
        )}
      </p>
      <Question question={shown} number={index + 1} attempt={attempt} isLocked={checked !== undefined} />
      {checked ? (
        <>
          <PracticeFeedback
            {...checked}
            question={question}
            language={quiz.language}
            mark={(verdict) => dispatch({ type: 'marked by oneself', verdict })}
          />
          <div className="actions">
            <Button onClick={() => dispatch({ type: 'next' })}>
              {isLast ? practiceWords.finish : practiceWords.next}
            </Button>
            <Button look="quiet" onClick={() => dispatch({ type: 'again' })}>
              {practiceWords.retry}
            </Button>
          </div>
        </>
      ) : (
        <div className="actions">
          <Button type="submit">{isSkipped(selected) ? practiceWords.show : practiceWords.check}</Button>
        </div>
      )}
    </form>
  )
}
