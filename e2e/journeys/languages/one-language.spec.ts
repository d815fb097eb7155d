import { languageTags } from '@quizly/words'
import type { languageChoice } from '@quizly/words/student.ts'
import { expect, test } from '../../fixtures.ts'
import { wordsOf } from './words.ts'

/** A sentence of each language that no other has and that every page brings. */
const markers = await Promise.all(
  languageTags.map(async (tag) => {
    const { failed } = await wordsOf<typeof languageChoice>(tag, 'student/languageChoice')
    return { tag, failed }
  }),
)

for (const tag of ['en', 'ar'] as const)
  test.describe(tag, () => {
    test.use({ locale: tag })

    test(`a first visit in ${tag} brings the words of no other language`, async ({ page }) => {
      const texts: Promise<string>[] = []
      page.on('response', (response) => texts.push(response.text().catch(() => '')))
      await page.goto('/', { waitUntil: 'networkidle' })
      const all = (await Promise.all(texts)).join('\n')
      const found = markers.filter(({ failed }) => all.includes(failed))
      expect(found.map((marker) => marker.tag)).toEqual([tag])
    })
  })

test('an unknown language in the address, or a broken header, gives the next one that is known', async ({
  page,
  server,
}) => {
  await page.goto('/?lang=tlh')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/?lang=ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  for (const header of ['x'.repeat(8_192), ';;;q=,,é-', 'tlh, de;q=0.5']) {
    const reply = await fetch(server.url, {
      headers: { accept: 'text/html', 'accept-language': header },
    }).catch((error: unknown) => error)
    if (!(reply instanceof Response)) throw new Error(`No page for ${header.slice(0, 20)}`, { cause: reply })
    const html = await reply.text()
    expect(reply.status).toBe(200)
    expect(html).toContain(header.startsWith('tlh') ? '<html lang="de"' : '<html lang="en"')
  }
})

test('another tab follows a change of language, and nothing that was typed is lost', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  const second = await context.newPage()
  await second.goto('/contact')
  await second.getByRole('textbox', { name: 'Message' }).fill('Half a sen')
  await page.getByRole('contentinfo').getByRole('combobox', { name: 'Language' }).selectOption('ar')
  await expect(second.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(second.getByRole('textbox').last()).toHaveValue('Half a sen')
})
