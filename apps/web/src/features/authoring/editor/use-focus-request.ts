import { type RefObject, useLayoutEffect } from 'react'
import type { FocusWish } from './question-list.ts'

/**
 * Moves the focus, and scrolls as wished, after the list of questions has changed. With `keep` the focused
 * button stays in its place on the screen (`heldTop`), so that it can be pressed again.
 */
export function useFocusWish(wish: FocusWish | null, heldTop: RefObject<number>): void {
  useLayoutEffect(() => {
    const element = wish && document.getElementById(wish.id)
    if (!element) return
    element.focus({ preventScroll: true })
    if (wish.scroll === 'keep') {
      window.scrollBy(0, element.getBoundingClientRect().top - heldTop.current)
    } else {
      const block = element.closest('.qb') ?? element
      block.scrollIntoView({ block: wish.scroll })
    }
  }, [wish, heldTop])
}
