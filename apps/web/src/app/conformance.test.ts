import { cellFindings } from '@quizly/words/spreadsheet.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contentOf, draftOf } from '../features/editor/question/question-draft.ts'
import {
  authorQuestion,
  deviceDraft,
  draftQuestion,
  keyedQuestion,
  questionFields,
  studentQuestion as studentSchema,
} from '@quizly/contract'
import {
  describeAnswer,
  laidOut,
  laidOutForStudent,
  markAnswers,
  mergeQuestions,
  partnersIn,
  pickFields,
  problemsOfQuestion,
  type Question,
  questionFields as facts,
  questionTypes,
  type QuestionType,
  createRegrader,
  regraded,
  rulesOf,
  type SelectedOption,
  studentQuestion,
  trimQuestion,
  type UncheckedQuestion,
  verdictsIn,
  versionFor,
} from '@quizly/domain'
import { creditOfOutcome } from '../../../../packages/domain/src/questions/outcome.ts'
import { hasAnswerForm } from '../../../../packages/domain/src/questions/registry.ts'
import { samples, secret } from '../../../../packages/domain/src/questions/samples-testing.ts'
import { readBack } from '../../../../packages/spreadsheets/src/write/read-back-testing.ts'

const samplesOf = (type: QuestionType): readonly Question[] => samples[type].questions
const everyQuestion = questionTypes
  .flatMap(samplesOf)
  .map((question, index): Question => ({ ...question, _id: `q${index}` }))

/** What a page of this question could send: texts that it shows or that are typed, and texts of nobody, in any order and number. */
function answersTo(question: Question): fc.Arbitrary<SelectedOption> {
  const { right, wrong } = samples[question.type]
  const typed = [right ?? [], wrong ?? []].flat()
  const shown = [
    ...new Set([...question.options, ...question.correctAnswers, ...partnersIn(question), ...typed]),
  ]
  const text = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('', ...shown) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
  )
  const list = fc.array(text, { maxLength: 8 })
  return fc.oneof(text, list, fc.shuffledSubarray(shown), fc.constant(null))
}

/** As their type sends them. */
const formedAnswersTo = (question: Question) =>
  answersTo(question).filter((selected) => hasAnswerForm(question, selected))

const mapTexts = (selected: SelectedOption, change: (text: string) => string): SelectedOption =>
  Array.isArray(selected) ? selected.map(change) : selected && change(selected)
const mark = (question: Question, selected: SelectedOption) => rulesOf(question.type).mark(selected)(question)
/** What it earns and whether it says anything. `details` and the bits of options follow the order in which options stand. */
const creditOf = (question: Question, selected: SelectedOption) => {
  const outcome = mark(question, selected)
  return [outcome.verdict, creditOfOutcome(outcome)]
}
const forEachSample = (type: QuestionType, check: (question: Question) => void) =>
  samplesOf(type).forEach(check)

describe.each(questionTypes)('a question of type %s', (type) => {
  const { keys, right, wrong, isCaseSensitive } = samples[type]
  const { answer, keepsOrder, isPossibleKey } = rulesOf(type)
  /** With another key, as a regrade gives it. */
  const withKey = (question: Question, key: string[]) => {
    const { marking: _, ...unmarked } = question
    return regraded(unmarked, { mode: 'new-key', mayLower: true, correctAnswers: key }, 1)
  }

  test('has nothing wrong with it, and its right answer earns more than its wrong one', () => {
    forEachSample(type, (question) => {
      expect(problemsOfQuestion(question, 0)).toEqual([])
      expect(trimQuestion(question)).toEqual(question)
      expect(hasAnswerForm(question, right) && hasAnswerForm(question, wrong)).toBe(true)
      if (answer === 'open-ended') return expect(mark(question, right).verdict).toBe('waiting')
      const [most, least] = [right, wrong].map((selected) => {
        const [num, den] = creditOfOutcome(mark(question, selected))
        return num / den
      })
      expect(most).toBe(1)
      expect(least).toBeLessThan(1)
    })
  })

  test('is marked alike whatever stands around a text, in any case, order and repetition, on any device', () => {
    forEachSample(type, (question) =>
      fc.assert(
        fc.property(formedAnswersTo(question), fc.base64String(), (selected, seed) => {
          const marked = creditOf(question, selected)
          expect(
            creditOf(
              question,
              mapTexts(selected, (text) => ` ${text} `),
            ),
          ).toEqual(marked)
          if (!isCaseSensitive) {
            expect(
              creditOf(
                question,
                mapTexts(selected, (text) => text.toUpperCase()),
              ),
            ).toEqual(
              creditOf(
                question,
                mapTexts(selected, (text) => text.toUpperCase().toLowerCase()),
              ),
            )
          }
          if (Array.isArray(selected) && answer === 'options') {
            expect(creditOf(question, selected.toReversed())).toEqual(marked)
            expect(creditOf(question, [...selected, ...selected])).toEqual(marked)
          }
          const [elsewhere] = laidOut([question], { seed, layout: 'shuffle-options' })
          expect(elsewhere && creditOf(elsewhere, selected)).toEqual(marked)
        }),
        { numRuns: 60 },
      ),
    )
    expect(keepsOrder === true && answer === 'options').toBe(false)
  })

  test('shows a student the same bytes by every key, and nothing that is for later', () => {
    forEachSample(type, (question) =>
      fc.assert(
        fc.property(fc.base64String(), fc.constantFrom(null, 'shuffle-options'), (seed, layout) => {
          const bytes = (one: Question) => JSON.stringify(laidOutForStudent([one], { seed, layout }))
          const shown = bytes(question)
          expect(shown).not.toContain(secret)
          expect(shown).not.toMatch(/correctAnswers|distractors|tolerance|marking|explanation|optionNotes/)
          for (const key of keys.filter((each) => isPossibleKey(question, each)))
            expect(bytes(withKey(question, key))).toBe(bytes(withKey(question, question.correctAnswers)))
        }),
        { numRuns: 20 },
      ),
    )
  })

  test('carries an answer to its corrected texts, where it earns the same', () => {
    const corrected = (texts: string[] = []) => texts.map((text) => `${text}!`)
    forEachSample(type, (question) => {
      const { carry } = rulesOf(type)
      fc.assert(
        fc.property(formedAnswersTo(question), (selected) => {
          expect(carry(question, question, selected)).toEqual(selected)
          if (answer !== 'options' && answer !== 'list') return
          const { marking: _, ...before } = question
          const texts = ['options', 'correctAnswers', ...Object.keys(rulesOf(type).fields ?? {})] as const
          const changed = texts.map((name) => [name, corrected(before[name as 'options'])] as const)
          const after: Question = { ...before, ...Object.fromEntries(changed) }
          // What is no text has a form, and is not corrected like one.
          if (problemsOfQuestion(after, 0).length > 0) return
          const [was, is] = [creditOf(before, selected), creditOf(after, carry(before, after, selected))]
          // A text of nobody stays one, unless it is what a corrected text is called now.
          if (![selected ?? []].flat().some((text) => text.endsWith('!'))) expect(is).toEqual(was)
        }),
        { numRuns: 60 },
      )
    })
  })

  test('is marked again from outcomes as from answers, by every other key', () => {
    forEachSample(type, (question) =>
      fc.assert(
        fc.property(formedAnswersTo(question), (selected) => {
          const given = [{ questionId: question._id, selectedOption: selected }]
          const seen = { revision: 1, questions: [question] }
          const { outcomes } = markAnswers([question], given, seen)
          for (const key of keys.filter((each) => isPossibleKey(question, each))) {
            const after = [withKey(question, key)]
            const again = createRegrader({ seen, before: [question], after })(outcomes)
            if (again) expect(again).toEqual(markAnswers(after, given, seen))
          }
        }),
        { numRuns: 60 },
      ),
    )
  })

  test('keeps every field in JSON, in calls, in a workbook, in drafts and when versions are merged', () => {
    forEachSample(type, (question) => {
      const { _id, ...content } = question
      const json: unknown = JSON.parse(JSON.stringify(question))
      const written = JSON.parse(JSON.stringify(pickFields(question, 'written'))) as object
      expect(z.object(questionFields).parse(json)).toEqual(written)
      expect(authorQuestion.parse(json)).toEqual({ _id, ...written })
      expect(keyedQuestion.parse(json)).toEqual(json)
      const shown = JSON.parse(JSON.stringify(studentQuestion(question))) as unknown
      expect(studentSchema.parse(shown)).toEqual(shown)

      const read = readBack([question])
      expect(read?.problems).toEqual([])
      expect(read?.questions.map(({ row: _, ...one }) => one)).toEqual([content])

      const draft = draftOf(question, 'q1')
      const { key: _, ...kept } = JSON.parse(JSON.stringify(draft)) as typeof draft
      expect(deviceDraft.parse({ ...kept, key: 'q1' })).toEqual({ ...kept, key: 'q1' })
      expect(draftQuestion.parse(kept)).toEqual(kept)
      expect(JSON.parse(JSON.stringify(contentOf({ ...kept, key: 'q1' })))).toEqual(written)

      const other = { ...question, text: `${question.text}!` }
      const versions = { base: [other], theirs: [other], mine: [question] }
      expect(mergeQuestions(versions, { questions: new Map() })).toEqual([{ questionId: _id, from: 'mine' }])
    })
  })

  test('is not thrown off by any text, answer or field', () => {
    const names = Object.keys(facts)
    const anything = fc.oneof(fc.string(), fc.array(fc.string()), fc.double(), fc.constant(undefined))
    forEachSample(type, (question) =>
      fc.assert(
        fc.property(
          fc.oneof(
            answersTo(question),
            fc.array(fc.string({ unit: 'binary' })),
            fc.string({ unit: 'binary' }),
          ),
          fc.constantFrom('text', 'options', 'correctAnswers', ...names),
          anything,
          (selected, name, value) => {
            mark(question, selected)
            describeAnswer(question, selected)
            rulesOf(type).carry(question, question, selected)
            hasAnswerForm(question, selected)
            const sized: unknown = question[name as keyof Question]
            if (typeof sized === typeof value && Array.isArray(sized) === Array.isArray(value)) {
              const changed = { ...question, [name]: value, type } as UncheckedQuestion
              problemsOfQuestion(changed, 0)
              trimQuestion(changed)
            }
          },
        ),
        { numRuns: 100 },
      ),
    )
  })

  test('names no field that only other types have, the version that knows it, and a sentence for rows', () => {
    const { rowProblem = 'row-details-unknown' } = rulesOf(type)
    expect(cellFindings).toHaveProperty(rowProblem)
    const own = Object.keys(rulesOf(type).fields ?? {})
    for (const [name, fact] of Object.entries(facts)) {
      const hasIt = samplesOf(type).some((question) => question[name as keyof Question] !== undefined)
      if ('elsewhere' in fact) expect([name, hasIt]).toEqual([name, own.includes(name)])
    }
    expect(versionFor(samplesOf(type).slice(0, 1)) ?? '0.2.0').toBe(
      type === 'write' ? '0.3.0' : (rulesOf(type).since ?? '0.2.0'),
    )
  })
})

test('what stands beside the questions of a quiz of every type adds up to its score', () => {
  const selected = fc.tuple(...everyQuestion.map(formedAnswersTo))
  fc.assert(
    fc.property(selected, (given) => {
      const answers = everyQuestion.map(({ _id }, index) => ({
        questionId: _id,
        selectedOption: given[index] ?? null,
      }))
      const { outcomes, weighted } = markAnswers(everyQuestion, answers)
      const shown = verdictsIn(outcomes, everyQuestion)
      const hundredths = shown.reduce((sum, { points = 0 }) => sum + Math.round(points * 100), 0)
      expect(Math.max(hundredths, 0)).toBe(weighted?.points)
      expect(shown.reduce((sum, { outOf = 0 }) => sum + Math.round(outOf * 100), 0)).toBe(weighted?.maxPoints)
    }),
    { numRuns: 200 },
  )
})
