import { type ReactNode, useEffect, useRef } from 'react'
import './dock.css'
import { placeToasts } from '../feedback/toast.tsx'

/** The bar that stays at the bottom of a screen: the state of things, and what to do next. */
export function Dock({ children }: { children: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = dock.current
    if (!element) return
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => {
      const isSticky = getComputedStyle(element).position === 'sticky'
      root.setProperty('--dock-h', isSticky ? `${element.offsetHeight}px` : '0px')
      placeToasts(isSticky ? element.firstElementChild : null)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.removeProperty('--dock-h')
      placeToasts(null)
    }
  }, [])
  return (
    <div className="dock" ref={dock}>
      <div />
      <div className="dock__bar">{children}</div>
    </div>
  )
}
