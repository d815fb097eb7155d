import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Question } from '../questions/question.ts'
import { pageWays, readLayout, writeLayout } from './layout.ts'
import { inShuffledOrder, laidOut, laidOutForStudent } from './order.ts'

const seeds = fc.base64String({ minLength: 8, maxLength: 22 })
const both = 'shuffle-questions shuffle-options'

test('what is off is not stored, and what is stored is read as it was', () => {
  expect(writeLayout({ shuffleQuestions: false, shuffleOptions: false })).toBeNull()
  expect(writeLayout({ shuffleQuestions: true, shuffleOptions: true })).toBe(both)
  const pages = fc.option(fc.constantFrom(...pageWays), { nil: undefined })
  const layouts = fc.record({ shuffleQuestions: fc.boolean(), shuffleOptions: fc.boolean(), pages })
  fc.assert(
    fc.property(layouts, (layout) => {
      expect(readLayout(writeLayout(layout))).toEqual(layout)
    }),
  )
})

const question = (_id: string, options: string[], fixedOptions?: number[]) => ({
  _id,
  text: '?',
  type: 'multiple' as const,
  options,
  correctAnswers: options.slice(0, 1),
  ...(fixedOptions && { fixedOptions }),
})
const questions = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 12 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((_id) =>
        fc
          .uniqueArray(fc.string(), { maxLength: 6 })
          .chain((options) =>
            fc
              .subarray(options.map((_, index) => index))
              .map((fixedOptions) => question(_id, options, fixedOptions)),
          ),
      ),
    ),
  )

test('whatever explanations and notes are drawn as, a student who answers gets the same page', () => {
  const texts = fc.array(fc.record({ source: fc.string(), nodes: fc.string(), pass: fc.string() }))
  const layouts = fc.constantFrom(null, both, 'shuffle-options')
  fc.assert(
    fc.property(questions, seeds, layouts, texts, (quiz, seed, layout, drawnFeedback) => {
      const explained = quiz.map((each) => ({
        ...each,
        drawnFeedback,
        explanation: 'x',
        optionNotes: ['x'],
      }))
      const pageOf = (some: typeof quiz) => JSON.stringify(laidOutForStudent(some, { seed, layout }))
      expect(pageOf(explained)).toBe(pageOf(quiz))
    }),
  )
})

test('what is drawn stands in the order that is shown, whatever the order in which it was written', () => {
  const renderedTexts = (each: (typeof sample)[number]) => [
    each.text,
    ...each.options,
    ...each.correctAnswers,
  ]
  const sample = [
    question('q1', ['$a$', '$b$', '$c$', '$d$']),
    {
      ...question('q2', ['$e$', '$f$', '$g$']),
      type: 'ordering' as const,
      correctAnswers: ['$g$', '$e$', '$f$'],
    },
    { ...question('q3', ['1', '2', '3']), type: 'matching' as const, correctAnswers: ['$z$', '$y$', '$x$'] },
  ]
  const written = sample.map((each) => fc.shuffledSubarray([...new Set(renderedTexts(each))]))
  fc.assert(
    fc.property(fc.tuple(...written), seeds, fc.constantFrom(null, both), (sources, seed, layout) => {
      const rendered = sample.map((each, i) => ({
        ...each,
        drawn: sources[i]?.map((source) => ({ source, nodes: '[]' })),
      })) as Question[]
      for (const { text, options, partners = [], drawn = [] } of laidOutForStudent(rendered, {
        seed,
        layout,
      })) {
        const shown = [text, ...options, ...partners]
        expect(drawn.map(({ source }) => source)).toEqual(
          shown.filter((source) => drawn.some((each) => each.source === source)),
        )
      }
    }),
  )
})

const sorted = (texts: readonly string[]) => texts.toSorted()

describe('a shuffled quiz', () => {
  test('has the same questions with the same options, the same each time, and what is fixed in its place', () => {
    fc.assert(
      fc.property(questions, seeds, (quiz, seed) => {
        const seen = laidOut(quiz, { seed, layout: both })
        expect(seen).toEqual(laidOut(quiz, { seed, layout: both }))
        expect(sorted(seen.map(({ _id }) => _id))).toEqual(sorted(quiz.map(({ _id }) => _id)))
        for (const { _id, options, fixedOptions = [] } of quiz) {
          const shown = seen.find((each) => each._id === _id)
          expect(sorted(shown?.options ?? [])).toEqual(sorted(options))
          for (const index of fixedOptions) expect(shown?.options[index]).toBe(options[index])
          expect(shown).not.toHaveProperty('fixedOptions')
        }
      }),
    )
  })

  test('keeps its order when questions are added, taken away or moved by their educator', () => {
    fc.assert(
      fc.property(questions, questions, seeds, fc.nat(), (quiz, more, seed, turn) => {
        const known = new Set(quiz.map(({ _id }) => _id))
        const added = more.filter(({ _id }) => !known.has(_id))
        const later = [...quiz.slice(turn % 5).toReversed(), ...added]
        const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id)
        const before = ids(laidOut(quiz, { seed, layout: both }))
        const after = ids(laidOut(later, { seed, layout: both }))
        const left = new Set(ids(later))
        expect(after.filter((id) => known.has(id))).toEqual(before.filter((id) => left.has(id)))
      }),
    )
  })

  test('leaves alone what is not to be shuffled', () => {
    const quiz = [question('q1', ['a', 'b', 'c', 'd']), question('q2', ['e', 'f', 'g', 'h'])]
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(laidOut(quiz, { seed, layout: null })).toBe(quiz)
        const onlyOptions = laidOut(quiz, { seed, layout: 'shuffle-options' })
        expect(onlyOptions.map(({ _id }) => _id)).toEqual(['q1', 'q2'])
        const onlyQuestions = laidOut(quiz, { seed, layout: 'shuffle-questions' })
        expect(onlyQuestions.find(({ _id }) => _id === 'q1')).toBe(quiz[0])
        const ids = inShuffledOrder(['q1', 'q2'], { seed, layout: both }, (id) => id)
        expect(ids).toEqual(onlyQuestions.map(({ _id }) => _id))
      }),
    )
  })

  // Pearson's test with 23 degrees of freedom: fair draws are above 49.73 once in a thousand lists. The seeds are fixed.
  test.each([
    [
      'questions',
      (seed: string) =>
        laidOut(
          'abcd'.split('').map((id) => question(id, [])),
          { seed, layout: both },
        ).map(({ _id }) => _id),
    ],
    [
      'options',
      (seed: string) =>
        laidOut([question('q', ['a', 'b', 'c', 'd'])], { seed, layout: both })[0]?.options ?? [],
    ],
  ])('draws each order of four %s as often as any other', (_, drawn) => {
    const draws = 24_000
    const counts = new Map<string, number>()
    for (let i = 0; i < draws; i += 1) {
      const order = drawn(`attempt ${i}`).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    const expected = draws / 24
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    expect(chiSquare).toBeLessThan(49.73)
  })
})
