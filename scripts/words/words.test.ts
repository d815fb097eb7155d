import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { readTranslation } from './check-translation.ts'
import { readIcu, writeIcu } from './icu.ts'
import { CatalogueError, type Entry, type Forms, type Message, readModule, writerOf } from './messages.ts'

const source = `import type { Slot } from '../format.ts'
import { list, number, plural } from './language.ts'

// A quiz while it is taken.
export const taking = {
  saved: 'All answers saved',
  braces: 'Copy all of it, from { to }.',
  /** At most 12 characters. The button at the end. */
  submit: 'Submit',
  unanswered: (n: number) => plural(n, { one: '1 question', other: \`\${number(n)} questions\` }),
  endedAt: (time: string) => \`Time was up at \${time}.\`,
  receipt: <Node>(link: Slot<Node>) => ['Keep your ', link('receipt'), '.'],
  flag: <Node>(n: number, hidden: Slot<Node>) => ['Flag', hidden(\` question \${number(n)}\`)],
  skipped: ({ rows, more }: { rows: string[]; more: number }) => \`Without \${list(rows, more)}.\`,
  state: (kind: 'on' | 'off') => ({ on: 'It is on.', off: 'It’s off.' })[kind],
  again: (left: number) => (left === 0 ? 'No attempt left' : plural(left, { one: '1 left', other: \`\${left} left\` })),
  most: (n: number) => \`At most \${number(n)}\`,
  verdicts: { correct: 'Correct', 'left-out': <Node>(n: Node) => [n, ' left out'] },
}
export const faults = {
  'too-large': ({ most }: { most: number }) => \`At most \${most} at once\`,
} satisfies Record<string, unknown>
`
const read = (text = source) => readModule('taking.ts', text)
const messages = new Map(read().messages.map((message) => [message.key, message]))
const messageOf = (key: string): Message => {
  const message = messages.get(key)
  if (!message) throw new Error(`There is no ${key}`)
  return message
}

/** As a translator's tool writes it. */
const german: Record<string, string> = {
  'taking.saved': 'Alle Antworten gespeichert',
  'taking.braces': "Kopiere alles, von '{' bis '}'.",
  'taking.submit': 'Abgeben',
  'taking.unanswered': '{n, plural, one {1 Frage} other {# Fragen}}',
  'taking.endedAt': 'Um {time} war die Zeit um.',
  'taking.receipt': 'Behalte deine <link>Quittung</link>.',
  'taking.flag': 'Markieren<hidden> für später: Frage {n, number}</hidden>',
  'taking.skipped': 'Ohne {rows}.',
  'taking.state.on': 'Es ist an.',
  'taking.state.off': "Es ist ’aus’ und 'weg'.",
  'taking.again': '{left, plural, =0 {Kein Versuch übrig} one {Noch einer} other {Noch {left}}}',
  'taking.most': 'Höchstens {n, number}',
  'taking.verdicts.correct': 'Richtig',
  'taking.verdicts.left-out': '{n} nicht gewertet',
  'faults.too-large': 'Höchstens {most} auf einmal',
}

test('every text of an area is found, with what translators need to know', () => {
  expect([...messages.values()].map((message) => [message.key, writeIcu(message)])).toEqual([
    ['taking.saved', 'All answers saved'],
    ['taking.braces', "Copy all of it, from '{' to '}'."],
    ['taking.submit', 'Submit'],
    ['taking.unanswered', '{n, plural, one {1 question} other {# questions}}'],
    ['taking.endedAt', 'Time was up at {time}.'],
    ['taking.receipt', 'Keep your <link>receipt</link>.'],
    ['taking.flag', 'Flag<hidden> question {n, number}</hidden>'],
    ['taking.skipped', 'Without {rows}.'],
    ['taking.state.on', 'It is on.'],
    ['taking.state.off', 'It’s off.'],
    ['taking.again', '{left, plural, =0 {No attempt left} one {1 left} other {{left} left}}'],
    ['taking.most', 'At most {n, number}'],
    ['taking.verdicts.correct', 'Correct'],
    ['taking.verdicts.left-out', '{n} left out'],
    ['faults.too-large', 'At most {most} at once'],
  ])
  expect(messageOf('taking.submit')).toMatchObject({
    note: 'At most 12 characters. The button at the end.',
    most: 12,
  })
})

test('an ICU text is the same when it is read and written again', () => {
  expect(Object.keys(german)).toEqual([...messages.keys()])
  for (const [key, text] of Object.entries(german)) expect(writeIcu(readIcu(text, messageOf(key)))).toBe(text)
})

/** What the area exports, translated as JavaScript. */
function translated(texts: Record<string, string>): string {
  const module = read()
  const translationOf = (key: string): Forms | undefined =>
    texts[key] === undefined ? undefined : readIcu(texts[key], messageOf(key))
  const missing = ({ path }: Entry) => `en.${path.join('.')}`
  const write = writerOf(module, translationOf, missing)
  return module.exports.map((each) => `const ${each.name} = ${write(each)}`).join('\n')
}
type Taking = Record<string, (...params: unknown[]) => unknown> & { saved: string; braces: string }
/** Runs it with the formats of German. */
function run(code: string): Taking {
  const formats = {
    plural: (n: number, forms: Record<string, string>) => forms[n === 1 ? 'one' : 'other'],
    number: (n: number) => String(n),
    list: (names: string[], more: number) => `${names.join(', ')} und ${more} weitere`,
    en: { taking: { most: (n: number) => `English ${n}` } },
  }
  return runInNewContext(`${code}; taking`, formats) as Taking
}

test('a translated area has the shape of the English one, without its types', () => {
  const code = translated(german)
  expect(code).not.toMatch(/Slot|: number|: string|\/\*\*|satisfies/)
  const words = run(code)
  expect(words.saved).toBe('Alle Antworten gespeichert')
  expect(words.braces).toBe('Kopiere alles, von { bis }.')
  expect([1, 2].map((n) => words['unanswered']?.(n))).toEqual(['1 Frage', '2 Fragen'])
  expect([0, 1, 2].map((n) => words['again']?.(n))).toEqual(['Kein Versuch übrig', 'Noch einer', 'Noch 2'])
  const inBrackets = (text: string) => `[${text}]`
  expect(words['receipt']?.(inBrackets)).toEqual(['Behalte deine ', '[Quittung]', '.'])
  expect(words['flag']?.(3, inBrackets)).toEqual(['Markieren', '[ für später: Frage 3]'])
  expect(words['skipped']?.({ rows: ['2', '4'], more: 7 })).toBe('Ohne 2, 4 und 7 weitere.')
  expect(words['state']?.('off')).toBe("Es ist ’aus’ und 'weg'.")
})

test('an entry that lacks a text is found in English', () => {
  const { 'taking.most': _most, 'taking.state.on': _on, ...others } = german
  const code = translated(others)
  expect(code).toContain('most: en.taking.most,')
  expect(code).toContain('state: en.taking.state,')
  expect(run(code.replace('en.taking.state', '() => 0'))['most']?.(2)).toBe('English 2')
})

test.each([
  ['a body', '() => { return `x` }'],
  ['a function', 'shorten("x")'],
  ['parts put together', '"a" + "b"'],
  ['a plural in a sentence', '(n: number) => `There are ${plural(n, { one: "a", other: "b" })}`'],
  ['a condition', '(text: string) => text ? "a" : "b"'],
])('%s is no message', (_, entry) => {
  expect(() => read(`export const x = { entry: ${entry} }`)).toThrow(CatalogueError)
})

const twoForms = ['one', 'other']
const problems = (key: string, text: string, forms = twoForms) =>
  (readTranslation(messageOf(key), text, forms).problems ?? []).join('; ')

test.each([
  ['taking.saved', 'Alle <b>Antworten</b>', 'must have the slots of the English text: none'],
  ['taking.saved', 'Alle <b>Antworten', 'is no ICU message: a tag is not closed'],
  ['taking.saved', 'Alle < 3', 'has markup that the English text does not have'],
  ['taking.saved', '\uFEFFAlle', 'has a byte-order mark or an override of direction'],
  ['taking.saved', 'Alle \u2066Antworten', 'has a byte-order mark or an override of direction'],
  ['taking.saved', 'Alle ', 'begins or ends with a space'],
  ['taking.saved', 'Alle {Antworten', 'is no ICU message: a { is not closed'],
  ['taking.submit', 'Jetzt abgeben', 'has 13 characters; at most 12 fit'],
  ['taking.endedAt', 'Die Zeit war um.', 'lacks {time}'],
  ['taking.endedAt', 'Um {zeit} war {time}.', 'has {zeit}, which the English text does not have'],
  ['taking.endedAt', '{time, plural, one {a} other {b}}', 'has a plural of {time}, which the English text'],
  ['taking.endedAt', '{time, select, other {Um {time}.}}', 'has a select; each of several texts is an entry'],
  ['taking.endedAt', 'Um {time, time, short}.', 'has a date or a time'],
  ['taking.skipped', 'Ohne Zeilen.', 'lacks {rows}'],
  ['taking.skipped', 'Ohne {rows, list}.', 'has a type other than number and plural'],
  ['taking.receipt', 'Behalte deine Quittung.', 'must have the slots link'],
  ['taking.flag', 'Markieren<hidden>: Frage {n, number}</hidden>', 'with a mark, before which a space'],
  ['taking.flag', 'Markieren<hidden> Frage {n}</hidden>', 'lacks {n, number}'],
  ['taking.unanswered', '{n, plural, one {1 Frage}}', 'is no ICU message: a plural lacks the form other'],
  [
    'taking.unanswered',
    '{n, plural, one {1} few {x} other {#}}',
    'has the form few, which the language does not',
  ],
  ['taking.unanswered', '{n, plural, one {1 Frage} other {Fragen}}', 'lacks {n, number}'],
  ['taking.unanswered', '# Fragen', 'lacks the form one'],
  ['taking.again', '{left, plural, one {einer} other {{left}}}', 'lacks the form =0'],
])('%s as %j is refused: %s', (key, text, problem) => {
  expect(problems(key, text)).toContain(problem)
})

test('a language needs all of its own plural forms', () => {
  const arabic = ['zero', 'one', 'two', 'few', 'many', 'other']
  expect(problems('taking.unanswered', '{n, plural, one {س} other {#}}', arabic)).toBe(
    'lacks the form zero, two, few, many',
  )
})

test('a number may have a plural of its own in any language, and what stands around one is in each of its forms', () => {
  const text = 'Höchstens {n, plural, =0 {keine} one {eine} other {#}}, bitte'
  expect(problems('taking.most', text)).toBe('')
  expect(readIcu(text, messageOf('taking.most')).forms).toEqual({
    '=0': 'Höchstens keine, bitte',
    one: 'Höchstens eine, bitte',
    other: 'Höchstens {number(n)}, bitte',
  })
  const words = run(translated({ ...german, 'taking.most': text }))
  expect([0, 1, 2].map((n) => words['most']?.(n))).toEqual([
    'Höchstens keine, bitte',
    'Höchstens eine, bitte',
    'Höchstens 2, bitte',
  ])
})

test('what keeps its own direction may be marked', () => {
  expect(problems('taking.endedAt', 'Um \u2066{time}\u2069 war die Zeit um.')).toBe('')
})

test('every translation that needs no more is taken', () => {
  for (const [key, text] of Object.entries(german)) expect(problems(key, text)).toBe('')
})
