import { useSyncExternalStore } from 'react'
import { createListeners } from '../../lib/listeners.ts'

/** The field over which the tools stand: the one that had the focus last. */
let active: string | undefined
let isPointing = false
const listeners = createListeners()

const point = (isDown: boolean) => () => {
  isPointing = isDown
}
addEventListener('pointerdown', point(true), true)
addEventListener('pointerup', point(false), true)
addEventListener('pointercancel', point(false), true)

export const useIsActive = (id: string): boolean =>
  useSyncExternalStore(listeners.subscribe, () => active === id)

/** The tools take room above the field. What was pointed at stays where it is. */
export function activate(id: string, field: Element): void {
  if (active === id) return
  const topOf = () => field.getBoundingClientRect().top + scrollY
  const before = topOf()
  active = id
  listeners.emit()
  if (isPointing) queueMicrotask(() => scrollBy(0, topOf() - before))
}
