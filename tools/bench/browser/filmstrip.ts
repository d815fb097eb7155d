import { writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import type { Frame } from './slow-phone.ts'

const stepMs = 200
const maxSteps = 25
const pictureWidth = 160

/** Writes a picture of what a page shows at each step of time until it changes no more. */
export async function writeFilmstrip(
  browser: Browser,
  title: string,
  frames: readonly Frame[],
  file: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 10 * (pictureWidth + 8) + 8, height: 400 } })
  const figures = stepsOf(frames).map(
    ({ atMs, jpeg }) =>
      `<figure>${jpeg ? `<img src="data:image/jpeg;base64,${jpeg}">` : '<div></div>'}<figcaption>${(atMs / 1000).toFixed(1)} s</figcaption></figure>`,
  )
  await page.setContent(`<style>
    body { margin: 4px; font: 14px sans-serif; background: #ccc }
    h1 { margin: 4px; font-size: 16px }
    figure { display: inline-block; margin: 4px; text-align: center; vertical-align: top }
    img, div { display: block; width: ${pictureWidth}px; height: ${2 * pictureWidth}px; object-fit: contain; object-position: top; background: #fff }
  </style><h1>${title}</h1>${figures.join('')}`)
  writeFileSync(file, await page.screenshot({ fullPage: true }))
  await page.close()
}

/** What was seen at each step: the last frame before it, or nothing yet. */
function stepsOf(frames: readonly Frame[]): { atMs: number; jpeg: string | undefined }[] {
  const count = Math.min(maxSteps, Math.ceil(Math.max(0, ...frames.map(({ atMs }) => atMs)) / stepMs) + 1)
  return Array.from({ length: count }, (_, step) => {
    const atMs = (step + 1) * stepMs
    return { atMs, jpeg: frames.findLast((frame) => frame.atMs >= 0 && frame.atMs <= atMs)?.jpeg }
  })
}
