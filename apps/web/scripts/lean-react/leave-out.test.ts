import { runInThisContext } from 'node:vm'
import { expect, test } from 'vitest'
import { type LeftOut, leaveOut } from './leave-out.ts'

/** Runs the code after something was left out, and returns what its function `result` returns. */
function resultOf(code: string, leftOut: LeftOut): unknown {
  const rest = leaveOut(code, leftOut)
  return runInThisContext(`(() => { ${rest}; return result() })()`)
}

test('a function that has nothing to do returns what it is told', () => {
  const code = 'function work(a) { return a + 1 } function result() { return work(1) }'
  expect(resultOf(code, { functions: { work: '' } })).toBeUndefined()
  expect(resultOf(code, { functions: { work: 'null' } })).toBeNull()
})

test('a variable keeps its value, whatever is assigned to it', () => {
  const code = 'var on = false; function result() { on = true; return [on, { on: on }, { on: 1 }.on, !on] }'
  expect(resultOf(code, { values: { on: 'false' } })).toEqual([false, { on: false }, 1, true])
})

test('a property has one value where it is read', () => {
  const code = 'function result() { var a = { b: 1 }; a.b = 2; return [a.b, a["b"], a] }'
  expect(resultOf(code, { values: { '.b': 'null' } })).toEqual([null, 2, { b: 2 }])
})

test('a branch goes, but not where another leads into it', () => {
  const code = `function look(node) {
    switch (node.tag) { case 1: case 7: return 'one'; case 8: var x = 'eight'; return x; default: return 'other' }
  }
  function result() { return [1, 7, 8, 9].map((tag) => look({ tag })) }`
  expect(resultOf(code, { kinds: { 7: 'Seven', 8: 'Eight' } })).toEqual(['one', 'other', 'other', 'other'])
})

test('a comparison with a kind is decided', () => {
  const code =
    'function result() { var a = { tag: 7 }; return [7 === a.tag, a.tag !== 7, 8 === a.tag, a.tag] }'
  expect(resultOf(code, { kinds: { 7: 'Seven' } })).toEqual([false, true, false, 7])
})

test('a statement goes by its beginning', () => {
  const code = 'var a = {}; a.b = 1; a.c = 2; function result() { return a }'
  expect(resultOf(code, { statements: ['a.b ='] })).toEqual({ c: 2 })
})

test.each<LeftOut>([
  { functions: { missing: '' } },
  { values: { missing: 'null' } },
  { values: { '.missing': 'null' } },
  { kinds: { 7: 'Seven' } },
  { statements: ['missing ='] },
])('what is not there is named: %j', (leftOut) => {
  expect(() => leaveOut('var a = 1', leftOut)).toThrow(/missing|7/)
})
