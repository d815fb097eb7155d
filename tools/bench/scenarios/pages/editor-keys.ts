import type { Browser, Page } from '@playwright/test'
import { frameMs, pressAll } from '../../browser/key-presses.ts'
import { figure, ratio, type Section } from '../../report/section.ts'
import { type Account, openQuiz, sessionScript } from '../seeding.ts'

/** Until hundreds of formatted questions are there. */
const longestMs = 240_000

const typed = [...'photosynthesis']

/** A question in which every text is formatted; the text of the first has 20 formulas. */
function formattedQuestion(index: number) {
  const formulas = Array.from({ length: index === 0 ? 20 : 1 }, (_, at) => `$x_{${at}}^2$`)
  const options = ['a', 'b', 'c', 'd'].map((name) => `It is **$${name}$**`)
  const text = `Question ${index + 1}: which of ${formulas.join(', ')} is **largest**?`
  return {
    text,
    type: 'single' as const,
    format: 'markdown' as const,
    options,
    correctAnswers: options.slice(0, 1),
  }
}

/** What a key costs in the editor of a quiz whose texts are formatted, and how long its first key takes. */
export async function measureEditorKeys(
  browser: Browser,
  port: number,
  educator: Account,
  { editedQuizzes, keyRounds }: { editedQuizzes: readonly number[]; keyRounds: number },
): Promise<Section[]> {
  const sections: Section[] = []
  for (const [index, count] of editedQuizzes.entries()) {
    const content = Array.from({ length: count }, (_, at) => formattedQuestion(at))
    const { quizId } = await openQuiz(port, educator, `E7rTm2Q${index}`, content)
    const address = `http://127.0.0.1:${port}/edit-quiz/${quizId}`
    const rounds: { openMs: number; memoryMb: number; cpuMs: number[] }[] = []
    for (let round = 0; round <= keyRounds; round += 1) {
      const measured = await measureOnce(browser, address, educator)
      // In the first round the server draws the formulas.
      if (round > 0) rounds.push(measured)
    }
    const presses = rounds.flatMap(({ cpuMs }) => cpuMs)
    sections.push({
      title: `A letter in a text with 20 formulas, in the editor of ${count} formatted questions`,
      figures: [
        ...figure('key pressed → painted, CPU', 'ms', presses),
        ...figure(
          'address entered → first key painted',
          'ms',
          rounds.map(({ openMs }) => openMs),
        ),
        ...figure(
          'memory of the script',
          'MB',
          rounds.map(({ memoryMb }) => memoryMb),
        ),
      ],
      ratios: ratio('key pressed → painted, CPU ÷ 16 ms', presses, (cpuMs) => [cpuMs, frameMs], {
        must: 1,
        want: 0.25,
        atMost: true,
      }),
      notes: [
        `${presses.length} presses in ${rounds.length} pages of a real Chromium, each after the page has come to rest.`,
        'As wanted means: within a frame on a processor 4 times slower, too.',
      ],
    })
  }
  return sections
}

async function measureOnce(browser: Browser, address: string, educator: Account) {
  const page = await browser.newPage({ locale: 'en-GB' })
  page.setDefaultTimeout(longestMs)
  await page.addInitScript(sessionScript(educator))
  const began = performance.now()
  await page.goto(address)
  const text = textField(page)
  await text.locator('math').last().waitFor()
  await text.focus()
  await pressAll(browser, page, ['a'])
  const openMs = performance.now() - began
  await page.waitForLoadState('networkidle')
  const presses = await pressAll(browser, page, typed)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  await page.close()
  return { openMs, memoryMb: usedSize / 1024 ** 2, cpuMs: presses.map(({ cpuMs }) => cpuMs) }
}

const textField = (page: Page) => page.getByRole('textbox', { name: 'Question text' }).first()
