import { describe, expect, test } from 'vitest'
import { type Outcome, outcomeOf, outcomeOfCredit } from '../questions/outcome.ts'
import type { Question } from '../questions/question.ts'
import { lsat6 } from './analysis-testing.ts'
import { analyseItems } from './item-analysis.ts'
import { questionFigures, useTogether } from './item-use.ts'
import { timeOnQuestions } from './time-on-questions.ts'

const pause = async () => {}
const question = (index: number): Question => ({
  _id: `q${index}`,
  text: `Question ${index}`,
  type: 'single',
  options: ['a', 'b', 'c', 'd'],
  correctAnswers: ['a'],
})
const questions = Array.from({ length: 5 }, (_, index) => question(index))

describe('figures of questions', () => {
  const outcomes = lsat6.map((row) => row.map((mark) => outcomeOf(mark === 1 ? 'correct' : 'incorrect')))

  test('are those of the analysis of the quiz', async () => {
    const figures = await questionFigures(questions, outcomes, pause)
    const analysis = await analyseItems(questions, outcomes, pause)
    expect(figures.map((each) => [each?.asked, each?.right, each?.correlation])).toEqual(
      analysis?.items.map((item) => [
        item?.asked,
        item?.difficulty.right,
        item && 'value' in item.discrimination ? item.discrimination.value : undefined,
      ]),
    )
  })

  test('leave out who was not asked, and questions that count for nobody', async () => {
    const some: Outcome[][] = [
      [outcomeOf('correct'), outcomeOf('not-asked'), outcomeOf('correct')],
      [outcomeOf('incorrect'), outcomeOfCredit([1, 2]), outcomeOf('left-out')],
    ]
    const [first, second, third] = questions.slice(0, 3) as [Question, Question, Question]
    const figures = await questionFigures(
      [first, second, { ...third, marking: { all: 'left-out' } }],
      some,
      pause,
    )
    expect(figures).toEqual([
      { asked: 2, right: 1, shares: 1 },
      { asked: 1, right: 0, shares: 0.5 },
      undefined,
    ])
    expect(await questionFigures(questions, [], pause)).toEqual(questions.map(() => undefined))
  })
})

describe('uses together', () => {
  test('add up, with Wilson’s interval and the mean of Fisher’s z', () => {
    const together = useTogether([
      { asked: 103, right: 60, shares: 60, correlation: 0.5, medianMs: 30_000, timed: 100 },
      { asked: 53, right: 20, shares: 25, correlation: 0.2, medianMs: 20_000, timed: 40 },
      { asked: 5, right: 5, shares: 5, timed: 0 },
    ])
    expect(together).toMatchObject({ asked: 161, right: 85, correlated: 156, medianMs: 30_000 })
    expect(together?.share).toBeCloseTo(90 / 161, 10)
    expect(together?.interval.low).toBeCloseTo(0.4816, 3)
    expect(together?.interval.high).toBeCloseTo(0.6335, 3)
    // (100 × 0.5493 + 50 × 0.2027) / 150 = 0.4338
    expect(together?.correlation).toBeCloseTo(0.4085, 3)
  })

  test('of nobody are none, and one class alone keeps its own figures', () => {
    expect(useTogether([])).toBeUndefined()
    expect(useTogether([{ asked: 0, right: 0, shares: 0, timed: 0 }])).toBeUndefined()
    const alone = useTogether([{ asked: 40, right: 30, shares: 30, correlation: 1, timed: 0 }])
    expect(alone).toMatchObject({ asked: 40, share: 0.75, correlated: 40 })
    expect(alone?.correlation).toBeCloseTo(1, 2)
    expect(alone).not.toHaveProperty('medianMs')
  })
})

describe('the time on a question', () => {
  const saved = (place: number, at: number, until = at) => ({
    kind: 'saved' as const,
    question: place,
    at,
    until,
    device: 'a',
  })

  test('goes from the last save of another one to the last of its own', () => {
    const times = timeOnQuestions([saved(1, 5_000), saved(2, 20_000, 26_000), saved(1, 30_000)])
    expect([...times]).toEqual([
      [1, 9_000],
      [2, 21_000],
    ])
  })

  test('is unknown after a time away, of that question alone', () => {
    const times = timeOnQuestions([
      saved(1, 5_000),
      { kind: 'offline', at: 60_000, from: 6_000, to: 59_000, device: 'a' },
      saved(2, 62_000),
      { kind: 'granted', at: 63_000, minutes: 5, device: '' },
      saved(3, 70_000),
      { kind: 'submitted', at: 80_000, device: 'a' },
    ])
    expect([...times]).toEqual([
      [1, 5_000],
      [3, 8_000],
    ])
  })
})
