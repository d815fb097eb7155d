import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Compares with the stored picture. Whatever differs from run to run is covered. */
export async function comparePicture(page: Page, name: string) {
  const mask = [
    page.getByRole('timer'),
    page.getByText(/^Saved \d\d:\d\d:\d\d$/),
    page.getByRole('textbox', { name: 'Quiz link' }),
    page.getByRole('img', { name: 'QR code that opens the quiz link' }),
  ]
  await expect(page).toHaveScreenshot(name, { mask, maskColor: '#808080' })
}
