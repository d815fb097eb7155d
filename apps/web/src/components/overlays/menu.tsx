import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import '../forms/button.css'
import './menu.css'

export type MenuItem = { label: string; icon?: ReactNode; run: () => void }

export function Menu({
  label,
  className,
  items,
  children,
}: {
  label: string
  className: string
  items: readonly MenuItem[]
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return
    const list = menu.current?.querySelector<HTMLElement>('[role=menu]')
    if (list) bringIntoSight(list)
    itemsOf(menu.current)[0]?.focus()
  }, [open])

  function onKeyDown(event: KeyboardEvent) {
    if (!open) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      moveFocus(menu.current, step)
    } else if (event.key === 'Escape') {
      setOpen(false)
      opener.current?.focus()
    }
  }
  function closeWhenLeft(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  function choose(item: MenuItem) {
    setOpen(false)
    opener.current?.focus()
    item.run()
  }
  return (
    <div className="menu-w" ref={menu} onKeyDown={onKeyDown} onBlur={closeWhenLeft}>
      <button
        type="button"
        ref={opener}
        className={`btn ${className}`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && (
        <div className="menu" role="menu" aria-label={label}>
          {items.map((item) => (
            <button key={item.label} role="menuitem" type="button" onClick={() => choose(item)}>
              {item.icon}
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** A menu ends where its button does; where there is no room for that, it begins there. */
function bringIntoSight(list: HTMLElement) {
  const { left, right } = list.getBoundingClientRect()
  if (left < 0 || right > document.documentElement.clientWidth) list.classList.add('menu--turned')
  list.scrollIntoView({ block: 'nearest' })
}

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}

function moveFocus(menu: HTMLElement | null, step: number) {
  const items = itemsOf(menu)
  const present = items.findIndex((item) => item === document.activeElement)
  items[(present + step + items.length) % items.length]?.focus()
}
