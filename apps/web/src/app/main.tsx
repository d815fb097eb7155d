import student from 'virtual:words/student'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '../styles/constants.css'
import '../styles/tokens.css'
import '../styles/base.css'
import { waitBeforeFailure } from '../lib/calls/call.ts'
import { safeStorage } from '../lib/device/storage.ts'
import { loadFailures } from '../lib/words/failure-sentence.ts'
import { loadFirstWords, followLanguage, languageNow } from '../lib/words/language.ts'
import { routedApp } from './app.tsx'
import { followSession, getSession } from '../lib/calls/session.ts'
import { trustedScript } from '../lib/device/trusted-script.ts'
import { prepareFrame } from '../lib/first-frame.ts'

/**
 * Waits until the first words are there, the page has loaded and the browser is idle. The worker's address says
 * which language it keeps, and whether the screens of educators; with another address the browser installs
 * another one. On plain http there are none.
 */
function keepAppOnDevice(): void {
  if (!import.meta.env.PROD) return
  followSession(registerSoon)
  followLanguage(registerSoon)
}

function registerSoon() {
  if (document.readyState !== 'complete') window.addEventListener('load', registerSoon)
  else if (typeof requestIdleCallback === 'function') requestIdleCallback(register, { timeout: 10_000 })
  else setTimeout(register, 1_000)
}

function register() {
  // Undefined in browsers without service workers, although its type says otherwise.
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker
  const role = getSession()?.user.role === 'admin' ? '&role=admin' : ''
  worker?.register(trustedScript(`/sw.js?language=${languageNow()}${role}`)).catch(() => {
    // Some browsers refuse in private windows.
  })
}

/** The build puts in what no first frame shows. In development there is nothing: each module brings its own style. */
const laterStyle = 'QUIZLY_LATER_STYLE'

/** Right behind the page's own, so that the styles of later screens stay behind both. */
function addLaterStyle() {
  if (!import.meta.env.PROD) return
  const style = document.createElement('style')
  style.textContent = laterStyle
  document.querySelector('head > style:last-of-type')?.after(style)
}

const retryMs = 3_000

async function start(root: HTMLElement) {
  try {
    await loadFirstWords(student)
  } catch {
    window.showWaiting(root)
    setTimeout(start, retryMs, root)
    return
  }
  if (safeStorage('localStorage').get('unsentLanguage'))
    import('../lib/words/own-language.ts').then(({ tellAccount }) => tellAccount()).catch(() => {})
  const hasFrame = prepareFrame(root)
  // A transition renders in small pieces, so that the browser can do more urgent work in between.
  startTransition(() => {
    if (hasFrame) hydrateRoot(root, routedApp)
    else createRoot(root).render(routedApp)
  })
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
addLaterStyle()
waitBeforeFailure(loadFailures)
void start(root)
keepAppOnDevice()
