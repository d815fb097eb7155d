// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openSession } from '../lib/calls/session.ts'
import { openApp, portal, type Reply, failing, wordless } from './open-app-testing.ts'

type Page = ReturnType<typeof openApp>
type Failures = [Reply, string][]

const summary = 'main [role=alert] li'
const notice = 'main [role=alert]'
const toast = '.toast p'
const done = { success: true, message: 'Done.' }
const full = failing('The disk is full.')
const disk = 'The disk is full.'

/** Lets a call fail in each way, and looks each time that this is said, and that what was typed is still there. */
async function expectInTurn(
  page: Page,
  {
    call,
    press,
    where,
    typed = {},
  }: { call: string; press: string; where: string; typed?: Record<string, string> },
  failures: Failures,
) {
  for (const [reply, sentence] of failures) {
    const held = Promise.withResolvers<Reply>()
    page.answers[call] = held.promise
    await page.press(press)
    // What was said of the last try is gone as soon as the next one begins.
    await expect.poll(() => page.textsOf(where), { interval: 5 }).toEqual([])
    held.resolve(reply)
    await page.expectText(where, sentence)
    for (const [label, text] of Object.entries(typed)) expect((await page.field(label)).value).toBe(text)
  }
}

const bodiesOf = (page: Page, call: string) =>
  page.sent.flatMap((each) => (each.call === call ? [each.body] : []))

async function fillAll(page: Page, typed: Record<string, string>) {
  for (const [label, text] of Object.entries(typed)) await page.fill(label, text)
}

test('a sign-up that fails says why, keeps what was typed and can be tried again (T97)', async () => {
  const page = openApp('/signin', null)
  const typed = {
    'Full Name': 'Amara Okafor',
    Email: 'amara@northfield.example',
    Password: 'a long pass phrase',
    Role: 'admin',
  }
  await fillAll(page, typed)
  const call = 'POST /api/auth/signup'
  await expectInTurn(page, { call, press: 'Sign In', where: summary, typed }, [
    [wordless, 'Sign-in failed'],
    [full, disk],
    [{ json: { token: 'x' } }, 'Error: No user data received. Check backend response.'],
    [portal, 'Error: No user data received. Check backend response.'],
    ['no answer', 'Network error. Please try again.'],
  ])
  expect(sessionStorage).toHaveLength(0)
  const user = { _id: 'amara', name: 'Amara Okafor', email: 'amara@northfield.example', role: 'admin' }
  page.answers[call] = { status: 201, json: { ...done, user, token: 'x' } }
  await page.press('Sign In')
  await page.expectText(toast, 'Sign-in successful!')
  const [name, email, password, role] = Object.values(typed)
  expect(bodiesOf(page, call).at(-1)).toEqual({ name, email, password, role, remember: false })
  expect(location.pathname).toBe('/')
})

test('a login that fails says why and can be tried again', async () => {
  const page = openApp('/login', null)
  const typed = { Email: 'daniel@northfield.example', Password: 'correct horse' }
  await fillAll(page, typed)
  const call = 'POST /api/auth/login'
  await expectInTurn(page, { call, press: 'Login', where: summary, typed }, [
    [full, disk],
    [wordless, 'Something went wrong. Please try again.'],
    [{ json: { token: 'x' } }, 'Something went wrong. Please try again.'],
    [portal, 'Something went wrong. Please try again.'],
    ['no answer', 'Network error. Please try again.'],
  ])
  const refused = { success: false, code: 'invalid-credentials', message: 'Invalid email or password.' }
  page.answers[call] = { status: 401, json: refused }
  await page.press('Login')
  await page.expectText(summary, 'Invalid email or password.')
  expect((await page.field('Password')).value, 'a refused password is typed anew').toBe('')
  expect(bodiesOf(page, call).at(-1)).toEqual({
    email: 'daniel@northfield.example',
    password: 'correct horse',
    remember: false,
  })
})

const contact = { contactUrl: 'https://forms.example/send', contactAccessKey: 'key-of-the-school' }
const message = { Message: 'The code does not open.' }

test('a message that does not go out stays in its field, with the reason (T43)', async () => {
  const page = openApp('/contact', 'student', { 'GET /api/config': { json: contact } })
  await fillAll(page, message)
  const call = `POST ${contact.contactUrl}`
  await expectInTurn(page, { call, press: 'Send Message', where: notice, typed: message }, [
    [{ status: 429, json: { success: false, message: 'Daily limit reached.' } }, 'Daily limit reached.'],
    [{ json: { success: false } }, 'Something went wrong. Please try again.'],
    [portal, 'Something went wrong. Please try again.'],
    [wordless, 'Something went wrong. Please try again.'],
    ['no answer', 'Network error. Please try again.'],
  ])
  const reply = Promise.withResolvers<Reply>()
  page.answers[call] = reply.promise
  await page.press('Send Message')
  await page.expectText('main button[aria-disabled=true], main button:disabled', 'Sending...')
  reply.resolve({ json: { success: true } })
  await page.expectText('main [role=status]', 'Message sent successfully!')
  expect((await page.field('Message')).value).toBe('')
  const { headers, body } = page.sent.findLast((each) => each.call === call) ?? {}
  expect(headers).not.toHaveProperty('authorization')
  expect(body).toEqual({
    name: 'Daniel Reyes',
    email: 'daniel@northfield.example',
    message: 'The code does not open.',
    access_key: contact.contactAccessKey,
    botcheck: '',
  })
})

test('a message to our own address is not called sent before our server has said so', async () => {
  const page = openApp('/contact', 'student', { 'GET /api/config': { json: { contactUrl: '/api/contact' } } })
  await fillAll(page, message)
  const call = 'POST /api/contact'
  await expectInTurn(page, { call, press: 'Send Message', where: notice, typed: message }, [
    [{ json: { success: false } }, 'Something went wrong. Please try again.'],
    [{ json: { success: false, message: 'Daily limit reached.' } }, 'Daily limit reached.'],
    [full, disk],
    [portal, 'Something went wrong. Please try again.'],
  ])
  expect(page.textsOf('main [role=status]')).toEqual([])
  page.answers[call] = { json: { success: true } }
  await page.press('Send Message')
  await page.expectText('main [role=status]', 'Message sent successfully!')
})

test('a code that cannot be verified stays in its field, with the reason (T124)', async () => {
  const page = openApp('/verify-captcha', 'student')
  const typed = { 'Quiz code': 'K7rTm2Qx' }
  await fillAll(page, typed)
  const call = 'POST /api/verify/secret-code'
  const where = '[aria-live=assertive] .field-error'
  await expectInTurn(page, { call, press: 'Verify & Continue', where, typed }, [
    [{ json: { valid: false } }, 'Invalid code. Please try again.'],
    [{ status: 404 }, 'Invalid code. Please try again.'],
    [full, 'An error occurred. Please try again later.'],
    ['no answer', 'An error occurred. Please try again later.'],
  ])
  expect((await page.field('Quiz code')).getAttribute('aria-describedby')).toContain('problem')
  page.answers[call] = { json: { valid: true, quizId: 'cells' } }
  await page.press('Verify & Continue')
  await expect.poll(() => location.pathname).toBe('/quiz/cells')
})

test('a quiz that cannot be created keeps what was typed until it can (T12)', async () => {
  const page = openApp('/manual-entry', 'admin')
  const typed = { 'Quiz Title': 'Water', 'Number of Questions': '1', 'Time Limit (minutes)': '10' }
  await fillAll(page, typed)
  const call = 'POST /api/quiz/create'
  await expectInTurn(page, { call, press: 'Proceed to Question Entry', where: toast, typed }, [
    [wordless, 'Failed to save quiz. Try again later.'],
    [full, disk],
    ['no answer', 'Failed to save quiz. Try again later.'],
  ])
  page.answers[call] = { status: 201, json: { ...done, quiz: { _id: 'water' } } }
  await page.press('Try again')
  await page.expectText(toast, 'Quiz created successfully!')
  expect(location.pathname).toBe('/create-questions/water')
  const bodies = bodiesOf(page, call)
  expect(bodies[0]).toMatchObject({
    title: 'Water',
    numQuestions: 1,
    timeLimit: 10,
    secretCode: expect.stringMatching(/^[A-Za-z0-9]{8}$/),
  })
  expect(bodies, 'one code, drawn when the screen opened').toEqual(Array.from({ length: 4 }, () => bodies[0]))
})

const own = { _id: 'water', title: 'Water', timeLimit: 10, numQuestions: 1, role: 'owner', state: 'draft' }
const written = {
  text: 'How does water cross a membrane?',
  type: 'write',
  options: [],
  correctAnswers: ['Osmosis'],
}

async function writeQuestion(page: Page) {
  await page.press('Question type: Single Correct')
  await page.press('Write Answer')
  await fillAll(page, { 'Question text': written.text, 'Correct Answer': 'Osmosis' })
}

test('questions that cannot be saved stay until they can (T13)', async () => {
  const page = openApp('/create-questions/water', 'admin', {
    'GET /api/quiz/water': { json: { ...done, quiz: own, questions: [], revision: 0 } },
    'GET /api/quiz/water/draft': { json: { draft: null } },
  })
  await writeQuestion(page)
  const call = 'POST /api/questions/create'
  const typed = { 'Question text': written.text, 'Correct Answer': 'Osmosis' }
  await expectInTurn(page, { call, press: 'Save & Proceed', where: toast, typed }, [
    [wordless, 'Failed to save questions. Try again later.'],
    [full, disk],
    ['no answer', 'Failed to save questions. Try again later.'],
  ])
  page.answers[call] = { status: 201, json: done }
  await page.press('Try again')
  await page.expectText(toast, 'Questions saved successfully!')
  expect(location.pathname).toBe('/review-quiz/water')
  expect(bodiesOf(page, call).at(-1)).toMatchObject({ quizId: 'water', questions: [written] })
})

test('a refused question is told in its place alone, and what has no place by a toast', async () => {
  const page = openApp('/create-questions/water', 'admin', {
    'GET /api/quiz/water': { json: { ...done, quiz: own, questions: [], revision: 0 } },
    'GET /api/quiz/water/draft': { json: { draft: null } },
  })
  await writeQuestion(page)
  const refuse = async (path: string) => {
    const refused = 'This cannot be kept.'
    const json = {
      code: 'invalid-input',
      message: refused,
      problems: [{ path, code: 'too-big', message: refused }],
    }
    page.answers['POST /api/questions/create'] = { status: 422, json }
    await page.press('Save & Proceed')
  }
  await refuse('questions.0.text')
  await page.expectText('main .field-error', 'This cannot be kept.')
  expect(page.textsOf(toast)).toEqual([])
  await refuse('questions')
  await page.expectText(toast, 'This cannot be kept.')
})

test('changes that cannot be saved stay until they can (T268)', async () => {
  const stored = { ...written, _id: 'q1' }
  const page = openApp('/edit-quiz/water', 'admin', {
    'GET /api/quiz/water': { json: { ...done, quiz: own, questions: [stored], revision: 1 } },
    'GET /api/questions/water': { json: { ...done, questions: [stored], revision: 1 } },
    'GET /api/quiz/water/draft': { json: { draft: null } },
    'POST /api/quiz/water/preview': { json: { ...done, scoresChanged: 0 } },
  })
  const typed = { 'Question text': 'How does water pass a membrane?' }
  await fillAll(page, typed)
  const call = 'PUT /api/quiz/water'
  const tooLarge = { success: false, code: 'too-large', message: 'This is too large.' }
  await expectInTurn(page, { call, press: 'Save Changes', where: toast, typed }, [
    [wordless, 'Failed to save quiz.'],
    [full, 'Failed to save quiz.'],
    [{ status: 413, json: tooLarge }, 'Failed to save quiz. This is too large.'],
    // A log-in page of the network is no success either, nor is a preview that a proxy answers.
    [portal, 'Failed to save quiz.'],
    ['no answer', 'Failed to save quiz.'],
  ])
  page.answers['POST /api/quiz/water/preview'] = { json: {} }
  page.answers[call] = { json: { ...done, quiz: own, revision: 2 } }
  await page.press('Try again')
  await page.expectText(toast, 'Failed to save quiz.')
  expect(location.pathname).toBe('/edit-quiz/water')
  page.answers['POST /api/quiz/water/preview'] = { json: { ...done, scoresChanged: 0 } }
  await page.press('Try again')
  await page.expectText(toast, 'Quiz updated successfully! New starters get this version.')
  expect(location.pathname).toBe('/review-quiz/water')
  expect(bodiesOf(page, call).at(-1)).toMatchObject({
    questions: [{ ...stored, text: 'How does water pass a membrane?' }],
    baseRevision: 1,
  })
})

const slipSentence = 'This slip has been used. Ask your teacher for a new one.'
const slipRefused = {
  status: 404,
  json: { success: false, code: 'invalid-code', reason: 'slip-used', message: slipSentence },
}

test('a slip that does not sign in says why at its code, which stays, and one that does leads to the quiz (T580)', async () => {
  const page = openApp('/slip#abcdefgh23', null)
  await expect.poll(async () => (await page.field('Code of your slip')).value).toBe('ABCDE-FGH23')
  expect(location.hash).toBe('')
  const call = 'POST /api/auth/slip'
  await expectInTurn(
    page,
    { call, press: 'Sign in', where: '.field-error', typed: { 'Code of your slip': 'ABCDE-FGH23' } },
    [
      [slipRefused, slipSentence],
      [wordless, 'Something went wrong. Please try again.'],
      [portal, 'Something went wrong. Please try again.'],
      ['no answer', 'Network error. Please try again.'],
    ],
  )
  expect(sessionStorage).toHaveLength(0)
  const user = { _id: 'ada', name: 'Ada King', email: '', role: 'student' }
  page.answers[call] = { json: { user, token: 'x', message: 'Login successful!', secretCode: 'Cell2026' } }
  await page.press('Sign in')
  await page.expectText(toast, 'Login successful!')
  expect(location.pathname + location.search).toBe('/join?code=Cell2026')
  expect(bodiesOf(page, call).at(-1)).toEqual({ code: 'ABCDE-FGH23' })
})

test('who is signed in is told what a slip does, and a slip without a quiz leads Home (T584)', async () => {
  const page = openApp('/slip', 'student')
  await page.expectText(notice, 'Daniel Reyes is signed in on this device. Signing in with a slip ends that.')
  await page.fill('Code of your slip', 'abcde fgh23')
  const user = { _id: 'ada', name: 'Ada King', email: '', role: 'student' }
  page.answers['POST /api/auth/slip'] = { json: { user, token: 'x', message: 'Login successful!' } }
  await page.press('Sign in')
  await page.expectText(toast, 'Login successful!')
  expect(location.pathname).toBe('/')
})

test('a slip is taken over into the account whose page asks for it, and says what moved (T581)', async () => {
  const page = openApp('/slip#ABCDEFGH23', 'student', {
    'GET /api/account/sessions': { json: { sessions: [] } },
  })
  await page.field('Code of your slip')
  await page.press('Take it over into your account')
  await page.expectText('h2', 'Take over a slip')
  await expect.poll(async () => (await page.field('Code of your slip')).value).toBe('ABCDE-FGH23')
  const call = 'POST /api/account/slip'
  await expectInTurn(
    page,
    {
      call,
      press: 'Take over the slip',
      where: '.field-error',
      typed: { 'Code of your slip': 'ABCDE-FGH23' },
    },
    [
      [slipRefused, slipSentence],
      ['no answer', 'Network error. Please try again.'],
    ],
  )
  page.answers[call] = { json: { attempts: 2, user: {} } }
  await page.press('Take over the slip')
  await page.expectText(toast, '2 attempts are in your account now.')
  expect((await page.field('Code of your slip')).value).toBe('')
})

test('the page of an account of a slip has no email and no password, and says how to keep the work (T585)', async () => {
  const page = openApp('/account', null, { 'GET /api/account/sessions': { json: { sessions: [] } } })
  openSession({ user: { _id: 'ada', name: 'Ada King', email: '', role: 'student' }, token: 'x' })
  history.pushState(null, '', '/account')
  await page.expectText('#by-slip', 'Keep your work')
  expect(page.textsOf('main').join()).toContain('by slip')
  expect(page.textsOf('h2')).not.toContain('Password')
  expect(page.textsOf('h2')).not.toContain('Take over a slip')
})

test('who has become an operator since the log-in finds that page, and who is none any more does not', async () => {
  const daniel = { _id: 'daniel', name: 'Daniel Reyes', email: 'daniel@northfield.example', role: 'student' }
  const open = (user: object) =>
    openApp('/account', 'student', { 'GET /api/auth/me': { json: { user: { ...daniel, ...user } } } })
  const named = open({ isOperator: true })
  await named.expectText('main a', 'Operator’s page')
  expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toEqual({ ...daniel, isOperator: true })
  const dismissed = open({})
  openSession({ user: { ...daniel, role: 'student', isOperator: true }, token: 'token' })
  await expect.poll(() => sessionStorage.getItem('user'), { interval: 5 }).not.toContain('isOperator')
  expect(dismissed.textsOf('main a')).not.toContain('Operator’s page')
})

test('before an account is deleted, its page names only what there is of it', async () => {
  const open = (user: object, kept: object = {}) => {
    const page = openApp('/account', null, { 'GET /api/account/sessions': { json: { sessions: [] } } })
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, JSON.stringify(value))
    openSession({
      user: { _id: 'ada', name: 'Ada King', email: 'ada@x.example', role: 'student', ...user },
      token: 'x',
    })
    history.pushState(null, '', '/account')
    return page
  }
  const expectSaid = async (page: Page, removed: string, ending = '') => {
    const hint = `${removed} are removed at once${ending && `, and ${ending}`}. This cannot be undone.`
    await page.expectText('[aria-labelledby=delete] p', hint)
    await page.press('Delete my account')
    await expect
      .poll(() => page.textsOf('#delete-text').join(), { interval: 5 })
      .toContain(`${removed} are removed, `)
    expect(page.textsOf('#delete-password')).toHaveLength(removed.includes('password') ? 1 : 0)
  }
  await expectSaid(open({}), 'Your name, email, password and messages')
  await expectSaid(open({ email: '' }), 'Your name and messages', 'your slip ends')
  const school = { token: 'x', label: 'Northfield' }
  await expectSaid(open({}, { school }), 'Your name, email and messages')
})

test('a quiz that cannot be started says so and can be tried again', async () => {
  const page = openApp('/quiz/cells', 'student', {
    'GET /api/quiz/cells': {
      json: { ...done, quiz: { ...own, _id: 'cells' }, questions: [], attempt: { state: 'admitted' } },
    },
  })
  const call = 'POST /api/quiz/cells/start'
  await expectInTurn(page, { call, press: 'Start Quiz', where: toast }, [
    [wordless, 'The quiz could not be started. Something went wrong. Please try again.'],
    ['no answer', 'The quiz could not be started. Network error. Please try again.'],
  ])
  const question = { _id: 'q1', text: 'Which organelle?', type: 'write', options: [] }
  const attempt = { _id: 'a', state: 'in-progress', durationMs: 600_000, remainingMs: 600_000, answers: [] }
  page.answers[call] = { json: { ...done, attempt, questions: [question] } }
  await page.press('Try again')
  await page.expectText('h2', 'Question 1: Which organelle?')
})

test('when the time is over the answers are locked and sent until the server has them (T129)', async () => {
  const question = {
    _id: 'q1',
    text: 'Which organelle?',
    type: 'single',
    options: ['Nucleus', 'Mitochondrion'],
  }
  const answers = [{ questionId: 'q1', selectedOption: 'Nucleus', age: 5 }]
  const attempt = { _id: 'a', state: 'in-progress', durationMs: 600_000, remainingMs: 300, answers }
  const page = openApp('/quiz/cells', 'student', {
    'GET /api/quiz/cells': {
      json: { ...done, quiz: { ...own, _id: 'cells' }, questions: [question], attempt },
    },
    'PUT /api/attempts/a/answers': {
      json: { ...done, savedAt: '2026-01-05T08:00:00.000Z', remainingMs: 0, others: [] },
    },
    'POST /api/results/submit': full,
  })
  const dialog = () => page.textsOf('[role=alertdialog]').join()
  await expect.poll(dialog, { interval: 5 }).toContain("Time's up! Submitting your quiz.")
  await expect.poll(dialog, { interval: 5 }).toContain('Failed to submit quiz: The disk is full.')
  expect(page.textsOf('input[type=radio]:not(:disabled)')).toEqual([])
  expect(page.textsOf('input[type=radio]')).toHaveLength(2)
  page.answers['POST /api/results/submit'] = { json: { ...done, answers: [] } }
  await page.press('Try again')
  await expect.poll(dialog, { interval: 5 }).toContain('Your answer is safe.')
})
