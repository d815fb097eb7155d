import type { LanguageTag } from '@quizly/words'
import { getSession } from './calls/session.ts'
import { loginFirst, noteStateOfFrame } from './handover.ts'
import { studentPaths } from './student-paths.ts'
import { languageNow } from './words/language.ts'

declare global {
  interface Window {
    /** Kept by `index.html` while its first frame is shown and the app is not there. */
    firstFrame?:
      | {
          viewer: string
          language: LanguageTag
          /** All that can be pressed or filled. What happened to one is kept by its index here. */
          controls: () => HTMLElement[]
          pressed?: number
          focused?: number
          typed: Record<number, string>
          /** The app is there, and makes the frame its own. */
          isStarted?: boolean
          stop: () => void
        }
      | undefined
  }
}

/** Whether what is rendered belongs to a first frame, here or when the app is built. */
export const isInFirstFrame = () => window.firstFrame !== undefined

/** Whether the page shows a first frame that the app can make its own. Otherwise it is empty. */
export function prepareFrame(root: HTMLElement): boolean {
  const frame = window.firstFrame
  if (!frame) return false
  const session = getSession()
  if (frame.viewer !== (session?.user.role ?? 'nobody') || frame.language !== languageNow()) {
    frame.stop()
    window.firstFrame = undefined
    root.replaceChildren()
    return false
  }
  const { pathname, search, hash } = location
  const isSent = root.dataset['login'] !== undefined && !session
  if (isSent) history.replaceState(loginFirst('student', pathname + search + hash), '', studentPaths.login)
  const { state } = history
  // A page that is loaded again may have a notice, which its frame has not.
  noteStateOfFrame(isSent ? state : state && { ...state, notice: undefined })
  frame.isStarted = true
  frame.focused = frame.controls().indexOf(document.activeElement as HTMLElement)
  return true
}

/** Does what was begun in the first frame: for a screen that is there. */
export function takeOver(): void {
  const frame = window.firstFrame
  if (!frame) return
  window.firstFrame = undefined
  frame.stop()
  const controls = frame.controls()
  for (const [index, value] of Object.entries(frame.typed)) {
    const control = controls[Number(index)]
    if (!control) continue
    Object.assign(control, { value }).dispatchEvent(new Event('change', { bubbles: true }))
  }
  // If the app had to draw the screen anew, the focus is nowhere.
  if (document.activeElement === document.body) controls[frame.focused ?? -1]?.focus({ preventScroll: true })
  controls[frame.pressed ?? -1]?.click()
}
