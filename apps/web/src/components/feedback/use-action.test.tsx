// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { CallError, NetworkError } from '../../lib/failures.ts'
import { renderHook } from '../../lib/render-hook-testing.ts'
import { Toaster, type ToastMessage } from './toast.tsx'
import { runAction, useAction } from './use-action.ts'

const refused = new CallError(409, {
  success: false,
  code: 'attempt-changed',
  message: 'Somebody was first.',
})

function actionOf(deed: (name: string) => Promise<string>) {
  const { result, container } = renderHook(
    () =>
      useAction(deed, {
        done: (reply, name) => () => `${name}: ${reply}`,
        failed: () => 'It could not be done.',
        denied: (error) => (error === refused ? () => 'Look again.' : undefined),
      }),
    null,
    <Toaster />,
  )
  const press = (label: string) =>
    act(async () => {
      const buttons = [...container.querySelectorAll('button')]
      buttons.find((button) => button.textContent === label)?.click()
    })
  return { run: (name: string) => act(() => result().run(name)), result, container, press }
}

test('an action shows that it is done', async () => {
  const { run, container } = actionOf(async () => 'done')
  expect(await run('One')).toBe(true)
  expect(container.querySelector('[role=status]')?.textContent).toContain('One: done')
})

test('a failed action is tried again with what it was given', async () => {
  const deed = vi.fn<(name: string) => Promise<string>>(async () => 'done')
  deed.mockRejectedValueOnce(new NetworkError())
  const { run, container, press } = actionOf(deed)
  expect(await run('One')).toBe(false)
  expect(container.querySelector('[role=alert]')?.textContent).toContain('It could not be done.')
  await press('Try again')
  expect(deed.mock.calls).toEqual([['One'], ['One']])
  expect(container.textContent).toContain('One: done')
  expect(container.textContent).not.toContain('It could not be done.')
})

const submitted = new CallError(409, {
  success: false,
  code: 'already-attempted',
  message: 'This quiz is submitted.',
})

test.each([
  [refused, 'Look again.'],
  [submitted, 'This quiz is submitted.'],
])('an action that would be refused again is not offered again (%#)', async (error, text) => {
  const deed = vi.fn<(name: string) => Promise<string>>()
  deed.mockRejectedValue(error)
  const { run, container } = actionOf(deed)
  await run('One')
  expect(container.textContent).toContain(text)
  expect(container.textContent).not.toContain('Try again')
})

test('an action that has changed nothing says so, and not as a success', async () => {
  const show = vi.fn<() => void>()
  const nothing = { kind: 'warn', text: () => 'No student got extra time.' } as const
  await runAction(async () => 0, undefined, { done: () => nothing, failed: () => '' }, show)
  expect(show).toHaveBeenCalledWith(nothing)
})

test('an action is busy until it has ended', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const { result } = actionOf(() => promise)
  expect(result().isBusy).toBe(false)
  let ended: Promise<boolean> | undefined
  await act(async () => {
    ended = result().run('One')
  })
  expect(result().isBusy).toBe(true)
  await act(async () => {
    resolve('done')
    await ended
  })
  expect(result().isBusy).toBe(false)
})

test('an action with nothing to say when it is done is done all the same', async () => {
  const deed = vi.fn<(name: string) => Promise<void>>(async () => {})
  const show = vi.fn<() => void>()
  expect(await runAction(deed, 'One', { failed: () => 'It could not be done.' }, show)).toBe(true)
  expect(deed).toHaveBeenCalledWith('One')
  expect(show).not.toHaveBeenCalled()
})

test('what an action has told is read anew when it is drawn', async () => {
  const show = vi.fn<(message: ToastMessage) => void>()
  let language = 'en'
  const texts = {
    done: (reply: string) => () => `${reply} (${language})`,
    failed: () => `It could not be done. (${language})`,
  }
  await runAction(async () => 'Done', undefined, texts, show)
  await runAction(() => Promise.reject(new NetworkError()), undefined, texts, show)
  language = 'de'
  expect(show.mock.calls.map(([{ text }]) => text())).toEqual(['Done (de)', 'It could not be done. (de)'])
})
