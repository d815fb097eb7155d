import { isBlank } from '@quizly/domain'
import type { Gap } from '@quizly/domain/questions/gap/gap-fields.ts'
import { gapMark } from '@quizly/domain/questions/gap/gap-mark.ts'
import { numberGaps, takeWrittenGaps } from '@quizly/domain/questions/gap/gap-text.ts'
import type { QuestionDraft } from '../parts.ts'

type GapTexts = Pick<QuestionDraft, 'text' | 'format' | 'others' | 'gaps'>
type Answered = { answer: string; gap: Gap }

/** In a draft, `others` are the answers of the gaps and `gaps` the rest, by the numbers in the text. These may have holes. */
const answeredAt = ({ others = [], gaps = [] }: GapTexts, number: number): Answered => ({
  answer: others[number - 1] ?? '',
  gap: gaps[number - 1] ?? {},
})

/** The numbers of the gaps as they stand in the text, and of those that stand where there can be none. */
export function numbersOf(draft: GapTexts): number[] {
  const { from } = numberGaps(draft.text, draft.format)
  const hidden = (draft.others ?? []).flatMap((answer, index) => {
    const number = index + 1
    const isThere = !from.includes(number) && draft.text.includes(gapMark(number))
    return isThere && !isBlank(answer) ? [number] : []
  })
  return [...from, ...hidden]
}

/** As it is saved: numbered as the gaps stand in the text, without those that are no longer in it. */
export function settledGaps(draft: GapTexts): {
  text: string
  correctAnswers: string[]
  gaps: Gap[] | undefined
} {
  const all = numbersOf(draft).map((number) => answeredAt(draft, number))
  const end = all.findLastIndex(({ gap }) => gap.accepted ?? gap.choices) + 1
  return {
    text: numberGaps(draft.text, draft.format).text,
    correctAnswers: all.map(({ answer }) => answer),
    gaps: end > 0 ? all.slice(0, end).map(({ gap }) => gap) : undefined,
  }
}

/** The draft with what is written in its text as gaps, and its gaps numbered. The same if there is nothing to do. */
export function settled<Draft extends GapTexts>(draft: Draft): Draft {
  const taken = withWrittenGaps(draft)
  const { text, correctAnswers, gaps } = settledGaps(taken)
  return text === draft.text ? draft : { ...taken, text, others: correctAnswers, gaps }
}

/** The next number that no gap has. */
export const nextNumber = ({ others = [], gaps = [], ...draft }: GapTexts): number =>
  Math.max(0, others.length, gaps.length, ...numbersOf(draft)) + 1

/** The draft with gaps for what is written as such in its text: `[[12|twelve]]`. The same if there is nothing. */
export function withWrittenGaps<Draft extends GapTexts>(draft: Draft): Draft {
  const found = takeWrittenGaps(draft.text, draft.format, nextNumber(draft))
  if (!found) return draft
  return found.written.reduce(
    (changed, { number, answer, gap }) => withGap(changed, number, { answer, gap }),
    { ...draft, text: found.text },
  )
}

/** The draft with this in one of its gaps. */
export function withGap<Draft extends GapTexts>(
  draft: Draft,
  number: number,
  change: Partial<Answered>,
): Draft {
  const { others = [], gaps = [] } = draft
  const { answer, gap } = { ...answeredAt(draft, number), ...change }
  const length = Math.max(others.length, gaps.length, number)
  const filled = Array.from({ length }, (_, index) => answeredAt(draft, index + 1))
  filled[number - 1] = { answer, gap }
  return { ...draft, others: filled.map((each) => each.answer), gaps: filled.map((each) => each.gap) }
}

/** The draft with an answer in its text again in place of the gap. */
export function withoutGap<Draft extends GapTexts>(draft: Draft, number: number): Draft {
  const { answer } = answeredAt(draft, number)
  return settled({ ...draft, text: draft.text.replaceAll(gapMark(number), () => answer) })
}
