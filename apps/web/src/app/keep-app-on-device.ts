import { followSession, getSession } from '../lib/calls/session.ts'
import { trustedScript } from '../lib/device/trusted-script.ts'
import { followLanguage, languageNow } from '../lib/words/language.ts'

/**
 * Waits until the first words are there, the page has loaded and the browser is idle. The worker's address says
 * which language it keeps, and whether the screens of educators; with another address the browser installs
 * another one. On plain http there are none.
 */
export function keepAppOnDevice(): void {
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
