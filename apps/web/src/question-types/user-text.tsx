import * as answerWords from '@quizly/words/authoring/answers.ts'
import type { DrawnText } from '@quizly/domain'
import { shownText } from '../components/quiz/shown-text.ts'
import { Icon } from '../components/icons/icons.tsx'

type Formatted = { drawn?: DrawnText[] | undefined }

export function CorrectText({ text, note, of }: { text: string; note?: string; of?: Formatted }) {
  return (
    <span>
      <Icon name="check" />
      <span>
        {answerWords.markedCorrect(<UserText key="answer" text={text} {...(of && { of })} />, (mark) => (
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
export function UserText({ text, of }: { text: string; of?: Formatted }) {
  return (
    <span className={of?.drawn ? 'review-text rich' : 'review-text'} dir="auto">
      {of ? shownText(of, text) : text}
    </span>
  )
}
