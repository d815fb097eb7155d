import type { Role, User } from '@quizly/contract'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished } from 'vitest'
import { closeSession, openSession } from '../lib/calls/session.ts'
import { bringPage } from '../lib/words/page-testing.ts'
import { App } from './app.tsx'

/** What the network does to a call: no reply arrives, or something answers. */
export type Reply = 'no answer' | { status?: number; body?: string; json?: unknown }
type Sent = { call: string; body: unknown; headers: Record<string, string> }

const people: Record<Role, User> = {
  admin: { _id: 'amara', name: 'Amara Okafor', email: 'amara@northfield.example', role: 'admin' },
  student: { _id: 'daniel', name: 'Daniel Reyes', email: 'daniel@northfield.example', role: 'student' },
}

let closeLast = () => {}

/**
 * Opens the app at an address, for nobody or for somebody in a role, until the test is over or opens it anew. `answers` says by method and path
 * how calls are answered, also later on; what it does not name is not found. The test's file asks for a page by
 * `@vitest-environment happy-dom`.
 */
export function openApp(
  path: string,
  role: Role | null,
  answers: Record<string, Reply | Promise<Reply>> = {},
  stored: Record<string, string> = {},
) {
  closeLast()
  const sent: Sent[] = []
  async function fetch(address: string, { method = 'GET', body, headers }: RequestInit) {
    const call = `${method} ${address}`
    sent.push({
      call,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      headers: headers as Record<string, string>,
    })
    const found = Object.entries(answers).find(
      ([pattern]) => pattern === call || pattern === call.split('?')[0],
    )
    const reply = (await found?.[1]) ?? missing
    if (reply === 'no answer') throw new TypeError('Failed to fetch')
    const text = reply.body ?? (reply.json === undefined ? '' : JSON.stringify(reply.json))
    return new Response(text, { status: reply.status ?? 200 })
  }
  const network = globalThis.fetch
  Object.assign(globalThis, { fetch })
  bringPage(() => 'en')
  localStorage.clear()
  Object.assign(localStorage, stored)
  sessionStorage.clear()
  if (role) openSession({ user: people[role], token: 'token' })
  else closeSession()
  history.replaceState(null, '', path)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(createElement(App))
  closeLast = () => {
    closeLast = () => {}
    container.querySelectorAll<HTMLElement>('.toast [aria-label=Dismiss]').forEach((button) => button.click())
    root.unmount()
    container.remove()
    closeSession()
    // Only now, because a screen may still send something while it goes.
    Object.assign(globalThis, { fetch: network })
  }
  onTestFinished(() => closeLast())

  const all = <Found extends HTMLElement = HTMLElement>(selector: string) => [
    ...container.querySelectorAll<Found>(selector),
  ]
  const textsOf = (selector: string) => all(selector).map(({ textContent }) => textContent)
  async function find<Found>(what: string, look: () => Found | null | undefined): Promise<Found> {
    await expect.poll(look, { interval: 5, message: what }).toBeTruthy()
    return look() as Found
  }
  const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent.trim()

  const field = (label: string) =>
    find(label, () => {
      const named = all<HTMLInputElement>('[aria-label]').find(
        (each) => each.getAttribute('aria-label') === label,
      )
      const labels = all<HTMLLabelElement>('label')
      const own = labels.find(({ textContent }) => textContent.trim() === label)
      return named ?? (own && container.querySelector<HTMLInputElement>(`#${CSS.escape(own.htmlFor)}`))
    })
  return {
    sent,
    answers,
    field,
    /** The texts of all elements of the page that a selector finds. */
    textsOf,
    async fill(label: string, text: string) {
      const control = await field(label)
      // React notices only what passes its own setter by.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
      set?.call(control, text)
      control.dispatchEvent(new Event(control.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
    },
    /** Chooses an option of a select by its text. */
    async choose(label: string, text: string) {
      const control = await field(label)
      const option = [...control.querySelectorAll('option')].find((each) => each.textContent === text)
      control.value = option?.value ?? ''
      control.dispatchEvent(new Event('change', { bubbles: true }))
    },
    async press(name: string) {
      const control = await find(name, () =>
        [...all('button'), ...all('main a, main label'), ...all('a')].find((each) => nameOf(each) === name),
      )
      control.click()
    },
    /** What a screen reader says of a field beside its name. */
    async descriptionOf(label: string) {
      const ids = (await field(label)).getAttribute('aria-describedby')?.split(' ') ?? []
      return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
    },
    /** Opens what is folded below this title. */
    async open(title: string) {
      const summary = await find(title, () => all('summary').find((each) => nameOf(each) === title))
      summary.click()
    },
    /** Waits until one of the elements says this. */
    async expectText(selector: string, text: string) {
      await expect.poll(() => textsOf(selector), { interval: 5 }).toContain(text)
    },
  }
}

const missing: Reply = {
  status: 404,
  json: { success: false, code: 'not-found', message: 'Quiz not found.' },
}

/** A failure without a reason. Below: one with a message and nothing else, and the log-in page of a network. */
export const wordless: Reply = { status: 500 }
export const failing = (message: string): Reply => ({ status: 500, json: { message } })
export const portal: Reply = { body: '<!doctype html><title>Log in to this network</title>' }
