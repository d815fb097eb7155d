import fc from 'fast-check'
import { expect, test } from 'vitest'
import { problemsOfQuestion } from '../../packages/domain/src/questions/problems.ts'
import { comparableAnswer } from '../../packages/domain/src/questions/text/comparable-answer.ts'
import type { SelectedOption } from '../../packages/domain/src/questions/selected-option.ts'
import type { Question, UncheckedQuestion } from '../../packages/domain/src/questions/question.ts'
import { readAnswer } from '../../packages/spreadsheets/src/key.ts'
import { alikeKey } from '../../packages/domain/src/marking/answers-alike.ts'
import { markAnswers } from '../../packages/domain/src/marking/marking.ts'
import { regraded } from '../../packages/domain/src/marking/regrading.ts'
import { answerCounter, areNear, groupAnswers } from '../../packages/domain/src/marking/written-answers.ts'

const kinds: Readonly<Record<string, readonly string[]>> = {
  ' ': ['  ', '\u00A0', '\u2009 ', '\u3000', '\u202F\u2007'],
  "'": ['’', '‘', '´', '`', 'ʼ', '′', '＇'],
  '"': ['“', '”', '„', '«', '»', '″', "''", '＂'],
  '-': ['‐', '‑', '–', '−', '－'],
  '.': ['．'],
}
const nothing = ['\u200B', '\u00AD', '\u200E', '\u202A', '\u2060', '\uFE0F', '\u0640', '\uFEFF']

/** What may stand for a sign without anybody seeing another answer. */
function disguised(sign: string): fc.Arbitrary<string> {
  const others = kinds[sign] ?? [sign.toUpperCase(), sign.normalize('NFD'), wide(sign)]
  return fc
    .tuple(fc.constantFrom(sign, ...others), fc.constantFrom('', ...nothing))
    .map((parts) => parts.join(''))
}

const wide = (sign: string) =>
  /^[!-~]$/.test(sign) ? String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0) : sign

/** No option of a sheet is a letter or a list. */
const answer = fc
  .string({ unit: fc.constantFrom(...'aeéñłσ3# \'"-.'), minLength: 1, maxLength: 8 })
  .map((text) => `q${text.trim()}w`)
const pair = answer.chain((text) =>
  fc.tuple(
    fc.constant(text),
    fc.tuple(...Array.from(text, disguised)).map((parts) => parts.join('')),
  ),
)

const questionWith = (fields: Partial<UncheckedQuestion>) =>
  ({
    _id: 'asked',
    text: 'Which?',
    type: 'write',
    options: [],
    correctAnswers: [],
    ...fields,
  }) as Question
const verdictOf = (question: Question, selectedOption: SelectedOption) =>
  markAnswers([question], [{ questionId: 'asked', selectedOption }]).outcomes[0]?.verdict

/** Each place that compares, with what it says of two texts that are the same. */
const places: [place: string, isSame: (one: string, other: string) => boolean][] = [
  ['marking', (one, other) => verdictOf(questionWith({ correctAnswers: [one] }), other) === 'correct'],
  [
    'lenient marking',
    (one, other) => verdictOf(questionWith({ correctAnswers: [one], lenient: true }), other) === 'correct',
  ],
  [
    'a chosen option',
    (one, other) =>
      verdictOf(questionWith({ type: 'single', options: ['x', one], correctAnswers: [one] }), other) ===
      'correct',
  ],
  [
    'a partner',
    (one, other) =>
      verdictOf(questionWith({ type: 'matching', options: ['1', '2'], correctAnswers: [one, 'x'] }), [
        other,
        'x',
      ]) === 'correct',
  ],
  [
    'an order',
    (one, other) =>
      verdictOf(questionWith({ type: 'ordering', options: ['x', one], correctAnswers: [one, 'x'] }), [
        other,
        'x',
      ]) === 'correct',
  ],
  [
    'accepted texts, in editor and server',
    (one, other) =>
      problemsOfQuestion(questionWith({ correctAnswers: [one, other] }), 0)[0]?.code === 'accepted-twice',
  ],
  [
    'a key in a sheet',
    (one, other) =>
      readAnswer(other, [
        { slot: 0, text: 'another' },
        { slot: 1, text: one },
      ]).correct?.[0]?.text === one,
  ],
  [
    'answers that are counted',
    (one, other) => {
      const counter = answerCounter()
      counter.add(one, true)
      counter.add(other, true)
      return counter.rows([other], { most: 9, characters: 999 }).answers[0]?.count === 2
    },
  ],
  ['near answers', areNear],
  [
    'groups of answers',
    (one, other) => groupAnswers([one, other].map((text) => ({ text, count: 1 }))).length === 1,
  ],
  ['answers that are marked together', (one, other) => alikeKey('write', one) === alikeKey('write', other)],
  [
    'accepting an answer',
    (one, other) => {
      const before = questionWith({ correctAnswers: [one] })
      return regraded(before, { mode: 'answers', mayLower: true, accepted: [other] }, 1).marking === undefined
    },
  ],
  [
    'marking again by the same key',
    (one, other) => {
      const before = questionWith({ correctAnswers: [one] })
      const after = regraded(before, { mode: 'either-key', mayLower: true, correctAnswers: [other] }, 1)
      return after.marking === undefined
    },
  ],
]

test.each(places)('%s: what looks like one answer is one (T188)', (_, isSame) => {
  fc.assert(
    fc.property(pair, ([one, other]) => {
      expect(comparableAnswer(other)).toBe(comparableAnswer(one))
      expect(isSame(one, other)).toBe(true)
    }),
  )
})
