import { expect, test } from 'vitest'
import { insertMarkup, type Markup } from './insert-markup.ts'

const bold: Markup = { kind: 'around', before: '**', after: '**' }
const list: Markup = { kind: 'lines', before: '- ' }
const fraction: Markup = { kind: 'formula', tex: '\\frac{}{}' }
const alpha: Markup = { kind: 'formula', tex: '\\alpha ' }

/** `[` and `]` mark what is selected. */
function shown({ text, from, to }: { text: string; from: number; to: number }): string {
  return `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`
}
function marked(text: string) {
  const from = text.indexOf('[')
  return { text: text.replaceAll(/[[\]]/g, ''), from, to: text.indexOf(']') - 1 }
}

test.each([
  ['a [b] c', bold, 'a **[b]** c'],
  ['a [] c', bold, 'a **[]** c'],
  ['[one\ntwo]', list, '- one\n- two[]'],
  ['a []', list, 'a \n- []'],
  ['If [x] is', fraction, 'If $\\frac{[x]}{}$ is'],
  ['If $y + []$ is', fraction, 'If $y + \\frac{[]}{}$ is'],
  ['If $$[]$$', alpha, 'If $$\\alpha []$$'],
  ['$x$ and []', alpha, '$x$ and $\\alpha []$'],
  ['costs \\$5 []', alpha, 'costs \\$5 $\\alpha []$'],
])('%j with %j becomes %j', (before, markup, after) => {
  expect(shown(insertMarkup(marked(before), markup))).toBe(after)
})
