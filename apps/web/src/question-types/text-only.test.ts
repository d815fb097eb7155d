import { expect, test } from 'vitest'
import { renderText } from '../../../../packages/renderer/src/render-text.ts'
import { deskParts } from './desk-parts.ts'
import { textOnly } from './text-only.ts'

const formatted = { text: '1. **Which** is $x^2$?', format: 'markdown', type: 'single' } as const

test('a question and its options are listed without signs', () => {
  expect(textOnly(formatted, formatted.text)).toBe('1. Which is x^2?')
  expect(textOnly(formatted, '- *a* \\ce{H2O}')).toBe('- a H₂O')
})

test('plain questions, and answers that are typed, stay as they are', () => {
  const { format: _, ...plain } = formatted
  for (const text of [plain.text, '*a*', '$4$']) expect(textOnly(plain, text)).toBe(text)
  for (const type of ['write', 'numeric', 'essay', undefined] as const) {
    expect(textOnly({ ...formatted, type }, '*a*')).toBe('*a*')
    expect(textOnly({ ...formatted, type }, formatted.text)).toBe('1. Which is x^2?')
  }
})

test('a pair is two texts: what one of them begins, the other does not end', () => {
  const question = {
    text: 'Which?',
    format: 'markdown',
    type: 'matching',
    options: ['2*3', '**a**'],
    correctAnswers: ['4*5', '$b$'],
    distractors: ['*c*'],
  } as const
  const lists = { options: [...question.options], correctAnswers: [...question.correctAnswers] }
  const shown = deskParts.matching.shownAnswers({ ...question, ...lists, distractors: ['*c*'] })
  expect(shown).toEqual(['2*3 → 4*5', 'a → b', 'c'])
})

const hash = 'a'.repeat(64)
const pictures = { [hash]: { width: 1, height: 1, bytes: 1 } }

test.each([
  ['Is $x^2$ *less* than $$y_1$$?', 'Is x squared less than y sub 1?'],
  ['- $a$\n- $b$\n\n> \\(c\\) or 5 $ and `$d$`', '• a\n• b\nc or 5 $ and $d$'],
  ['$$\n\\frac{a}{b}\n$$\n\nand\n\n\\[\n- x\n\\]', 'a over b\nand\nminus x'],
  ['| $a$ | b |\n|---|---|\n| \\ce{H2O} | $c \\ne d$ |', 'a | b\nH₂O | c not equal to d'],
  ['```\n$x$\n```\n$y$', '$x$\ny'],
  [`![A *cell*](image:${hash}) has $n$`, '(picture) has n'],
  ['\\ce{A ->[heat] B} is **$x$**', 'A to with heat above B is x'],
])(
  'formulas of %j are listed as they are read out, and pictures without what they show',
  (source, listed) => {
    const found = renderText({ source, pictures })
    const drawn = [{ source, nodes: JSON.stringify('nodes' in found && found.nodes) }]
    expect(textOnly({ ...formatted, text: source, drawn }, source)).toBe(listed)
  },
)

test('an option is listed with its formulas as they are read out, and what its picture shows', () => {
  const source = `![A cell](image:${hash}) $x^2$`
  const found = renderText({ source, isLine: true, pictures })
  const drawn = [{ source, nodes: JSON.stringify('nodes' in found && found.nodes) }]
  expect(textOnly({ ...formatted, drawn }, source)).toBe('(A cell) x squared')
})
