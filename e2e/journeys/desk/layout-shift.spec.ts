import { createReadyQuiz, takeQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'

test('nothing jumps while a tab of a quiz is loaded', async ({ page, educator, student, signIn }) => {
  const quiz = await createReadyQuiz(educator)
  await takeQuiz(student, quiz)
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node?: Element }[]
      })[]) {
        // What stands behind a number that counts moves when it gets wider.
        const isBehindCount = ({ node }: { node?: Node }) => node?.parentElement?.matches('.live-note > p')
        if (entry.sources.every(isBehindCount)) continue
        const moved = entry.sources.map(({ node }) => node?.className ?? '?').join(', ')
        shifts.push(`${entry.value.toFixed(4)} ${moved}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // A font that arrives late moves the navigation by a pixel or three where no font of its measures is installed.
  await page.route('**/*.woff2', (route) => route.abort())
  await signIn(page, educator)
  // Replies take long enough that the loading screen is seen.
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  for (const tab of ['/results', '', '/live', '/questions', '/share', '/settings']) {
    await page.goto(`/my-quizzes/${quiz._id}${tab}`)
    await expect(page.getByRole('navigation', { name: 'Quiz' })).toBeVisible()
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
    expect(await page.evaluate('shifts'), tab).toEqual([])
  }
})

test('on a low screen the line that saves the settings does not stay at the bottom', async ({
  page,
  educator,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await signIn(page, educator, `/my-quizzes/${quiz._id}/settings`)
  const save = page.getByRole('button', { name: 'Save settings' })
  await expect(save).toBeInViewport()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(save).not.toBeInViewport()
})
