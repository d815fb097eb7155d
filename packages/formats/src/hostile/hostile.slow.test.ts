import { expect, test } from 'vitest'
import { filledFiles, hostileFiles } from './hostile-files-testing.ts'
import { outcomeOf } from './outcome-testing.ts'

const mostCpuMs = 10_000

test.each(hostileFiles.filter(({ isLarge }) => isLarge))('$name is read or refused in time', async (file) => {
  const { says, cpuMs } = await outcomeOf(file)
  expect(says).toBe(file.says)
  expect(cpuMs).toBeLessThan(mostCpuMs)
})

test.each(filledFiles)('$name are read in time (T481)', async (file) => {
  expect((await outcomeOf(file)).cpuMs).toBeLessThan(mostCpuMs / 2)
})
