import { expect, test } from 'vitest'
import { readAiken } from './aiken/read.ts'
import { readGift } from './gift/read.ts'
import type { Part, ReadFile } from './item.ts'
import { readMissingWord } from './missing-word/read.ts'

const partOf = (text: string): Part => ({ path: 'a.txt', bytes: new TextEncoder().encode(text) })

/** Each refusal as its code, its parameters, its line, and where which question begins. */
const refusals = ({ items, losses }: ReadFile) =>
  [
    ...losses.map((loss) => ({ loss, at: '' })),
    ...items.flatMap(({ losses: own, source }) =>
      own.map((loss) => ({ loss, at: ` question ${source.number} in line ${source.line}` })),
    ),
  ]
    .filter(({ loss }) => loss.kind === 'refused')
    .map(
      ({ loss: { what, params = {}, line }, at }) =>
        [what, ...Object.values(params), line ? `line ${line}` : ''].filter(Boolean).join(' ') + at,
    )

const good = '::A::Right?{T}\n\n'

test.each<[string, string, string[]]>([
  [
    'a } is missing',
    `${good}::B::Which?\n{\n=a\n~b\n\n::C::Next?{F}`,
    ['brace-missing line 6 question 2 in line 3'],
  ],
  ['a } is missing at the end', '{=a\n~b', ['brace-missing line 2 question 1 in line 1']],
  ['a } without a {', `${good}Which =a }\n`, ['brace-extra } line 3 question 2 in line 3']],
  ['a { within answers', 'Which?{=a\n~{b}\n}', ['brace-extra { line 2 question 1 in line 1']],
  ['two answers in one text', 'A {=x} and\nB {=y} end', ['several-braces line 2 question 1 in line 1']],
  ['two right answers', `${good}Which?{\n~a\n=b\n=c\n}`, ['two-right-answers 2 line 6 question 2 in line 3']],
  ['no right answer', 'Which?{\n~a\n~b}', ['no-right-answer line 1 question 1 in line 1']],
  ['weights', `// note\nSum?{\n~%50%a\n~%25%b\n}`, ['weights-do-not-add-up 75 line 2 question 1 in line 2']],
  ['a weight of a text', 'Who?{=%50%a}', ['weights-do-not-add-up 50 line 1 question 1 in line 1']],
  ['a format', '[latex]Who?{=a}', ['format-unknown latex question 1 in line 1']],
  ['a number', 'How much?\n{#\n=%100%1,000\n}', ['number-ambiguous 1,000 line 3 question 1 in line 1']],
  ['a row without a partner', 'Whose?{\n=a -> b\n=c\n}', ['arrow-missing c line 3 question 1 in line 1']],
  ['a sign in a note', 'Q{~%50%a ~%50%b#as x=y ~c}', ['sign-in-note = line 1 question 1 in line 1']],
  ['information', 'Read this.', ['no-question question 1 in line 1']],
])('T407 GIFT: %s is named with its line, and all others are read', async (_, text, wanted) => {
  const read = await readGift([partOf(`${text}\n\n::Z::Last?{T}`)])
  expect(refusals(read)).toEqual(wanted)
  expect(read.items.at(-1)).toMatchObject({ title: 'Z', losses: [] })
})

test.each<[string, string, string[]]>([
  [
    'a letter of no option',
    'Which?\nA) a\nB) b\nC) c\nD) d\n\n\n\nANSWER: E',
    ['answer-not-an-option E A D line 9 question 1 in line 1'],
  ],
  ['no letter', 'Which?\nA) a\nB) b\nANSWER:', ['answer-missing line 4 question 1 in line 1']],
  ['two letters', 'Which?\nA) a\nB) b\nANSWER: A, B', ['two-right-answers 2 line 4 question 1 in line 1']],
  [
    'no line with the answer',
    'Which?\nA) a\nB) b\nNext?\nA) c\nB) d\nANSWER: A',
    ['answer-line-missing line 3 question 1 in line 1'],
  ],
  ['no options', 'Which?\nANSWER: A', ['options-missing question 1 in line 1']],
  ['a letter twice', 'Which?\nA) a\nA) b\nANSWER: A', ['letter-twice A line 4 question 1 in line 1']],
])('T407 Aiken: %s is named with its line, and all others are read', async (_, text, wanted) => {
  const read = await readAiken([partOf(`${text}\n\nLast?\nA) x\nB) y\nANSWER: B\n`)])
  expect(refusals(read)[0]).toBe(wanted[0])
  expect(read.items.at(-1)).toMatchObject({ content: { text: 'Last?', correctAnswers: ['y'] }, losses: [] })
})

/** Each field stands between « and », and is another one there. */
const fixtures: [string, (parts: readonly Part[]) => Promise<ReadFile>, string][] = [
  [
    'GIFT',
    readGift,
    `$CATEGORY: «Chemistry»/«Metals»

// [id:«m1»] [tag:«rust»]
::«Iron»::[«html»]<p>Which <b>«metal»</b> rusts?</p>{
=«Iron»#«Yes»
~%«50»%«Steel»#«Partly»
~«Gold»
####«Because of oxygen»
}

::«Several»::«Which are metals?»{
~%«50»%«iron»
~%50%«zinc»
~%«-100»%«glass»
}

«Who wrote it»?{=«Zola» =%100%«Émile Zola»}

«How fast»?{#=«9.81»:«0.05» =%«50»%9.81:«0.5»}

«How many»?{#«1»..«5»}

«Whose capital»?{
=«France» -> «Paris»
=«Italy» -> «Rome»
= -> «Nice»
}

«By mass»{>3 ALL VERTICAL «ALL_OR_NOTHING» SHOW none
«iron»
«lead»
«gold»
}

«Water is wet»{«T»#«No»#«Right»####«So it is»}

«Why»?{####«Therefore»}

«The cat» {~«lay» =«stood»} «on the mat».
`,
  ],
  [
    'Aiken',
    readAiken,
    '«Which»?\nA) «x»\nB) «y»\nC) «z»\nANSWER: «B»\n\n«Who»?\nA. «a»\nB. «b»\nANSWER: «A»\n',
  ],
  ['missing words', readMissingWord, '«The» {=«cat»#«yes» ~«dog»#«no»} «stood»\n\n«A» {=«x»} «B»\n'],
]
const others: Readonly<Record<string, string>> = {
  html: 'plain',
  T: 'F',
  ALL_OR_NOTHING: 'RELATIVE_NEXT_EXCLUDE_LAST',
  A: 'B',
  B: 'A',
}
const otherThan = (field: string) =>
  others[field] ?? (/^-?[\d.]+$/.test(field) ? String(Number(field) + 1) : `${field} x`)

const meaningOf = ({ items, losses }: ReadFile) => ({
  losses,
  items: items.map(({ source, ...item }) => ({ ...item, id: source.id })),
})

test.each(fixtures)(
  'T409 %s: each field that is changed is another question or a loss',
  async (_, read, fixture) => {
    const pieces = fixture.split(/[«»]/)
    const whole = meaningOf(await read([partOf(pieces.join(''))]))
    expect(whole.items.flatMap(({ losses }) => losses)).toEqual([])
    const places = pieces.flatMap((field, index) => (index % 2 === 1 ? [index] : []))
    const unseen: string[] = []
    for (const place of places) {
      const changed = pieces.with(place, otherThan(pieces[place] ?? '')).join('')
      const found = meaningOf(await read([partOf(changed)]))
      if (JSON.stringify(found) === JSON.stringify(whole)) unseen.push(`${place}: ${pieces[place]}`)
    }
    expect(places.length).toBeGreaterThan(6)
    expect(unseen).toEqual([])
  },
)
