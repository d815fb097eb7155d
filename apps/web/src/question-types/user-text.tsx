import { answers as answerWords } from '@quizly/words/authoring.ts'
import type { RenderedText } from '@quizly/domain'
import { shownText } from '../components/quiz/shown-text.ts'
import { Icon } from '../components/icons/icons.tsx'

type UserTextProps = {
  text: string
  /** Of the quiz. */
  language: string
  of?: { drawn?: RenderedText[] | undefined }
}

export function CorrectText({ note, ...answer }: UserTextProps & { note?: string }) {
  return (
    <span>
      <Icon name="check" />
      <span>
        {answerWords.markedCorrect(<UserText key="answer" {...answer} />, (mark) => (
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
export function UserText({ text, language, of }: UserTextProps) {
  return (
    <span className={of?.drawn ? 'review-text rich' : 'review-text'} dir="auto" lang={language}>
      {of ? shownText(of, text) : text}
    </span>
  )
}
