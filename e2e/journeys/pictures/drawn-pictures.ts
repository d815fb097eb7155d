import type { Page } from '@playwright/test'
import { expect } from '../../fixtures.ts'

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
