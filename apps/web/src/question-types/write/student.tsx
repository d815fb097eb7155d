import { GrowingTextArea } from '../../components/forms/growing-text-area.tsx'
import type { AnswerProps } from '../parts.ts'

const longestAnswer = 10_000

export function WrittenAnswer({ id, selected, isLocked, write, flush }: AnswerProps) {
  return (
    <GrowingTextArea
      className="input"
      rows={1}
      aria-labelledby={`${id}-text`}
      dir="auto"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={longestAnswer}
      disabled={isLocked}
      value={typeof selected === 'string' ? selected : ''}
      onChange={({ target }) => write(target.value)}
      onBlur={flush}
    />
  )
}
