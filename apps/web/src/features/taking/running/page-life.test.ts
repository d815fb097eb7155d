import { expect, test } from 'vitest'
import { stubPage } from '../page-testing.ts'
import { followPage } from './page-life.ts'

function follow() {
  const page = stubPage(() => 'no answer')
  const heard: string[] = []
  const stop = followPage({
    leave: () => heard.push('leave'),
    return: () => heard.push('return'),
    online: () => heard.push('online'),
    offline: () => heard.push('offline'),
  })
  return { ...page, heard, stop }
}

test('a page that is hidden may be gone for ever, and one that is shown is back', () => {
  const { heard, hide, show } = follow()
  hide()
  show()
  expect(heard).toEqual(['leave', 'return'])
})

test('a page that is left and restored from the browser’s memory has left and returned', () => {
  const { heard, frame } = follow()
  frame.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  frame.dispatchEvent(new Event('pagehide'))
  frame.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(heard).toEqual(['leave', 'return'])
})

test('the network is followed until it is stopped', () => {
  const { heard, frame, hide, stop } = follow()
  frame.dispatchEvent(new Event('offline'))
  frame.dispatchEvent(new Event('online'))
  stop()
  frame.dispatchEvent(new Event('offline'))
  hide()
  expect(heard).toEqual(['offline', 'online'])
})
