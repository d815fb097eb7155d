import { expect, test } from 'vitest'
import { createListeners } from './listeners.ts'

test('each listener hears of every change until it leaves', () => {
  const heard: string[] = []
  const listeners = createListeners()
  const leave = listeners.subscribe(() => heard.push('first'))
  listeners.subscribe(() => heard.push('second'))
  listeners.emit()
  leave()
  listeners.emit()
  expect(heard).toEqual(['first', 'second', 'second'])
})
