import { GrowingTextArea } from '../../components/forms/growing-text-area.tsx'
import type { AnswerProps } from '../parts.ts'

const longestAnswer = 10_000

export function WrittenAnswer({ id, selected, isLocked, write, flush }: AnswerProps) {
  const text = typeof selected === 'string' ? selected : ''
  return (
    <GrowingTextArea
      className="input"
      rows={1}
      aria-labelledby={`${id}-text`}
      // An empty one begins where its question does.
      dir={text ? 'auto' : undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={longestAnswer}
      disabled={isLocked}
      value={text}
      onChange={({ target }) => write(target.value)}
      onBlur={flush}
    />
  )
}
