import { bankItem as itemWords } from '@quizly/words/authoring.ts'
import { runningQuestion as questionWords } from '@quizly/words/student.ts'
import { isMarkedByPerson, type Question, studentQuestion, takesSeveral } from '@quizly/domain'
import { useMemo } from 'react'
import { shownText } from '../../components/quiz/shown-text.ts'
import { questionDirection } from '../../components/quiz/text-direction.ts'
import { studentPart } from '../../question-types/student-parts.ts'
import './question-as-seen.css'

const nothing = () => {}

/** A question as students see it, with what is right filled in, and its explanation. */
export function QuestionAsSeen({
  question,
  id,
  language,
}: {
  question: Question
  id: string
  language: string
}) {
  const { type, lenient, correctAnswers, explanation, drawnFeedback } = question
  const shown = useMemo(() => studentQuestion(question), [question])
  const { Answer, input, task } = studentPart(lenient ? 'lenient' : type)
  const right = takesSeveral(type) ? correctAnswers : (correctAnswers[0] ?? null)
  const group = input && {
    role: input === 'radio' ? 'radiogroup' : 'group',
    'aria-labelledby': `${id}-text`,
    'aria-describedby': `${id}-kind`,
  }
  return (
    <div className="q as-seen" dir={questionDirection(question, language)} {...group}>
      <div>
        <div className="q__text q__words" id={`${id}-text`} dir="auto" lang={language}>
          {shownText(shown, question.text)}
        </div>
        <p className="q__kind" id={`${id}-kind`}>
          {task ? task(shown) : questionWords.tasks[type as keyof typeof questionWords.tasks]}
        </p>
        <Answer
          question={shown}
          id={id}
          language={language}
          selected={isMarkedByPerson(type) ? null : right}
          isLocked
          input={input}
          choose={nothing}
          write={nothing}
          answer={nothing}
          flush={nothing}
        />
        {explanation && (
          <p className="as-seen__explanation" dir="auto" lang={language}>
            <b>{itemWords.explanation}</b> {shownText({ drawn: drawnFeedback }, explanation)}
          </p>
        )}
      </div>
    </div>
  )
}
