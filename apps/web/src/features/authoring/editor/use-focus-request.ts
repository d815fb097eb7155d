import { type RefObject, useLayoutEffect } from 'react'
import type { FocusRequest } from './question-list.ts'

/**
 * Moves the focus, and scrolls as wished, after the list of questions has changed. With `keep` the focused
 * button stays in its place on the screen (`heldTop`), so that it can be pressed again.
 */
export function useFocusRequest(request: FocusRequest | null, heldTop: RefObject<number>): void {
  useLayoutEffect(() => {
    const element = request && document.getElementById(request.id)
    if (!element) return
    element.focus({ preventScroll: true })
    if (request.scroll === 'keep') {
      window.scrollBy(0, element.getBoundingClientRect().top - heldTop.current)
    } else {
      const block = element.closest('.qb') ?? element
      block.scrollIntoView({ block: request.scroll })
    }
  }, [request, heldTop])
}
