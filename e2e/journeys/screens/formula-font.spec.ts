import type { Page } from '@playwright/test'
import { admit, createReadyQuiz } from '../../api.ts'
import { expect, test } from '../../fixtures.ts'
import { changeLanguage } from '../../fit.ts'

const formulas = [
  '\\frac{a+b}{c^2}',
  '\\sqrt{x^2+1}+\\sqrt[3]{y}',
  '\\sum_{i=1}^{n} i^2',
  '\\int_0^\\infty e^{-x^2}\\,dx',
  '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
  '\\alpha\\nu\\rho\\Omega',
  'n\\in\\mathbb{N}\\subseteq\\mathbb{R}',
  '20\\,^\\circ\\mathrm{C},\\ 9{,}81\\,\\mathrm{m}',
  "f''(x)\\to\\vec{v}\\cdot\\mathbf{w}",
  '\\mathcal{L}\\{\\mathscr{F}\\}',
  '\\text{if } x\\le 5 \\text{ für é}',
  '\\ce{2H2 + O2 -> 2H2O}',
]
const quizOf = (shown: readonly string[]) => ({
  questions: [
    {
      text: shown.map((formula) => `$${formula}$`).join('\n\n'),
      type: 'single',
      format: 'markdown',
      options: ['Yes', 'No'],
      correctAnswers: ['Yes'],
    },
  ],
})

/** The fonts that Chromium has drawn the signs of each formula with. */
async function fontsOf(page: Page): Promise<string[][]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const all = async (nodeId: number, selector: string) =>
    (await browser.send('DOM.querySelectorAll', { nodeId, selector })).nodeIds
  const found: string[][] = []
  for (const formula of await all(root.nodeId, '.q__words math')) {
    const names = new Set<string>()
    for (const nodeId of await all(formula, 'mi, mo, mn, mtext')) {
      const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
      for (const { familyName } of fonts) names.add(familyName)
    }
    found.push([...names])
  }
  await browser.detach()
  return found
}

test('all of a formula is drawn with one font, from one file unless it has rare signs', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (/math|Temml/i.test(request.url())) loaded.push(request.url().replace(/^.*\/|-[\w-]{8}(?=\.)/g, ''))
  })
  const open = async (shown: readonly string[]) => {
    const quiz = await createReadyQuiz(educator, quizOf(shown))
    await admit(student, quiz)
    await page.goto(`/quiz/${quiz._id}`)
    await page.getByRole('button', { name: 'Start Quiz' }).click()
    await expect(page.locator('.q__words math')).toHaveCount(shown.length)
  }
  await signIn(page, student)
  await open(formulas)
  await expect.poll(() => fontsOf(page)).toEqual(formulas.map(() => ['STIX Two Math']))
  await changeLanguage(page, 'ar')
  await expect.poll(() => fontsOf(page)).toEqual(formulas.map(() => ['STIX Two Math']))
  expect(new Set(loaded)).toEqual(new Set(['stix-two-math-frequent.woff2']))

  await changeLanguage(page, 'en')
  await open(['\\mathfrak{g}\\ltimes h'])
  await expect.poll(() => fontsOf(page)).toEqual([['STIX Two Math']])
  expect(loaded).toContain('stix-two-math-others.woff2')
})
