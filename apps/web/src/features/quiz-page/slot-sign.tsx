import { draws as drawWords } from '@quizly/words/authoring.ts'
import type { Slot } from '@quizly/domain'

/** Which slot a question is in; nothing for one that is always asked. */
export function SlotSign({ slot, className = '' }: { slot: Slot | undefined; className?: string }) {
  if (!slot) return null
  const name = <bdi key="slot">{slot.name}</bdi>
  return (
    <p className={`muted sm ${className}`}>
      {slot.set === undefined
        ? drawWords.sign(name)
        : drawWords.signWithSet(name, <bdi key="set">{slot.set}</bdi>)}
    </p>
  )
}
