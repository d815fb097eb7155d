import { expect, test } from 'vitest'
import { isFlagKey, type KeyPress, optionOfKey } from './question.tsx'

const plain: KeyPress = {
  key: '',
  code: '',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
}

test.each<[string, Partial<KeyPress>, number, number | undefined]>([
  ['a letter', { key: 'c', code: 'KeyC' }, 4, 2],
  ['a capital letter by caps lock', { key: 'C', code: 'KeyC' }, 4, 2],
  ['a digit', { key: '1', code: 'Digit1' }, 4, 0],
  ['a digit of the number pad', { key: '4', code: 'Numpad4' }, 4, 3],
  ['the sixth of six', { key: 'f', code: 'KeyF' }, 6, 5],
  ['a letter beyond the options', { key: 'e', code: 'KeyE' }, 4, undefined],
  ['a digit beyond the options', { key: '5', code: 'Digit5' }, 4, undefined],
  ['zero', { key: '0', code: 'Digit0' }, 4, undefined],
  ['a Cyrillic layout: the place of the key', { key: 'ф', code: 'KeyA' }, 4, 0],
  ['a French layout: the row of digits without shift', { key: 'é', code: 'Digit2' }, 4, 1],
  ['a French layout: the Latin letter counts, not its place', { key: 'q', code: 'KeyA' }, 4, undefined],
  ['a letter with Ctrl', { key: 'a', code: 'KeyA', ctrlKey: true }, 4, undefined],
  ['a letter with Shift', { key: 'A', code: 'KeyA', shiftKey: true }, 4, undefined],
  ['a letter while composing', { key: 'a', code: 'KeyA', isComposing: true }, 4, undefined],
  ['another key', { key: 'Enter', code: 'Enter' }, 4, undefined],
  ['space', { key: ' ', code: 'Space' }, 4, undefined],
])('%s', (_, press, count, expected) => {
  expect(optionOfKey({ ...plain, ...press }, count)).toBe(expected)
})

test.each<[Partial<KeyPress>, boolean]>([
  [{ key: 'r', code: 'KeyR' }, true],
  [{ key: 'R', code: 'KeyR' }, true],
  [{ key: 'к', code: 'KeyR' }, true],
  [{ key: 'p', code: 'KeyR' }, false],
  [{ key: 'r', code: 'KeyR', ctrlKey: true }, false],
  [{ key: '', code: '' }, false],
])('whether %j flags a question: %s', (press, expected) => {
  expect(isFlagKey({ ...plain, ...press })).toBe(expected)
})
