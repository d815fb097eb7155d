// @vitest-environment happy-dom
import type { Role } from '@quizly/contract'
import { languageTags } from '@quizly/words'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderAllFrames } from './render-all-frames.ts'
import { closeSession, openSession } from '../src/lib/calls/session.ts'
import { loginFirst } from '../src/lib/handover.ts'
import { bringPage } from '../src/lib/words/page-testing.ts'
import { routedApp } from '../src/app/app.tsx'
import type { Frame } from '../src/app/frames.tsx'

let rendered: Awaited<ReturnType<typeof renderAllFrames>>
beforeAll(async () => {
  rendered = await renderAllFrames()
})

const framesOf = (tag: (typeof languageTags)[number]) =>
  (rendered.get(tag) ?? []).flatMap((page) =>
    Object.entries(page.frames).map(([viewer, html]) => ({ page, viewer, html })),
  )

test('there are the same frames in each language, all in other words', () => {
  const names = languageTags.map((tag) => framesOf(tag).map(({ page, viewer }) => `${page.page} ${viewer}`))
  expect(names[0]).toHaveLength(10)
  for (const each of names) expect(each).toEqual(names[0])
  for (const at of names[0]?.keys() ?? []) {
    const texts = languageTags.map((tag) => framesOf(tag)[at]?.html)
    expect(new Set(texts).size).toBe(languageTags.length)
  }
})

test('no frame has a style, a script or a name of its own, and no form of one sends what is in it', () => {
  for (const tag of languageTags) {
    for (const { html } of framesOf(tag)) {
      expect(html).not.toMatch(/ style=|<style|<script|<template/)
      expect(html.match(/<form /g)).toEqual(html.match(/<form (?=[^>]*method="dialog")/g))
    }
  }
})

const addressOf = ({ addresses }: Frame) => addresses.split('|')[0]?.replaceAll('[^/]+', '0') ?? ''

afterEach(() => vi.restoreAllMocks())

test('the app makes each frame its own and finds nothing in it that it would have made otherwise', async () => {
  const fetch = vi.fn<() => Promise<never>>(() => new Promise(() => {}))
  Object.assign(globalThis, { fetch })
  bringPage(() => 'en')
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const { page, viewer, html } of framesOf('en')) {
    if (viewer === 'nobody') closeSession()
    else openSession({ user: { _id: 'x', name: '\u2063', email: 'x', role: viewer as Role }, token: 'token' })
    const isSentToLogin = page.sendsToLogin && viewer === 'nobody'
    const path = isSentToLogin ? '/login' : addressOf(page)
    history.replaceState(isSentToLogin ? loginFirst('student') : null, '', path)
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = html
    const heading = root.querySelector('main h1')
    Object.assign(window, { firstFrame: { stop() {}, controls: () => [], typed: {} } })
    fetch.mockClear()
    const found: unknown[] = []
    const app = hydrateRoot(root, routedApp, { onRecoverableError: (error) => found.push(error) })
    // A quiz and a result ask for what they show; other screens take over what was done in the frame.
    const isThere = () => window.firstFrame === undefined || fetch.mock.calls.length > 0
    await expect.poll(isThere, { timeout: 30_000 }).toBe(true)
    expect([page.page, viewer, found, complaints.mock.calls]).toEqual([page.page, viewer, [], []])
    expect(root.querySelector('main h1')).toBe(heading)
    app.unmount()
    root.remove()
  }
})
