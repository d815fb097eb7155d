import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { problemsOfTranslation } from './check-translation.ts'
import { CatalogueError, type Message, readModule, translateModule } from './messages.ts'
import { formsOf, readPo, rulesOf, type Translation, writePo } from './po.ts'

const source = `import type { Slot } from '../../format.ts'
import { list, number, plural } from '../language.ts'

export const saved = 'All answers saved'
export const braces = 'Copy all of it, from { to }.'
/** At most 12 characters. The button at the end. */
export const submit = 'Submit'
export const unanswered = (n: number) => plural(n, { one: '1 question', other: \`\${number(n)} questions\` })
export const endedAt = (time: string) => \`Time was up at \${time}.\`
export const receipt = <Node>(link: Slot<Node>) => ['Keep your ', link('receipt'), '.']
export const flag = <Node>(n: number, hidden: Slot<Node>) => ['Flag', hidden(\` question \${number(n)}\`)]
export const skipped = ({ rows, more }: { rows: string[]; more: number }) => \`Without \${list(rows, more)}.\`
export const state = (kind: 'on' | 'off') => ({ on: 'It is on.', off: 'It’s off.' })[kind]
export const again = ({ left }: { left: number }) => (left === 0 ? 'No attempt left' : \`\${left} left\`)
export const verdicts = { correct: 'Correct', 'left-out': <Node>(n: Node) => [n, ' left out'] }
`
const read = (text = source) => readModule('taking.ts', text)
const messages = (): Message[] => read().messages

const german: Record<string, Record<string, string>> = {
  saved: { other: 'Alle Antworten gespeichert' },
  braces: { other: 'Kopiere alles, von { bis }.' },
  submit: { other: 'Abgeben' },
  unanswered: { one: '1 Frage', other: '{number(n)} Fragen' },
  endedAt: { other: 'Um {time} war die Zeit um.' },
  receipt: { other: 'Behalte deine <link>Quittung</link>.' },
  flag: { other: 'Markieren<hidden> für später: Frage {number(n)}</hidden>' },
  skipped: { other: 'Ohne {list(rows, more)}.' },
  'state.on': { other: 'Es ist an.' },
  'state.off': { other: "Es ist ’aus’ und 'weg'." },
  'again[left === 0]': { other: 'Kein Versuch übrig' },
  'again[otherwise]': { other: 'Noch {left}' },
  'verdicts.correct': { other: 'Richtig' },
  'verdicts.left-out': { other: '{n} nicht gewertet' },
}

test('every text of a module is found, with what translators need to know', () => {
  expect(messages().map(({ key, forms }) => [key, forms])).toEqual([
    ['saved', { other: 'All answers saved' }],
    ['braces', { other: 'Copy all of it, from { to }.' }],
    ['submit', { other: 'Submit' }],
    ['unanswered', { one: '1 question', other: '{number(n)} questions' }],
    ['endedAt', { other: 'Time was up at {time}.' }],
    ['receipt', { other: 'Keep your <link>receipt</link>.' }],
    ['flag', { other: 'Flag<hidden> question {number(n)}</hidden>' }],
    ['skipped', { other: 'Without {list(rows, more)}.' }],
    ['state.on', { other: 'It is on.' }],
    ['state.off', { other: 'It’s off.' }],
    ['again[left === 0]', { other: 'No attempt left' }],
    ['again[otherwise]', { other: '{left} left' }],
    ['verdicts.correct', { other: 'Correct' }],
    ['verdicts.left-out', { other: '{n} left out' }],
  ])
  expect(messages()[2]).toMatchObject({ note: 'At most 12 characters. The button at the end.', most: 12 })
})

test('a translated module has the same shape, and reads back as what was written', () => {
  const text = translateModule(read(), '../../en/taking.ts', (key) => german[key] ?? {})
  expect(text).toContain('export const words: WordsOf<typeof en> = {')
  expect(text).toContain("[n, ' nicht gewertet']")
  expect(text).not.toMatch(/Slot|: number|: string|\/\*\*/)
  const back = Object.fromEntries(
    readModule('taking.ts', text).messages.map(({ key, forms }) => [key, forms]),
  )
  expect(back).toEqual(german)
})

test.each([
  ['a body', '() => { return `x` }'],
  ['a function', 'shorten("x")'],
  ['parts put together', '"a" + "b"'],
  ['a plural in a sentence', '(n: number) => `There are ${plural(n, { one: "a", other: "b" })}`'],
])('%s is no message', (_, entry) => {
  expect(() => read(`export const x = ${entry}`)).toThrow(CatalogueError)
})

const translation = (message: Message): Translation => ({
  forms: german[message.key] ?? {},
  isDraft: message.key !== 'saved',
})

test('a PO file reads back as what was written, and is the same when it is written again', () => {
  const po = writePo('de', messages(), translation)
  expect(po).toContain('msgctxt "unanswered"\nmsgid "1 question"\nmsgid_plural "{number(n)} questions"')
  const back = readPo('de', po)
  expect(Object.fromEntries([...back].map(([key, { forms }]) => [key, forms]))).toEqual(german)
  expect([...back].filter(([, { isDraft }]) => !isDraft).map(([key]) => key)).toEqual(['saved'])
  expect(writePo('de', messages(), ({ key }) => back.get(key))).toBe(po)
})

test.each(['en', 'de', 'es', 'fr', 'pt-BR', 'ar'])('the rule of gettext for %s is that of CLDR', (tag) => {
  const { names, rule } = rulesOf(tag)
  const place = (n: number) => Number(runInNewContext(rule, { n }))
  const ofIntl = new Intl.PluralRules(tag)
  for (const n of [...Array.from({ length: 201 }, (_, i) => i), 1_000_000])
    expect(names[place(n)]).toBe(ofIntl.select(n))
})

const problems = (key: string, forms: Record<string, string>, tag = 'de') => {
  const message = messages().find((each) => each.key === key)!
  return problemsOfTranslation(message, forms, formsOf(tag)).join('; ')
}

test.each([
  ['saved', {}, 'lacks a text'],
  ['saved', { other: 'Alle <b>Antworten</b>' }, 'must have the slots of the English text: none'],
  ['saved', { other: 'Alle < 3' }, 'has markup that the English text does not have'],
  ['saved', { other: '\uFEFFAlle' }, 'has a byte-order mark or an override of direction'],
  ['saved', { other: 'Alle ' }, 'begins or ends with a space'],
  ['submit', { other: 'Jetzt abgeben' }, 'has 13 characters; at most 12 fit'],
  ['endedAt', { other: 'Die Zeit war um.' }, 'lacks {time}'],
  ['endedAt', { other: 'Um {zeit} war {time}.' }, 'has {zeit}, which the English text does not have'],
  ['skipped', { other: 'Ohne {list(rows)}.' }, 'lacks {list(rows, more)}'],
  ['receipt', { other: 'Behalte deine Quittung.' }, 'must have the slots link'],
  ['flag', { other: 'Markieren<hidden>: Frage {number(n)}</hidden>' }, 'with a mark, before which a space'],
  ['unanswered', { one: '1 Frage' }, 'lacks the form other'],
  [
    'unanswered',
    { one: '1', few: 'x', other: '{number(n)}' },
    'has the form few, which the language does not have',
  ],
  ['unanswered', { one: '1 Frage', other: 'Fragen' }, 'lacks {number(n)}'],
] as const)('%s as %j is refused: %s', (key, forms, problem) => {
  expect(problems(key, forms)).toContain(problem)
})

test('a language needs all of its own plural forms', () => {
  expect(problems('unanswered', { one: 'س', other: '{number(n)}' }, 'ar')).toBe(
    'lacks the form zero, two, few, many',
  )
  for (const [key, forms] of Object.entries(german)) expect(problems(key, forms)).toBe('')
})
