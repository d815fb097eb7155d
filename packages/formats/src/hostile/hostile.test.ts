import { expect, test } from 'vitest'
import { hostileFiles } from './hostile-files-testing.ts'
import { outcomeOf } from './outcome-testing.ts'

test.each(hostileFiles.filter(({ isLarge }) => !isLarge))(
  '$name is read or refused by a sentence (T480)',
  async (file) => {
    expect((await outcomeOf(file)).says).toBe(file.says)
  },
)

test('there are at least sixty such files, each with a name of its own', () => {
  expect(new Set(hostileFiles.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60)
})
