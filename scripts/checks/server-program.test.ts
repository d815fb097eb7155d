import { expect, test } from 'vitest'
import { serverArguments } from '../server-program.mjs'

const limits = (heapMb?: string) => serverArguments({ HEAP_MB: heapMb }).slice(0, -1)

test('the server runs under limits of memory, which one setting raises', () => {
  expect(limits()).toEqual([
    '--max-old-space-size=512',
    '--initial-old-space-size=96',
    '--max-semi-space-size=32',
  ])
  expect(limits(' ')).toEqual(limits())
  expect(limits('2048')).toEqual([
    '--max-old-space-size=2048',
    '--initial-old-space-size=384',
    '--max-semi-space-size=128',
  ])
})

test.each(['0', '127', '-512', '512.5', '512 MB', 'much'])('HEAP_MB=%s is refused in a sentence', (value) => {
  expect(() => limits(value)).toThrow(
    `HEAP_MB must be a whole number of megabytes from 128 on, not "${value}".`,
  )
})
