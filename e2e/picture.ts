import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Compares with the stored picture. Whatever differs from run to run is covered. */
export async function comparePicture(page: Page, name: string) {
  const mask = [
    page.getByRole('timer'),
    page.locator('.q__saved'),
    page.getByRole('textbox', { name: 'Quiz link' }),
    page.getByRole('img', { name: 'QR code that opens the quiz link' }),
  ]
  await page.evaluate(giveSavedTimesOneWidth)
  await expect(page).toHaveScreenshot(name, { mask, maskColor: '#808080' })
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

/** The hour makes this text wider or narrower, and with it what covers it. */
function giveSavedTimesOneWidth() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.q__saved { inline-size: 9rem; overflow: hidden }')
  document.adoptedStyleSheets = [sheet]
}
