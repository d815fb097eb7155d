import fc from 'fast-check'
import { type GIFTQuestion, parse, type TextFormat } from 'gift-pegjs'
import { expect, test } from 'vitest'
import { bandsOfKey } from '../bands.ts'
import { writtenItems } from '../items-testing.ts'
import type { WrittenItem } from '../item.ts'
import { htmlOf } from '../markdown-html.ts'
import { asPartner } from '../moodle-texts.ts'
import { nearestMoodleShare, weightOfShare, weightsOfOptions } from '../weights.ts'
import { writeGift } from './write.ts'

/** It makes one blank of several, and of the end of a line. */
const spaced = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
/** Escapes in partners are not undone there: `&&125;` is what it has for `\\}`. */
const unmarked = (text: string) =>
  text.replaceAll(/&&0?(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
/** What begins like a weight, or has an arrow, is written in HTML. */
const signs = [
  ['<span></span>', ''],
  ['&nbsp;', ' '],
  ['&#37;', '%'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
] as const
const decoded = (html: string) =>
  spaced(signs.reduce((text, [name, sign]) => text.replaceAll(name, sign), html))
const textOf = (text: TextFormat | null) => (text?.format === 'html' ? decoded : spaced)(text?.text ?? '')

/** What another reader has to find in the file. A text is in HTML if the question is formatted. */
function meant({ content, title = '', tags = [] }: WrittenItem): unknown {
  const {
    type,
    format,
    options,
    correctAnswers,
    explanation = '',
    optionNotes = [],
    distractors = [],
  } = content
  const text = (source: string, isLine = true) =>
    format ? decoded(htmlOf(source, format, { isLine, picture: () => undefined })) : spaced(source)
  const common = {
    title: spaced(title),
    tags: tags.map(spaced),
    text: text(content.text, false),
    explanation: explanation && text(explanation, false),
  }
  const notes = options.map((_, index) => (optionNotes[index] ? text(optionNotes[index]) : ''))
  const isTrueOrFalse = String(content.fixedOptions) === '0,1'
  if (isTrueOrFalse) {
    const isTrue = correctAnswers[0] === 'True'
    return { ...common, type: 'TF', isTrue, notes: isTrue ? notes.toReversed() : notes }
  }
  switch (type) {
    case 'single':
    case 'multiple': {
      const { shares } = weightsOfOptions(content)
      const choices = options.map((option, index) => {
        const isRight = type === 'single' && option === correctAnswers[0]
        return [text(option), isRight ? 100 : Number(weightOfShare(shares[index] ?? [0, 1])), notes[index]]
      })
      return { ...common, type: 'MC', choices }
    }
    case 'write':
      return { ...common, type: 'Short', choices: correctAnswers.map((each) => [spaced(each), 100]) }
    case 'numeric': {
      const choices = bandsOfKey(content).bands.map(({ value, tolerance, share }) => [
        Number(value),
        Number(tolerance),
        Number(weightOfShare(nearestMoodleShare(share))),
      ])
      return { ...common, type: 'Numerical', choices }
    }
    case 'matching': {
      const pairs = [
        ...options.map((prompt, index) => [text(prompt), spaced(asPartner(correctAnswers[index] ?? ''))]),
        ...distractors.map((partner) => ['', spaced(asPartner(partner))]),
      ]
      return { ...common, type: 'Matching', pairs }
    }
    case 'essay':
    case 'gap':
    case 'ordering':
      return { ...common, type: 'Essay' }
  }
}

function found(question: GIFTQuestion): unknown {
  if (question.type === 'Category') return question
  const common = {
    title: spaced(question.title),
    tags: (question.tags ?? []).map(spaced),
    text: textOf(question.stem),
    explanation: textOf('globalFeedback' in question ? question.globalFeedback : null),
    type: question.type,
  }
  switch (question.type) {
    case 'TF':
      // The two stand the wrong way round there: the first is for a wrong answer.
      return {
        ...common,
        isTrue: question.isTrue,
        notes: [textOf(question.trueFeedback), textOf(question.falseFeedback)],
      }
    case 'MC':
      return {
        ...common,
        choices: question.choices.map(({ isCorrect, weight, text, feedback }) => [
          textOf(text),
          weight ?? (isCorrect ? 100 : 0),
          textOf(feedback),
        ]),
      }
    case 'Short':
      return {
        ...common,
        choices: question.choices.map(({ text, weight }) => [
          spaced(text.text).replaceAll('\\*', '*'),
          weight,
        ]),
      }
    case 'Numerical':
      return {
        ...common,
        choices: [question.choices]
          .flat()
          .map((choice) =>
            'text' in choice ? [choice.text.number, choice.text.range, choice.weight] : choice,
          ),
      }
    case 'Matching':
      return {
        ...common,
        pairs: question.matchPairs.map(({ subquestion, subanswer }) => [
          textOf(subquestion),
          spaced(unmarked(subanswer)),
        ]),
      }
    case 'Essay':
    case 'Description':
      return common
  }
}

/** It reads no exponent, orders and gaps as typed answers, and pictures and partners change on the way. */
const isComparable = ({ content }: WrittenItem) =>
  !/\de-?\d/.test(String(content.type === 'numeric' && content.correctAnswers)) &&
  content.type !== 'ordering' &&
  content.type !== 'gap' &&
  !(content.format && content.type === 'matching')

test('gift-pegjs 1.0.2 reads what is written as it is meant', () => {
  fc.assert(
    fc.property(writtenItems.filter(isComparable), ({ tags = [], ...rest }) => {
      // A bracket ends a tag there, even behind a backslash.
      const item = { ...rest, tags: tags.filter((tag) => !tag.includes(']')) }
      const {
        parts,
        losses: [losses = []],
      } = writeGift([item], { title: '', pictures: new Map() })
      if (losses.some(({ kind }) => kind === 'refused')) return
      const text = new TextDecoder().decode(parts[0]?.bytes)
      const all = parse(text)
      expect({ text, all: all.map(found) }).toEqual({ text, all: [meant(item)] })
    }),
    { numRuns: 300 },
  )
})
