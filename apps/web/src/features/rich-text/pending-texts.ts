import { flushSync } from 'react-dom'

/** Typing is told to the page when it pauses, in ms, so that no key waits for the page to be rendered. */
const pauseMs = 150
const longestMs = 1_000

const pending = new Map<string, () => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let since = 0

/** Tells what stands in a field after a pause, or before anything else happens. */
export function tellLater(field: string, tell: () => void): void {
  if (pending.size === 0) since = performance.now()
  pending.set(field, tell)
  clearTimeout(timer)
  timer = setTimeout(tellTexts, Math.min(pauseMs, Math.max(0, since + longestMs - performance.now())))
}

/** Tells at once what waits. Returns whether anything did. */
export function tellTexts(): boolean {
  clearTimeout(timer)
  if (pending.size === 0) return false
  const tells = [...pending.values()]
  pending.clear()
  flushSync(() => tells.forEach((tell) => tell()))
  return true
}

const onlyTypes = /^(?:.|Backspace|Delete|Arrow\w+|Shift|CapsLock|Dead|Process|Unidentified)$/u

addEventListener(
  'keydown',
  ({ key, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey || !onlyTypes.test(key)) tellTexts()
  },
  true,
)
for (const type of [
  'pointerdown',
  'click',
  'submit',
  'focusout',
  'blur',
  'popstate',
  'pagehide',
  'visibilitychange',
])
  addEventListener(type, tellTexts, true)
