import type { Page } from '@playwright/test'

/** What a person does first on a page: types into a field, or chooses an option of the first question. */
export type Press =
  | { kind: 'type'; field: string; text: string }
  | { kind: 'choose'; options: string; position: number }

/**
 * When the page took what was pressed and kept it, in ms after the navigation began, and how often it had lost it
 * before, as when the app replaced what stood there.
 */
export type Pressed = { atMs: number; lost: number }

/**
 * The script that presses as soon as the page has something to press: it looks before each frame, and presses again
 * if what was pressed is gone. The page is not told apart from one that answers at once.
 */
export const pressingScript = (press: Press) => `{
  const pressed = window.pressed = { presses: 0 }
  ${press.kind === 'type' ? typing(press) : choosing(press)}
  const look = () => {
    const target = find()
    if (target && target.getClientRects().length > 0 && !target.disabled && !isKept(target)) {
      pressed.presses += 1
      pressed.atMs = performance.now()
      act(target)
    }
    pressed.frame = requestAnimationFrame(look)
  }
  pressed.isKept = () => {
    cancelAnimationFrame(pressed.frame)
    return isKept(find())
  }
  look()
}`

const typing = ({ field, text }: Press & { kind: 'type' }) => `
  const text = ${JSON.stringify(text)}
  const find = () => document.querySelector(${JSON.stringify(field)})
  const isKept = (field) => field.value.includes(text)
  const act = (field) => {
    field.focus({ preventScroll: true })
    document.execCommand('insertText', false, text)
  }`

const choosing = ({ options, position }: Press & { kind: 'choose' }) => `
  const find = () => document.querySelectorAll(${JSON.stringify(options)})[${position}]
  const isKept = (option) => option.checked
  const act = (option) => option.click()`

/**
 * The first press of a page that has been loaded. The app must have taken over by now: it has sent the answer
 * (`sent`), or refuses the code, of which what was pressed is a part. What was pressed must still be there.
 */
export async function readPressed(
  page: Page,
  { kind }: Press,
  sent: Promise<unknown> | undefined,
): Promise<Pressed> {
  if (kind === 'choose') await sent
  const isKept = await page.evaluate<boolean>('pressed.isKept()')
  if (kind === 'type') {
    await page.locator('button[type=submit]').click()
    await page.locator('[aria-invalid=true]').waitFor()
  }
  if (!isKept || !(await page.evaluate<boolean>('pressed.isKept()')))
    throw new Error('The page lost what was pressed')
  const { atMs, lost } = await page.evaluate<Pressed>('({ atMs: pressed.atMs, lost: pressed.presses - 1 })')
  return { atMs, lost }
}

/** Resolves when the server has an answer of the page. */
export const answerSent = (page: Page) =>
  page.waitForResponse(
    (reply) => reply.request().method() === 'PUT' && reply.url().endsWith('/answers') && reply.ok(),
  )
