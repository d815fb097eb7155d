import { type RefObject, useEffect, useRef } from 'react'

const trialPx = 100

/** Makes a text as large as its box allows, and adjusts it whenever the box changes. */
export function useLargestText<E extends HTMLElement>(): RefObject<E | null> {
  const text = useRef<E>(null)
  useEffect(() => {
    const element = text.current
    const box = element?.parentElement
    if (!element || !box) return
    const observer = new ResizeObserver(() => {
      element.style.fontSize = `${trialPx}px`
      const across = box.clientWidth / element.offsetWidth
      const down = box.clientHeight / element.offsetHeight
      element.style.fontSize = `${Math.floor(trialPx * Math.min(across, down))}px`
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return text
}
