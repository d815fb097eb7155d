import { comparableAnswer, comparableAnswers, type SelectedOption } from '../../question/comparable-answer.ts'
import { isBlank, trimmed } from '../../question/visible-text.ts'
import { type AnswerCount, compareCounts } from './group-answers.ts'

/** `right`: how many of those who wrote it have the point. */
export type CountedAnswer = AnswerCount & { right: number }

/** So many different answers, of so many characters, are told apart in a class; what comes after them is only counted. */
const mostKept = { answers: 20_000, characters: 4_000_000 }

/**
 * Counts written answers: those with the same normal form, by which they are marked, are one. `rows` gives the most
 * frequent ones, and how many more answers there are beside them.
 */
export function answerCounter() {
  const counted = new Map<string, CountedAnswer>()
  let all = 0
  let kept = 0
  function add(selected: SelectedOption | undefined, isRight: boolean): void {
    const normals = new Set(comparableAnswers(selected))
    const [normal] = normals
    if (normal === undefined || normals.size > 1) return
    all += 1
    const known = counted.get(normal)
    if (!known) {
      if (counted.size === mostKept.answers || kept + normal.length > mostKept.characters) return
      kept += normal.length
    }
    const { text, count, right } = known ?? { text: writtenIn(selected), count: 0, right: 0 }
    counted.set(normal, { text, count: count + 1, right: right + Number(isRight) })
  }
  /** At most `most` different answers, of at most `characters` altogether. `wanted` come first, even if nobody wrote them. */
  function rows(wanted: readonly string[], { most, characters }: { most: number; characters: number }) {
    const first = new Map(wanted.map((text) => [comparableAnswer(text), { text, count: 0, right: 0 }]))
    const others = new Map(counted)
    for (const [normal, none] of first) {
      first.set(normal, counted.get(normal) ?? none)
      others.delete(normal)
    }
    const answers: CountedAnswer[] = []
    let room = characters
    for (const answer of [...first.values(), ...[...others.values()].toSorted(compareCounts)]) {
      room -= answer.text.length
      if (answers.length === most || room < 0) break
      answers.push(answer)
    }
    return { answers, more: all - answers.reduce((sum, { count }) => sum + count, 0) }
  }
  return { add, rows }
}

/** An answer as it was written. A question that had options once has lists of answers. */
function writtenIn(selected: SelectedOption | undefined): string {
  const texts = typeof selected === 'string' ? [selected] : (selected ?? [])
  return trimmed(texts.find((text) => !isBlank(text)) ?? '')
}
