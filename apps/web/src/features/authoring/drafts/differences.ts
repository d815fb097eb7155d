import { type DraftContent, textOfContent } from './draft-content.ts'

type Question = DraftContent['questions'][number]
export type Difference = { place: number; words: string; text: string }

/** Where the other draft has something else than this one, place by place. */
export function differences(mine: readonly Question[], theirs: readonly Question[]): Difference[] {
  const places = Math.max(mine.length, theirs.length)
  return Array.from({ length: places }, (_, i) => i).flatMap((i) => {
    const [here, there] = [mine[i], theirs[i]]
    const place = i + 1
    if (!there) return [{ place, words: 'is missing', text: here?.text ?? '' }]
    if (!here) return [{ place, words: 'is there too', text: there.text }]
    return isSame(here, there) ? [] : [{ place, words: 'is different', text: there.text }]
  })
}

const isSame = (one: Question, other: Question) =>
  textOfContent({ baseRevision: 0, questions: [one] }) ===
  textOfContent({ baseRevision: 0, questions: [other] })
