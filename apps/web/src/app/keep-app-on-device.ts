import { trustedScript } from '../lib/device/trusted-script.ts'

/** Waits until the browser is idle. On plain http there are no service workers. */
export function keepAppOnDevice(): void {
  if (!import.meta.env.PROD) return
  window.addEventListener('load', () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(register, { timeout: 10_000 })
    else setTimeout(register, 1_000)
  })
}

function register() {
  // Undefined in browsers without service workers, although its type says otherwise.
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker
  worker?.register(trustedScript('/sw.js')).catch(() => {
    // Some browsers refuse in private windows.
  })
}
