import type { Page } from '@playwright/test'
import { expect } from '../../fixtures.ts'

type Counts = [toMark: string, marked: string, released: string]

/** What the table of marking says of a question, the first one unless another is named. */
export async function expectCounts(page: Page, counts: Counts, of: RegExp = /Question 1/) {
  const row = page.getByRole('table', { name: 'Marking' }).getByRole('row').filter({ hasText: of })
  await expect(row.getByRole('cell').nth(2)).toHaveText(counts[2])
  for (const [index, count] of counts.entries())
    await expect(row.getByRole('cell').nth(index)).toHaveText(count)
}
