import { trustedScript } from '../lib/trusted-script.ts'

/**
 * Lets the service worker keep the app's files on this device, once the page is there and the browser has nothing else
 * to do. Browsers have no service workers on plain http; there the app works as long as the network does.
 */
export function keepAppOnDevice(): void {
  if (!import.meta.env.PROD) return
  window.addEventListener('load', () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(register)
    else setTimeout(register, 1_000)
  })
}

function register() {
  // Absent where a browser has none at all, although its maker declares it.
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker
  worker?.register(trustedScript('/sw.js')).catch(() => {
    // Some browsers refuse in private windows.
  })
}
