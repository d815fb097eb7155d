import { Icon } from '../components/icons/icons.tsx'

export function CorrectText({ text, note }: { text: string; note?: string }) {
  return (
    <span>
      <Icon name="check" />
      <span>
        <UserText text={text} />
        <span className="vh">, marked correct</span>
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
