import { expect, test, vi } from 'vitest'
import { openFlags } from './flags.ts'

const questions = [{ _id: 'q1' }, { _id: 'q11' }, { _id: 'q2' }]

function stubWindow(stored = new Map<string, string>()) {
  const frame = Object.assign(new EventTarget(), {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  })
  vi.stubGlobal('window', frame)
  const change = (key: string, newValue: string | null) =>
    frame.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  return { stored, change }
}

test('flags are kept until the attempt is over', () => {
  stubWindow()
  const flags = openFlags('a', questions)
  flags.toggle('q11')
  flags.toggle('q2')
  expect(flags.marks()).toBe('011')
  flags.toggle('q2')
  expect(openFlags('a', questions).marks()).toBe('010')
  expect(openFlags('a', questions.toReversed()).has('q11')).toBe(true)
  expect(openFlags('b', questions).marks()).toBe('000')
  flags.forget()
  expect(openFlags('a', questions).marks()).toBe('000')
})

test('a flag that was set in another tab is heard until the page is left', () => {
  const { change } = stubWindow()
  const flags = openFlags('a', questions)
  let calls = 0
  flags.subscribe(() => (calls += 1))
  const stop = flags.start()
  change('flags:b', 'q1')
  expect([flags.marks(), calls]).toEqual(['000', 0])
  change('flags:a', 'q1 q2')
  expect([flags.marks(), calls]).toEqual(['101', 1])
  change('flags:a', null)
  expect(flags.marks()).toBe('000')
  stop()
  change('flags:a', 'q1')
  expect(flags.marks()).toBe('000')
})

test('without storage they last as long as the page', () => {
  vi.stubGlobal('window', new EventTarget())
  const flags = openFlags('a', questions)
  flags.toggle('q1')
  expect(flags.marks()).toBe('100')
  flags.forget()
})
