import { acceptedNumbers, comparableAnswer, type QuestionContent } from '@quizly/domain'
import type { ReadFile, ReadItem } from './item.ts'
import type { Loss } from './loss.ts'
import { creditOf, type Given } from './moodle-xml/marking-testing.ts'

/** A file, and what Moodle 4.5.6 made of it when it was run. Files and results are our own words. */
export type Probe = {
  id: string
  input?: string
  input_base64?: string
  accepted: boolean
  messages?: string[]
  /** Whether no question behind one of them was stored. */
  ends?: boolean
  stored: Stored[]
  marks?: { question: number; answers: [Given, number | null][] }[]
}
type Stored = {
  type: string
  name: string
  text: string
  format?: string
  single?: number
  answers?: { text: string; share: number; role?: string; feedback?: string; tolerance?: number | string }[]
  pairs?: [string, string][]
  generalfeedback?: string
  tags?: string[]
}

export const fileOf = ({ input = '', input_base64: base64 }: Probe) => ({
  path: 'questions.txt',
  bytes: base64
    ? Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    : new TextEncoder().encode(input),
})

const lossesOf = ({ items, losses }: ReadFile): Loss[] => [...losses, ...items.flatMap((item) => item.losses)]

const round = (share: number) => Math.round(share * 1_000) / 1_000
/** Whether nothing in the texts of a question is formatted, so that both programs keep them as they are. */
const isPlain = ({ format, text, answers = [], pairs = [] }: Stored): boolean =>
  (format === undefined || format === 'plain') &&
  ![text, ...answers.map((answer) => answer.text), ...pairs.flat()].some((each) =>
    /<\w|&\w+;|\\[([]/.test(each),
  )
const inLines = (text: string) => text.replaceAll(/[ \t]*\n[ \t]*/g, '\n').trim()

/** What Moodle has stored, in the words of Quizly. Texts are compared where nothing in them is formatted. */
function storedMeaning(stored: Stored, isTextCompared: boolean): unknown {
  const { type, text, answers = [], pairs = [], single, generalfeedback = '' } = stored
  const texts = isTextCompared
  const common = texts ? { text: inLines(text), explanation: generalfeedback } : {}
  const right = answers.filter(({ share }) => share === 1)
  switch (type) {
    case 'multichoice':
      return {
        ...common,
        type: single ? 'single' : 'multiple',
        options: answers.map(({ text: option, share, feedback = '' }) => [
          texts ? option : '',
          round(share),
          texts ? feedback : '',
        ]),
      }
    case 'truefalse':
      return {
        ...common,
        type: 'single',
        options: answers.map(({ role, share, feedback = '' }) => [role, share, texts ? feedback : '']),
      }
    case 'shortanswer':
      return {
        ...common,
        type: 'write',
        accepted: right.map((answer) => comparableAnswer(answer.text.replaceAll('\\*', '*'))).filter(Boolean),
      }
    case 'numerical':
      return {
        ...common,
        type: 'numeric',
        accepted: right.map((answer) =>
          [-1, 1].map((side) => round(Number(answer.text) + side * Math.abs(Number(answer.tolerance)))),
        ),
      }
    case 'match':
      return { ...common, type: 'matching', pairs: texts ? pairs : [] }
    case 'ordering':
      return { ...common, type: 'ordering', right: texts ? answers.map((answer) => answer.text) : [] }
    case 'multianswer':
      return { ...common, type: 'gap' }
    case 'description':
      return texts ? { type, text: inLines(text) } : { type }
    default:
      return { ...common, type }
  }
}

/** The same of what Quizly has read. */
function readMeaning({ content, text = '' }: ReadItem, isTextCompared: boolean): unknown {
  const texts = isTextCompared
  if (!content) return texts ? { type: 'description', text } : { type: 'description' }
  const question = content as QuestionContent
  const { type, options, correctAnswers, optionNotes = [], explanation = '' } = question
  const common = texts ? { text: inLines(question.text), explanation } : {}
  switch (type) {
    case 'single':
    case 'multiple': {
      const isTrueOrFalse = String(options) === 'True,False'
      const name = (option: string) => (isTrueOrFalse ? option.toLowerCase() : texts ? option : '')
      return {
        ...common,
        type,
        options: options.map((option, index) => [
          name(option),
          round(shareOf(question, index)),
          texts ? (optionNotes[index] ?? '') : '',
        ]),
      }
    }
    case 'write':
      return { ...common, type, accepted: correctAnswers.map(comparableAnswer) }
    case 'numeric':
      return {
        ...common,
        type,
        accepted: acceptedNumbers(question).map(({ right: { from, to } }) =>
          [from, to].map(({ num, den }) => round(Number(num) / Number(den))),
        ),
      }
    case 'matching':
      return {
        ...common,
        type,
        pairs: texts
          ? [
              ...options.map((prompt, index) => [prompt, correctAnswers[index]]),
              ...(question.distractors ?? []).map((partner) => ['', partner]),
            ]
          : [],
      }
    case 'ordering':
      return { ...common, type, right: texts ? correctAnswers : [] }
    case 'essay':
    case 'gap':
      return { ...common, type }
  }
}

function shareOf(question: QuestionContent, index: number): number {
  const { type, options, correctAnswers, rule, shares, deduction = 0 } = question
  const [num, den] = shares?.[index] ?? [0, 1]
  const isRight = correctAnswers.includes(options[index] ?? '')
  if (rule === 'by-option') return type === 'single' && num <= 0 && deduction ? -deduction : num / den
  if (rule === 'right-minus-wrong') {
    return isRight ? 1 / correctAnswers.length : -1 / (options.length - correctAnswers.length)
  }
  if (isRight) return 1
  return type === 'multiple' ? -1 : 0 - deduction
}

/** Losses for which a question is another one than Moodle has stored, without being read otherwise there. */
const others = new Set([
  'empty-option-dropped',
  'format-unknown',
  'weight-rounded',
  'number-tolerance',
  'text-weight',
  'weight-read',
  'number-weight',
])

/**
 * Where a reader and Moodle part: `silent` if no loss says so, `invented` if a loss says it of what is the same. Both have to
 * be undefined.
 */
export function differencesFrom(probe: Probe, read: ReadFile): { silent?: unknown; invented?: unknown } {
  const losses = lossesOf(read)
  const said = losses.filter(({ what }) => what === 'moodle-reads')
  const isRefused = losses.some(({ kind }) => kind === 'refused')
  const isOther = losses.some(({ what }) => others.has(what))
  const isCommented = losses.some(({ what }) => what === 'comments')
  const areTextsCompared = (index: number) => {
    const stored = probe.stored[index]
    return !isCommented && stored !== undefined && isPlain(stored) && !read.items[index]?.content?.format
  }
  const tagsOf = (tags: readonly string[] = []) => tags.filter((tag) => probe.input?.includes(`[tag:${tag}`))
  const stored = probe.stored.map((each, index) => [
    storedMeaning(each, areTextsCompared(index)),
    tagsOf(each.tags),
  ])
  const meant = read.items.map((item, index) => [
    readMeaning(item, areTextsCompared(index)),
    tagsOf(item.tags),
  ])
  const isSame = probe.accepted && !probe.messages && JSON.stringify(stored) === JSON.stringify(meant)
  if (!isSame) return said.length > 0 || isRefused || isOther ? {} : { silent: { stored, meant } }
  const isAllCompared = !isOther && read.items.every((_, index) => areTextsCompared(index))
  return isAllCompared && !isRefused && said.length > 0 ? { invented: said } : {}
}

/** What answers earn in Moodle and here, in the order of the file, of questions without any other loss than what is dropped. */
export function earnedBeside(probe: Probe, { items }: ReadFile): { here: unknown[]; inMoodle: unknown[] } {
  const all = (probe.marks ?? []).flatMap(({ question, answers }) => {
    const { content, losses } = items[question - 1] ?? { losses: [] }
    if (!content || losses.some(({ kind }) => kind !== 'dropped')) return []
    // What is typed is read by each program in its own way: `3,4`, other spaces and accents.
    const isRead = (given: Given) =>
      typeof given !== 'string' ||
      (content.type === 'numeric' ? /^-?[\d.]+$/ : /^(?!.*\s\s)[ -~]+$/).test(given)
    return answers
      .filter(([given, mark]) => mark !== null && isRead(given))
      .map(([given, mark]) => ({
        here: [given, round(creditOf(content, given))],
        inMoodle: [given, round(mark ?? 0)],
      }))
  })
  return { here: all.map(({ here }) => here), inMoodle: all.map(({ inMoodle }) => inMoodle) }
}
