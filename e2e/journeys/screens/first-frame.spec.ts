import { languageTags } from '@quizly/words'
import type { Page } from '@playwright/test'
import { beginQuiz, changeSettings, createReadyQuiz, takeQuiz } from '../../api.ts'
import { holding } from '../../answering.ts'
import { expect, test } from '../../fixtures.ts'

const app = '**/assets/index-*.js'

/** What a person can see of the page. */
const shownIn = (page: Page) => page.evaluate(() => document.getElementById('root')?.innerText ?? '')

/** Notes for each frame from the first one on whether something can be seen. */
async function noteFrames(page: Page, selector: string, text = '') {
  await page.addInitScript(
    ([found, own]) => {
      const seen: boolean[] = []
      Object.assign(window, { seen })
      requestAnimationFrame(function look() {
        const all = document.querySelectorAll(found)
        seen.push([...all].some((each) => each.checkVisibility() && each.textContent.includes(own)))
        requestAnimationFrame(look)
      })
    },
    [selector, text] as const,
  )
  return () => page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)
}

/** Controls that wait for the app fade after a while. */
const expectNoneWait = (page: Page) => expect(page.locator('#root')).not.toHaveAttribute('data-addresses')

const framed = ['/', '/login', '/signin', '/join?code=K7rTm2Qx', '/quiz/some/result']
for (const [i, language] of languageTags.entries()) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, colorScheme: i % 2 === 0 ? 'light' : 'dark' })

    test(`each first frame in ${language} is there before the app, which makes it its own as it is`, async ({
      page,
      student,
      signIn,
    }) => {
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      for (const isSignedIn of [false, true]) {
        if (isSignedIn) await signIn(page, student)
        for (const path of isSignedIn ? ['/', '/join?code=K7rTm2Qx'] : framed) {
          let before = ''
          await holding(page, app, async () => {
            await page.goto(path)
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            expect(await page.title()).toMatch(/^.+ – Quizly$/)
            before = await shownIn(page)
          })
          await expect(page.locator('#root')).not.toHaveAttribute('data-addresses')
          expect(await shownIn(page)).toBe(before)
        }
      }
      expect(errors).toEqual([])
    })
  })
}

test('who is signed in sees no frame of somebody who is not, and their name in it', async ({
  page,
  student,
  educator,
  browser,
  server,
  signIn,
}) => {
  const other = await (await browser.newContext({ baseURL: server.url })).newPage()
  for (const [person, place] of [
    [student, page],
    [educator, other],
  ] as const) {
    await signIn(place, person)
    const seen = await noteFrames(place, '.nav a[href="/login"]')
    for (const path of ['/', '/login', '/signin', '/join', '/quiz/some', '/quiz/some/result', '/profile']) {
      await place.goto(path, { waitUntil: 'networkidle' })
      expect(await seen(), path).not.toContain(true)
      await expectNoneWait(place)
    }
  }
  await holding(page, app, async () => {
    await page.goto('/')
    await expect(page.locator('.nav__user')).toHaveText(student.user.name)
  })
})

test('a language and a look that were chosen earlier are there from the first frame on', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'de')
    localStorage.setItem('theme', 'dark')
  })
  const inEnglish = await noteFrames(page, 'h1', 'Test Your Knowledge')
  await page.goto('/')
  await expect(
    page.getByRole('heading', { name: 'Teste dein Wissen, verfolge deinen Fortschritt' }),
  ).toBeVisible()
  expect(await inEnglish()).not.toContain(true)
  await expectNoneWait(page)

  // From now on the server knows the language, too.
  await page.context().addCookies([{ name: 'language', value: 'de', url: page.url() }])
  await holding(page, app, async () => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 20, 26)')
    await expect(page.getByLabel('Darstellung')).toHaveValue('dark')
  })
  await expect(page.getByLabel('Darstellung')).toHaveValue('dark')
})

test('what is typed, chosen and pressed before the app is there counts', async ({ page, student }) => {
  await holding(page, app, async () => {
    await page.goto('/login')
    await page.getByLabel('Appearance').selectOption('dark')
    await page.getByRole('textbox', { name: 'Email' }).fill(student.user.email)
    await page.getByLabel('Password', { exact: true }).fill(student.password)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByRole('button', { name: 'Login' })).toHaveClass(/is-pressed/)
    await expect(page).toHaveURL(/\/login$/)
  })
  await expect(page.getByText('Login successful!')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a page that says why one is there takes its first frame over too, with what is typed in it', async ({
  page,
  student,
}) => {
  await page.goto('/join')
  const notice = page.getByText('You need to login to start a quiz.')
  await expect(notice).toBeVisible()
  const email = page.getByRole('textbox', { name: 'Email' })
  await holding(page, app, async () => {
    await page.reload()
    await email.fill(student.user.email)
    await email.evaluate((field) => field.setAttribute('data-frame', ''))
  })
  await expect(notice).toBeVisible()
  await expect(email).toHaveAttribute('data-frame')
  await expect(email).toHaveValue(student.user.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/join$/)
})

test('a link that is pressed before the app is there leads on, with the way back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await holding(page, app, async () => {
    await page.goto('/join?code=K7rTm2Qx')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  })
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  expect(await page.evaluate(() => (history.state as { from?: string }).from)).toBe('/join?code=K7rTm2Qx')
})

test('a link that is pressed while the app begins waits for it, with the way back, however long that takes', async ({
  page,
}) => {
  await page.clock.install()
  await holding(page, '**/assets/en-account-*.js', async () => {
    await page.addInitScript(() => history.replaceState({ from: '/join?code=K7rTm2Qx' }, ''))
    await page.goto('/signin')
    const isStarted = () =>
      page.evaluate(() => (window as { firstFrame?: { isStarted?: boolean } }).firstFrame?.isStarted)
    await expect.poll(isStarted).toBe(true)
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await page.clock.fastForward(6_000)
    await expect(page).toHaveURL(/\/signin$/)
  })
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => (history.state as { from?: string }).from)).toBe('/join?code=K7rTm2Qx')
})

test('the code of the address is in its field at once, and what is typed there stays', async ({
  page,
  student,
  signIn,
}) => {
  await signIn(page, student)
  const field = page.getByPlaceholder('Enter Code')
  await holding(page, app, async () => {
    await page.goto('/join?code=K7rTm2Qx')
    await expect(field).toHaveValue('K7rTm2Qx')
    await field.fill('b4WnZ8pL')
  })
  await expect(page.locator('#root')).not.toHaveAttribute('data-addresses')
  await expect(field).toHaveValue('b4WnZ8pL')
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'Verify & Continue' }).click()
  await expect(page).toHaveURL(/code=b4WnZ8pL$/)
})

test('a page that was changed on its way is drawn anew without a blank frame, and keeps what was typed', async ({
  browser,
  server,
}) => {
  // It has no fixture that minds the error by which React says that it draws the page anew.
  const page = await (await browser.newContext({ baseURL: server.url })).newPage()
  const drawnAnew = page.waitForEvent('pageerror')
  await page.route('/login', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.text()).replace('<main', '<div>Mind the proxy</div><main')
    await route.fulfill({ response: reply, body })
  })
  const seen = await noteFrames(page, 'h1', 'Login')
  await holding(page, app, async () => {
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'Email' }).fill('dana@northfield.example')
  })
  expect((await drawnAnew).message).toContain('#418')
  await expect(page.getByText('Mind the proxy')).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('dana@northfield.example')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  const frames = await seen()
  expect(frames.slice(frames.indexOf(true))).not.toContain(false)
})

test('the app begins in a browser that tells nobody when it paints', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/login')
  await expect(page.locator('#root')).not.toHaveAttribute('data-addresses')
})

test('words that do not come are English ones, and what was typed in the first frame stays', async ({
  browser,
  server,
}) => {
  const page = await (await browser.newContext({ baseURL: server.url, locale: 'de' })).newPage()
  await page.route('**/assets/de-account-*.js', (route) => route.abort())
  await holding(page, app, async () => {
    await page.goto('/signin')
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('dana@northfield.example')
  })
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  await expect(page.locator('[name=email]')).toHaveValue('dana@northfield.example')
})

test('while the app is late, the page says which of its buttons wait, and a pressed one that it does', async ({
  page,
}) => {
  await holding(page, app, async () => {
    await page.goto('/')
    const create = page.getByRole('button', { name: 'Create Quiz' })
    await expect(page.getByRole('button', { name: 'Start Quiz' })).toHaveCSS('opacity', '0.6')
    await create.click()
    await expect(create).toHaveClass(/is-pressed/)
  })
  await expect(page.getByText('You need to login to create a quiz.')).toBeVisible()
})

test('the first question of a plain quiz is there before the app, once', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await beginQuiz(student, quiz)
  await signIn(page, student)
  const text = page.getByText('Which organelle is the site of aerobic respiration?').filter({ visible: true })
  await holding(page, app, async () => {
    await page.goto(`/quiz/${quiz._id}`)
    await expect(text).toHaveCount(1)
    await expect(page.getByRole('radio')).toHaveCount(0)
  })
  await expect(page.getByRole('radio', { name: 'Mitochondrion' })).toBeVisible()
  await expect(text).toHaveCount(1)
})

test('the title and the score of a result are there before the app, and a score that is held back is not', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await takeQuiz(student, quiz, ['Mitochondrion', null])
  await signIn(page, student)
  const score = page.locator('#first-score')
  const title = page.getByRole('heading', { name: quiz.title, level: 1 })
  for (const release of ['at-once', 'by-hand'] as const) {
    await changeSettings(educator, quiz, { resultRelease: release })
    await holding(page, app, async () => {
      await page.goto(`/quiz/${quiz._id}/result`)
      await expect(title).toBeVisible()
      if (release === 'at-once') {
        await expect(score).toBeVisible()
        await expect(score.locator('..')).toHaveText('1out of 3')
      } else await expect(score).toBeHidden()
    })
    await expect(score).toHaveCount(0)
    await expect(title).toBeVisible()
  }
})

test('a device whose clock is years off sees the first question, and the time that is left', async ({
  page,
  educator,
  student,
  signIn,
}) => {
  const quiz = await createReadyQuiz(educator)
  await beginQuiz(student, quiz)
  await signIn(page, student)
  await page.clock.setSystemTime('2031-05-04')
  const text = page.getByText('Which organelle is the site of aerobic respiration?').filter({ visible: true })
  await holding(page, app, async () => {
    await page.goto(`/quiz/${quiz._id}`)
    await expect(text).toHaveCount(1)
  })
  await expect(page.getByRole('timer', { name: 'Time left' })).toContainText(/1[0-5]:\d\d/)
})

test('a page that was scrolled before the app is there stays where it was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await holding(page, app, async () => {
    await page.goto('/')
    await page.evaluate(() => window.scrollTo(0, 200))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
  })
  await expect.poll(() => page.evaluate(() => 'firstFrame' in window && window.firstFrame)).toBeUndefined()
  expect(await page.evaluate(() => scrollY)).toBe(200)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, locale: 'de' })
  test('the page says what it needs in the reader’s language, and a password goes nowhere', async ({
    page,
  }) => {
    await page.goto('/login')
    const sentence = page.locator('noscript')
    expect(await sentence.innerHTML()).toContain('Quizly braucht JavaScript.')
    expect((await sentence.boundingBox())?.height).toBeGreaterThan(16)
    await page.getByLabel('Passwort', { exact: true }).fill('correct horse')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('correct horse')
    expect(new URL(page.url()).search).toBe('')
  })
})
