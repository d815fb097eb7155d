import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyseItems } from '../analysis/item-analysis.ts'
import type { Question, FormerRule, QuestionMarking } from '../questions/question.ts'
import { markBy } from './ending.ts'
import { createRegrader } from '../marking/marking.ts'
import type { Outcome } from '../questions/outcome.ts'

const options = ['a', 'b', 'c']
const question = (_id: string, marking?: QuestionMarking): Question => ({
  _id,
  text: '',
  type: 'single',
  options,
  correctAnswers: ['a'],
  ...(marking && { marking }),
})

const marking: fc.Arbitrary<QuestionMarking | undefined> = fc.option(
  fc.record(
    {
      also: fc.constant<string[][]>([['b']]),
      all: fc.constantFrom('full' as const, 'left-out' as const),
      kept: fc.constant<FormerRule[]>([{ correctAnswers: ['c'], upTo: 9 }]),
    },
    { requiredKeys: [] },
  ),
  { nil: undefined },
)
/** The questions that everybody is asked, and those that are added when some have begun, mixed in any order. */
const revised = fc
  .record({
    initial: fc.array(marking, { minLength: 1, maxLength: 4 }),
    added: fc.array(marking, { maxLength: 3 }),
  })
  .chain(({ initial, added }) => {
    const first = initial.map((each, i) => question(`asked ${i}`, each))
    const later = added.map((each, i) => question(`added ${i}`, each))
    return fc.record({
      first: fc.constant(first),
      all: fc.shuffledSubarray([...first, ...later], { minLength: first.length + later.length }),
    })
  })
const selections = fc.array(fc.constantFrom('a', 'b', 'c', null), { minLength: 7, maxLength: 7 })

/** A student who was shown these questions answers them; answers to others come from nowhere and count for nothing. */
function mark(
  shown: { revision: number; questions: readonly Question[] },
  by: { revision: number; questions: readonly Question[] },
  selected: readonly (string | null)[],
) {
  const answers = shown.questions.map(({ _id }, i) => ({
    questionId: _id,
    selectedOption: selected[i] ?? null,
  }))
  const { markedRevision: _, ...marks } = markBy(by, shown, answers)
  return marks
}

const idsOf = (questions: readonly Question[]) => new Set(questions.map(({ _id }) => _id))

test('a question that an attempt was never shown counts for nothing in its score and its total (T262)', () => {
  fc.assert(
    fc.property(revised, selections, ({ first, all }, selected) => {
      const seen = { revision: 1, questions: first }
      // The same revision without what was added.
      const kept = all.filter(({ _id }) => idsOf(first).has(_id))
      const without = mark(seen, { revision: 2, questions: kept }, selected)
      const added = mark(seen, { revision: 2, questions: all }, selected)
      expect([added.score, added.totalQuestions]).toEqual([without.score, without.totalQuestions])
      expect(added.outcomes.filter(({ verdict }) => verdict !== 'not-asked')).toEqual(without.outcomes)
      const before = mark(seen, seen, selected)
      const again = createRegrader({ seen, before: first, after: all })(before.outcomes)
      expect(again ?? added).toEqual(added)
    }),
    { numRuns: 2_000 },
  )
})

test('in the analysis it has only the attempts that were asked it, and changes nothing for the others', async () => {
  const early = fc.array(selections, { minLength: 1, maxLength: 25 })
  const late = fc.array(selections, { maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(revised, early, late, async ({ first, all }, begunBefore, begunAfter) => {
      const seen = { revision: 1, questions: first }
      const current = { revision: 2, questions: all }
      const outcomes = [
        ...begunBefore.map((selected) => mark(seen, current, selected).outcomes),
        ...begunAfter.map((selected) => mark(current, current, selected).outcomes),
      ]
      const analysis = await analyseItems(all, outcomes, async () => {})
      const counted = all.flatMap(({ _id, marking: { all: uncounted } = {} }, index) => {
        const attempts = idsOf(first).has(_id) ? outcomes.length : begunAfter.length
        return uncounted ? [] : [{ index, attempts }]
      })
      for (const { index, attempts } of counted) {
        expect(analysis?.items[index]?.asked ?? 0).toBe(attempts)
      }
      // Everybody was asked the first questions, so their figures are those of a quiz that has only them.
      const kept = all.filter(({ _id }) => idsOf(first).has(_id))
      const before = await analyseItems(
        kept,
        outcomes.map((each) => partsOn(each, all, idsOf(first))),
        async () => {},
      )
      const places = kept.map((each) => all.indexOf(each))
      if (begunAfter.length === 0) expect(analysis?.reliability).toEqual(before?.reliability)
      expect(places.map((index) => analysis?.items[index]?.difficulty)).toEqual(
        before?.items.map((item) => item?.difficulty),
      )
      expect(places.map((index) => analysis?.items[index]?.choices)).toEqual(
        before?.items.map((item) => item?.choices),
      )
    }),
    { numRuns: 300 },
  )
})

/** Of outcomes on all questions those on some of them. */
function partsOn(outcomes: readonly Outcome[], all: readonly Question[], requested: ReadonlySet<string>) {
  return outcomes.filter((_, index) => requested.has(all[index]?._id ?? ''))
}
