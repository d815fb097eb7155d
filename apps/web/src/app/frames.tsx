// The first frames of the screens that a student opens by an address, rendered when the app is built and sent as the page.
import { prerender } from 'react-dom/static'
import type { Role } from '@quizly/contract'
import {
  beforeStart as beforeStartWords,
  home as homeWords,
  login as loginWords,
  result as resultWords,
  verify as verifyWords,
} from '@quizly/words/student.ts'
import { signup as signupWords } from '@quizly/words/account.ts'
import student from 'virtual:words/student'
import { closeSession, openSession } from '../lib/calls/session.ts'
import { loginFirst } from '../lib/handover.ts'
import { loadFirstWords, showLanguage } from '../lib/words/language.ts'
import type { LanguageTag } from '@quizly/words'
import { studentPaths } from '../lib/student-paths.ts'
import { routedApp } from './app.tsx'

/** Whose frame it is: that of a role, or of nobody who is signed in. */
type Viewer = Role | 'nobody'
export type Frame = {
  page: string
  /** All addresses that show it, as a regular expression. */
  addresses: string
  title: string
  /** Who is not signed in sees Login there. */
  sendsToLogin: boolean
  frames: Partial<Record<Viewer, string>>
}

type FramedPage = Pick<Frame, 'page' | 'addresses'> & {
  /** One of its addresses. */
  path: string
  title: () => string
  viewers: readonly Viewer[]
  sendsToLogin?: true
}

const id = '[^/]+'
const pages: FramedPage[] = [
  {
    page: 'home',
    addresses: studentPaths.home,
    path: studentPaths.home,
    title: () => homeWords.title,
    viewers: ['nobody', 'student'],
  },
  {
    page: 'login',
    addresses: studentPaths.login,
    path: studentPaths.login,
    title: () => loginWords.title,
    viewers: ['nobody'],
  },
  {
    page: 'signin',
    addresses: studentPaths.signup,
    path: studentPaths.signup,
    title: () => signupWords.title,
    viewers: ['nobody'],
  },
  {
    page: 'code',
    addresses: `${studentPaths.join}|${studentPaths.verify}`,
    path: studentPaths.join,
    title: () => verifyWords.title,
    viewers: ['nobody', 'student'],
    sendsToLogin: true,
  },
  {
    page: 'quiz',
    addresses: studentPaths.takeQuiz(id),
    path: studentPaths.takeQuiz('0'),
    title: () => beforeStartWords.loadingTitle,
    viewers: ['nobody', 'student'],
    sendsToLogin: true,
  },
  {
    page: 'result',
    addresses: studentPaths.result(id),
    path: studentPaths.result('0'),
    title: () => resultWords.loading,
    viewers: ['nobody', 'student'],
  },
]

/** Stands for the name of whoever is signed in; `index.html` writes that in its place. */
const nameHere = '\u2063'

/** The frames of all pages in a language. To be called for one language after the other. */
export async function renderFrames(tag: LanguageTag): Promise<Frame[]> {
  await loadFirstWords(student)
  await showLanguage(tag)
  const rendered: Frame[] = []
  for (const page of pages) {
    const frames: Partial<Record<Viewer, string>> = {}
    for (const viewer of page.viewers) frames[viewer] = await renderFrame(page, viewer)
    const { addresses, title, sendsToLogin = false } = page
    rendered.push({ page: page.page, addresses, title: title(), sendsToLogin, frames })
  }
  return rendered
}

async function renderFrame({ path, sendsToLogin }: FramedPage, viewer: Viewer): Promise<string> {
  if (viewer === 'nobody') closeSession()
  else openSession({ user: { _id: '', name: nameHere, email: '', role: viewer }, token: nameHere })
  const isSentToLogin = sendsToLogin && viewer === 'nobody'
  Object.assign(location, { pathname: isSentToLogin ? studentPaths.login : path })
  Object.assign(history, { state: isSentToLogin ? loginFirst('student', path) : null })
  // So large that no part of a frame is moved to its end, where a script would put it into its place.
  const { prelude } = await prerender(routedApp, { progressiveChunkSize: 1_000_000 })
  return new Response(prelude).text()
}
