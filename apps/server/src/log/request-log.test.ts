import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { engines } from '../testing/engines.ts'
import { createTestApp } from '../testing/test-app.ts'

// The database does not matter here.
test.each(engines.slice(0, 1))('a long address is cut in the log, on $name', async (engine) => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => lines.push(line) })
  const t = await createTestApp({ engine, log })
  await t.app.inject({ url: `/api/${'x'.repeat(12_000)}` })
  await vi.waitFor(() => expect(lines.join('')).toContain('answered'))
  expect(lines.find((line) => line.includes('answered'))?.length).toBeLessThan(500)
  await t.close()
})
