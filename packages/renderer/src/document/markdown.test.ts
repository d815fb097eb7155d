import { globSync, readFileSync } from 'node:fs'
import type { RichInside, RichNode } from '@quizly/domain'
import { renderText } from '../render-text.ts'
import fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { describe, expect, test } from 'vitest'
import { asMarkdown, asPlain, canShow, documentOf, markdownOf, plainDocument } from './markdown.ts'
import { documentsOf, grammar, image, picture, strings } from './documents-testing.ts'
import { formulaOf, textSchema } from './schema.ts'

const pictures = { [image]: { width: 3, height: 2, bytes: 100 } }

function rendered(source: string, isLine = false): RichNode[] {
  const found = renderText({ source, pictures, ...(isLine && { isLine }) })
  if ('problems' in found) throw new Error(JSON.stringify([source, found.problems]))
  return found.nodes
}
const writtenAgain = (source: string, isLine = false) => markdownOf(documentOf(source, { isLine }))
const textOf = (content: string, ...marks: string[]) =>
  textSchema.text(
    content,
    marks.map((name) => textSchema.mark(name)),
  )
const documentWith = (...children: Node[]) =>
  textSchema.node('doc', null, [textSchema.node('paragraph', null, children)])

describe('what the editor has written stays as it is, sign by sign', () => {
  test.each([
    'plain',
    'a *b* **c** ***d*** `e` H~2~O m^2^ *a **b** c* **a***b* x*y*z',
    'one\ntwo\n\\\nthree\n\nfour\n\n\u00A0\n\nfive',
    '- a\n- b\n  - c\n  - d\n\n3. e\n4. f\n\n10) g',
    '- a\n\n- b\n\n  c\n\n* d\n\n- e',
    '- * a\n  * b',
    '- ___\n-\n- a',
    '> a\n>\n> - b\n>\n> ---',
    '```js\nlet a\n```\n\n````\n```\n````\n\n- ```\n  a\n\n    b\n  ```',
    `| a | b | c | d |\n| --- | :-- | :-: | --: |\n| 1 | *2* | $\\|x\\|$ | a\\|b |\n|  | ${picture.replace('|', '\\|')} |  |  |`,
    '$$\nx\n- y\n$$\n\n\\[x\\]\n\na $$x$$ \\[y\\] b',
    'If $x^2$, \\(y\\) or \\ce{H2O}',
    `${picture} and ![](image:${image})`,
    'costs $5, 5 * 3, a_b, ____, C:\\dir, 5 ~ 6, x^2, 100 %, a | b, # 1, <b>, &amp;, !',
    '1\\. a\n\\- b\n\\> c\n\\---\nd\n\\| --- |',
    '**(a)\u2060**b',
  ])('%j', (source) => {
    expect(writtenAgain(source)).toBe(source)
    expect(rendered(source)).toBeDefined()
  })

  test.each(['a *b* $x$\n- c', 'a\n\nb', 'a\n```js\nb\n```\nc\n```\nd\n```', '1. $$x$$', '| a |'])(
    'in a line: %j',
    (source) => {
      expect(writtenAgain(source, true)).toBe(source)
    },
  )
})

/** The end of a last line of code, and of an empty one, is seen by nobody. */
const asSeen = (nodes: RichNode[]) => JSON.stringify(nodes).replaceAll(/\["code","\\n"\]/g, '["code",""]')

test('a text that is opened and written again looks to students as before', () => {
  let same = 0
  fc.assert(
    fc.property(fc.oneof(grammar.blocks, grammar.items), (source) => {
      const again = writtenAgain(source)
      expect(asSeen(rendered(again))).toBe(asSeen(rendered(source)))
      expect(canShow(source)).toBe(true)
      expect(writtenAgain(again)).toBe(again)
      if (again === source) same++
    }),
    { numRuns: 300 },
  )
  expect(same).toBeGreaterThan(10)
})

/** Every sign that is seen in a document, with what it is in. */
function seenIn(document: Node): string[] {
  const seen: string[] = []
  const look = (node: Node, path: string) => {
    const marks = node.marks.map(({ type }) => type.name).join()
    const { name } = node.type
    if (node.isText) {
      for (const sign of (node.text ?? '').replaceAll(/\s/g, '')) seen.push(`${path} ${marks} ${sign}`)
    } else if (name === 'formula' || name === 'formula_block')
      seen.push(`${path} ${marks} ${JSON.stringify(formulaOf(node.attrs['source'])).replaceAll(' ', '')}`)
    else if (name === 'picture' || name === 'horizontal_rule')
      seen.push(`${path} ${name} ${marks} ${JSON.stringify(node.attrs)}`)
    const { tight: _, ...attrs } = node.attrs
    for (const child of node.children) look(child, `${path} ${name} ${JSON.stringify(attrs)}`)
  }
  look(document, '')
  return seen
}

test.each([{ isLine: false }, { isLine: true }])(
  'what is written of a document is read as it was: %j',
  (form) => {
    fc.assert(
      fc.property(documentsOf(form), (document) => {
        document.check()
        const source = markdownOf(document)
        const read = documentOf(source, form)
        read.check()
        expect(seenIn(read)).toEqual(seenIn(document))
        expect(markdownOf(read)).toBe(source)
        expect(documentOf(markdownOf(read), form).eq(read)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  },
)

const plainTexts = fc
  .string({
    unit: fc.oneof(strings, fc.constantFrom('\n', '\n\n', ' ', '\\', '1.', '* * *', 'مرحبا')),
    maxLength: 8,
  })
  .map((text) => text.replaceAll(/ +$/gm, '').trim())

/** What is read of nodes that a plain text is rendered as; undefined if there is any other. */
function plainIn(nodes: readonly RichInside[]): string {
  const textIn = (node: RichInside): string => {
    if (typeof node === 'string') return node
    const [name, ...inside] = node as RichInside[]
    if (name !== 'br' && name !== 'p') throw new Error(`${JSON.stringify(name)} is no plain text`)
    return name === 'br'
      ? '\n'
      : inside
          .map(textIn)
          .join('')
          .replace(/^\u00A0$/, '')
  }
  const isInParagraphs = nodes.some((node) => Array.isArray(node) && node[0] === 'p')
  return nodes
    .map(textIn)
    .join(isInParagraphs ? '\n\n' : '')
    .replaceAll('\u00A0', ' ')
}

test.each([{ isLine: false }, { isLine: true }])('a plain text stays what it is as Markdown: %j', (form) => {
  fc.assert(
    fc.property(plainTexts, (plain) => {
      const source = asMarkdown(plain, form)
      expect(plainIn(rendered(source, form.isLine))).toBe(plain)
      expect(asPlain(documentOf(source, form))).toBe(plain)
      expect(asPlain(plainDocument(plain, form))).toBe(plain)
    }),
    { numRuns: 1_000 },
  )
})

test('a document with anything that is no plain text is none', () => {
  const documents = ['*a*', '`a`', '$x$', '- a', '> a', '---', '```\na\n```', 'H~2~O', `![](image:${image})`]
  expect(documents.map((source) => asPlain(documentOf(source)))).toEqual(documents.map(() => undefined))
  expect(asPlain(documentOf('a\nb\n\nc\\*'))).toBe('a\nb\n\nc*')
})

test('whatever is written, the editor shows what students see, or says that it cannot', () => {
  const signs =
    '* ** *** ` `` ``` ~ ~~~ ^ $ $$ \\( \\) \\[ \\] \\ce{ } \\ ! [ | |---| - + _ # a b é 1 . (x) , “ 😀'
  const spaced = [
    '\n',
    '\n\n',
    ' ',
    '    ',
    '\t',
    '- ',
    '+ ',
    '* ',
    '1. ',
    '2) ',
    '> ',
    '\n  ',
    '\n> ',
    '\n- ',
  ]
  const others = ['---', '_ _ _', '| a |\n|---|\n', ':-:|', picture]
  const marks = fc.constantFrom(...signs.split(' '), ...spaced, ...others)
  let shown = 0
  const texts = fc.array(marks, { maxLength: 16 }).map((parts) => parts.join('').trim())
  fc.assert(
    fc.property(texts, fc.boolean(), (source, isLine) => {
      if (!canShow(source, { isLine })) return
      shown++
      const again = writtenAgain(source, isLine)
      const before = renderText({ source, pictures, ...(isLine && { isLine }) })
      const after = renderText({ source: again, pictures, ...(isLine && { isLine }) })
      if ('nodes' in before && 'nodes' in after) expect(looksOf(after.nodes)).toEqual(looksOf(before.nodes))
      else expect('nodes' in after).toBe('nodes' in before)
    }),
    { numRuns: 2_000 },
  )
  expect(shown).toBeGreaterThan(1_980)
})

/** Texts with the elements that they are in, as they look: emphasis in any order, one space for several. */
function looksOf(nodes: readonly RichNode[]): string[] {
  const looks: string[] = []
  const look = (node: RichNode, around: readonly string[]) => {
    if (typeof node !== 'string') {
      const [name, ...inside] = node
      const children = inside.filter(
        (each): each is RichNode => typeof each === 'string' || Array.isArray(each),
      )
      const isWhole = name === 'math' || name === 'img'
      const isEmphasis = name === 'em' || name === 'strong'
      if (isWhole) looks.push(`${around.join(' ')} ${JSON.stringify(node).replaceAll(/\s|\\n/g, '')}`)
      const outside = isEmphasis ? [...new Set([...around, name])].sort() : [...around, name]
      if (!isWhole && !isEmphasis && name !== 'span') looks.push(`${around.join(' ')} <${name}>`)
      if (!isWhole) for (const child of children) look(child, name === 'span' ? around : outside)
      return
    }
    const isCode = around.includes('code')
    const text = isCode
      ? node
      : node
          .replaceAll('\u2060', '')
          .replaceAll(/[ \t\n]+/g, ' ')
          .replaceAll('\u00A0', ' ')
    const path = around.join(' ')
    const last = looks.at(-1)
    if (last?.startsWith(`${path}:`)) looks[looks.length - 1] = last + text
    else looks.push(`${path}:${text}`)
  }
  for (const node of nodes) look(node, [])
  return looks.map((each) => each.replace(/[ \n]+$/, '')).filter((each) => !each.endsWith(':'))
}

describe('what the editor cannot show is said, so that nothing is lost', () => {
  test.each([
    ['what is nested too deep for the renderer', `${'> '.repeat(25)}a`],
    ['cells beyond the head', '| a |\n|---|\n| b | hidden |'],
    ['an empty line at the end of a paragraph', '- a\\\n  \u00A0\n\nb'],
  ])('%s', (_, source) => {
    expect(canShow(source)).toBe(false)
  })
})

test('what is too deep for the renderer is written without its lists and quotations', () => {
  const nested = Array.from({ length: 25 }).reduce<Node>(
    (inside) => textSchema.node('bullet_list', null, [textSchema.node('list_item', null, [inside])]),
    textSchema.node('paragraph', null, [textOf('deep')]),
  )
  const source = markdownOf(textSchema.node('doc', null, [nested]))
  expect(JSON.stringify(rendered(source))).toContain('deep')
})

test('a picture whose file is on its way is not written', () => {
  expect(
    markdownOf(documentWith(textOf('a '), textSchema.node('picture', { pending: 'file-1', alt: 'A' }))),
  ).toBe('a')
})

test('emphasis that overlaps is kept', () => {
  const document = documentWith(textOf('a', 'em'), textOf('b', 'em', 'strong'), textOf('c', 'strong'))
  expect(documentOf(markdownOf(document)).eq(document)).toBe(true)
})

type StoredQuestion = {
  text: string
  format?: string
  options: string[]
  explanation?: string
  optionNotes?: string[]
}
const folder = new URL('../../../../', import.meta.url)
const files = globSync(['apps/web/src/app/files-0.2/quiz.json', 'e2e/small-inputs/files/*.json'], {
  cwd: folder,
})

test('every stored text of 0.2.0 and of the small inputs looks as before', () => {
  const questionsOf = (value: unknown): StoredQuestion[] =>
    Array.isArray(value)
      ? value.flatMap(questionsOf)
      : typeof value === 'object' && value !== null
        ? 'format' in value && value.format === 'markdown'
          ? [value as StoredQuestion]
          : Object.values(value).flatMap(questionsOf)
        : []
  const questions = files.flatMap((path) =>
    questionsOf(JSON.parse(readFileSync(new URL(path, folder), 'utf8'))),
  )
  const texts = questions.flatMap(({ text, options, explanation = '', optionNotes = [] }) => [
    { source: text, isLine: false },
    { source: explanation, isLine: false },
    ...[...options, ...optionNotes].map((source) => ({ source, isLine: true })),
  ])
  // The only one of the database of 0.2.0.
  texts.push({ source: 'What makes *leaves* green, as $C_{55}$?', isLine: false })
  expect(texts.length).toBeGreaterThan(8)
  for (const { source, isLine } of texts) {
    expect(canShow(source, { isLine })).toBe(true)
    expect(asSeen(rendered(writtenAgain(source, isLine), isLine))).toBe(asSeen(rendered(source, isLine)))
  }
})
