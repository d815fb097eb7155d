import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** How many heights of the window away something is near. */
const reach = 2

const noticed = new WeakMap<Element, () => void>()

const observer = new IntersectionObserver(
  (entries) => {
    const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
    if (near.length === 0) return
    // What is looked at stays in its place, also where the browser does not hold it.
    const held = document.querySelector('.rt-tools')
      ? document.elementFromPoint(innerWidth / 2, innerHeight / 2)
      : null
    const before = held?.getBoundingClientRect().top ?? 0
    flushSync(() => near.forEach((element) => noticed.get(element)?.()))
    if (held) scrollBy(0, held.getBoundingClientRect().top - before)
  },
  { rootMargin: `${100 * reach}% 0px` },
)

/**
 * Whether an element has ever been near what is seen: an editor costs too much to have hundreds that nobody looks at.
 * The function makes it so.
 */
export function useNear(place: RefObject<Element | null>, isWatched: boolean): [boolean, () => void] {
  const [isNear, setNear] = useState(false)
  useLayoutEffect(() => {
    // What is around it may have no box of its own.
    const element = place.current?.querySelector('textarea')
    if (isNear || !isWatched || !element) return undefined
    const { top, bottom, width } = element.getBoundingClientRect()
    if (width > 0 && bottom > -reach * innerHeight && top < (reach + 1) * innerHeight) {
      // Before anything is painted.
      // oxlint-disable-next-line react/set-state-in-effect
      setNear(true)
      return undefined
    }
    noticed.set(element, () => setNear(true))
    observer.observe(element)
    return () => observer.unobserve(element)
  }, [place, isNear, isWatched])
  return [isNear, () => setNear(true)]
}
