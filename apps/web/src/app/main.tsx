import student from 'virtual:words/student'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import '../styles/constants.css'
import '../styles/tokens.css'
import '../styles/base.css'
import { waitBeforeFailure } from '../lib/calls/call.ts'
import { safeStorage } from '../lib/device/storage.ts'
import { loadFailures } from '../lib/words/failure-sentence.ts'
import { loadFirstWords } from '../lib/words/language.ts'
import { App } from './app.tsx'
import { keepAppOnDevice } from './keep-app-on-device.ts'
import { useScreenAddress } from './use-screen-address.ts'

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
  const page = createRoot(root)
  // A transition renders in small pieces, so that the browser can do more urgent work in between.
  startTransition(() =>
    page.render(
      <StrictMode>
        <Router hook={useScreenAddress}>
          <App />
        </Router>
      </StrictMode>,
    ),
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')
waitBeforeFailure(loadFailures)
void start(root)
keepAppOnDevice()
