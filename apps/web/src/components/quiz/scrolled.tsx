import { type ReactNode, useEffect, useRef } from 'react'

type Properties = { as?: 'bdi' | 'div'; name: string; dir?: 'ltr'; isAlone?: boolean; children: ReactNode }

/**
 * What is wider than its place scrolls by itself. Then it takes the focus, so that arrow keys move it too, and `name` says
 * what has the focus. `isAlone`: it stands between lines.
 */
export function Scrolled({ as: Element = 'div', name, dir, isAlone, children }: Properties) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      // A formula may have marks beside its box that need no scrolling. Widths in parts of a pixel are rounded.
      const width = element.firstElementChild?.getBoundingClientRect().width ?? 0
      const isWide = width > element.clientWidth + 1
      element.classList.toggle('is-wide', isWide)
      const ofWide = { tabindex: '0', role: 'group', 'aria-label': name }
      for (const [attribute, value] of Object.entries(ofWide))
        if (isWide) element.setAttribute(attribute, value)
        else element.removeAttribute(attribute)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [name])
  return (
    <Element ref={place} className={isAlone ? 'wide wide--alone' : 'wide'} dir={dir}>
      {children}
    </Element>
  )
}
