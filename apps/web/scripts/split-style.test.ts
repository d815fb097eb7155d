import { expect, test } from 'vitest'
import { classesIn, splitStyle } from './split-style.ts'

const style = [
  '@font-face{font-family:A}',
  ':root{--a:1px}',
  '.btn{color:red}',
  '.q .btn{color:blue}',
  '.q{margin:0}',
  '@media (width>9em){.q{margin:1px}h1{margin:2px}}',
  '@media print{.q__no{color:#000}}',
  '@keyframes spin{to{rotate:1turn}}',
].join('')

test('what may concern an element of a frame is shown, and the rest is all that is left', () => {
  const classes = classesIn('<p class="lead"></p><a class="btn btn--primary" href="/">…</a>')
  expect([...classes]).toEqual(['lead', 'btn', 'btn--primary'])
  expect(splitStyle(style, classes)).toEqual({
    shown:
      '@font-face{font-family:A}:root{--a:1px}.btn{color:red}.q .btn{color:blue}@media (width>9em){h1{margin:2px}}@keyframes spin{to{rotate:1turn}}',
    rest: '.q{margin:0}@media (width>9em){.q{margin:1px}}@media print{.q__no{color:#000}}',
  })
})

test('a name of a class in words or in another attribute is none', () => {
  expect([...classesIn('<p title="class=q">q</p>')]).toEqual([])
})
