import type { Locator, Page } from '@playwright/test'
import { expect } from '../../fixtures.ts'
import { untilFormattable } from '../../rich-text.ts'

type File = { name: string; mimeType: string; buffer: Buffer }

/** Puts a picture into the text of a question that has the focus, by keyboard. Then its description has it. */
export async function choosePicture(page: Page, question: Locator, file: File) {
  await untilFormattable(question)
  const choosing = page.waitForEvent('filechooser')
  await question.getByRole('button', { name: 'Picture', exact: true }).press('Enter')
  await (await choosing).setFiles(file)
  const description = question.getByRole('textbox', { name: 'Description' })
  await expect(description.and(page.locator(':focus'))).toBeVisible()
}

/** Also those whose sending failed and is tried again. */
export const untilPicturesAreSent = (within: Page | Locator) =>
  expect(within.locator('img[src^="blob:"]')).toHaveCount(0)

/** Whether the picture has come and is shown. */
export const isDrawn = (page: Page, name: string) =>
  expect
    .poll(() =>
      page
        .getByRole('img', { name })
        .first()
        .evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0),
    )
    .toBe(true)

/** Pictures are kept a moment after they are drawn: until then the device has so many of them. */
export const untilPicturesAreKept = (page: Page, count: number) =>
  expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length))
    .toBe(count)
