import * as answerWords from '@quizly/words/authoring/answers.ts'
import { Icon } from '../components/icons/icons.tsx'

export function CorrectText({ text, note }: { text: string; note?: string }) {
  return (
    <span>
      <Icon name="check" />
      <span>
        {answerWords.markedCorrect(<UserText key="answer" text={text} />, (mark) => (
          <span key="mark" className="vh">
            {mark}
          </span>
        ))}
        {note && <span className="review-note"> {note}</span>}
      </span>
    </span>
  )
}

/** A text of the quiz, in the direction of its own script. */
export function UserText({ text }: { text: string }) {
  return (
    <span className="review-text" dir="auto">
      {text}
    </span>
  )
}
