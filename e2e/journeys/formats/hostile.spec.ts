import { expect, test } from '../../fixtures.ts'

const course = (text: string) =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><quiz><question type="multichoice"><name><text>Q</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext><defaultgrade>1</defaultgrade><single>true</single><answer fraction="100" format="html"><text>a</text></answer><answer fraction="0" format="html"><text>b</text></answer></question></quiz>`,
  )
const harmful = {
  'handlers of events':
    '<img src="x" onerror="fetch(`https://example.org/1`)"><p onclick="alert(2)">Why?</p><svg onload="alert(3)"></svg>',
  'remote pictures': 'Why? <img src="https://example.org/a.png"><img srcset="https://example.org/c.png 2x">',
  'styles and frames elsewhere':
    '<link rel="stylesheet" href="https://example.org/a.css"><style>@import "https://example.org/b.css"</style><p style="background:url(https://example.org/c.png)">Why?</p><object data="https://example.org/d"></object>',
}
const entity = Buffer.from(
  '<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a SYSTEM "file:///etc/hostname">]><quiz>&a;</quiz>',
)

test('hostile files run nothing and fetch nothing, and one that takes too long is given up (T482)', async ({
  page,
  educator,
  signIn,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (/example\.org|^(?!https?:|blob:|data:)/.test(request.url())) elsewhere.push(request.url())
  })
  page.on('dialog', (dialog) => elsewhere.push(dialog.message()))
  await page.clock.install()
  await signIn(page, educator, '/excel-upload')
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Excel file').setInputFiles({ name, mimeType: 'text/xml', buffer })
  const upload = page.getByRole('button', { name: 'Upload & Proceed', exact: true })
  const alert = page.getByRole('alert')

  for (const [name, text] of Object.entries(harmful))
    await test.step(name, async () => {
      await choose('course.xml', course(text))
      await upload.click()
      await expect(page.getByRole('article', { name: /^Question 1/ })).toContainText('Why?')
      await page.goto('/excel-upload')
    })

  await choose('entity.xml', entity)
  await upload.click()
  await expect(alert.filter({ hasText: 'DOCTYPE' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove entity.xml', exact: true }).click()

  const hanging = { contentType: 'text/javascript', body: 'self.onmessage = () => { for (;;); }' }
  await page.route(/formats\.worker/, (route) => route.fulfill(hanging))
  await choose('large.xml', course('Why?'))
  await upload.click()
  // The time limit starts when reading starts, which may be only after the first jump.
  await expect(async () => {
    await page.clock.fastForward(30_000)
    const givenUp = alert.filter({ hasText: 'This file takes too long to read.' })
    await expect(givenUp).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.unroute(/formats\.worker/)
  await page.getByRole('button', { name: 'Remove large.xml', exact: true }).click()
  await choose('small.txt', Buffer.from('Is water wet? {T}'))
  await upload.click()
  await expect(page.getByText('Read as GIFT.')).toBeVisible()
  expect(elsewhere).toEqual([])
})
