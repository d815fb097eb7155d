import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import '../forms/button.css'
import './menu.css'

export type MenuItem = {
  label: string
  /** A line below. */
  hint?: string
  icon?: ReactNode
  /** Of a menu in which one of the items is chosen. */
  isChosen?: boolean
  run: () => void
}

export function Menu({
  id,
  label,
  className,
  items,
  onOpen,
  children,
}: {
  id?: string
  label: string
  className: string
  items: readonly MenuItem[]
  onOpen?: () => void
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const typed = useRef({ text: '', at: 0 })
  const hints = useId()
  useEffect(() => {
    if (!open) return
    const list = menu.current?.querySelector<HTMLElement>('[role=menu]')
    if (list) bringIntoSight(list)
    itemsOf(menu.current)[0]?.focus()
  }, [open])

  function show() {
    onOpen?.()
    setOpen(true)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey
    const end = { Home: 0, End: -1 }[event.key]
    if (!open) {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      show()
    } else if (step) {
      event.preventDefault()
      moveFocus(menu.current, step)
    } else if (end !== undefined) {
      event.preventDefault()
      itemsOf(menu.current).at(end)?.focus()
    } else if (isLetter) {
      const { text, at } = typed.current
      const isMore = event.timeStamp - at < typingMs && text !== event.key
      typed.current = { text: isMore ? text + event.key : event.key, at: event.timeStamp }
      focusByLetters(menu.current, typed.current.text)
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
        id={id}
        ref={opener}
        className={`btn ${className}`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => (open ? setOpen(false) : show())}
      >
        {children}
      </button>
      {open && (
        <div className="menu" role="menu" aria-label={label}>
          {items.map(({ hint, ...item }, index) => (
            <button
              key={item.label}
              role={item.isChosen === undefined ? 'menuitem' : 'menuitemradio'}
              type="button"
              aria-checked={item.isChosen}
              aria-label={hint && item.label}
              aria-describedby={hint && `${hints}-${index}`}
              onClick={() => choose(item)}
            >
              {item.icon}
              {hint === undefined ? (
                item.label
              ) : (
                <span className="menu__text">
                  <span>{item.label}</span>
                  <span className="hint" id={`${hints}-${index}`}>
                    {hint}
                  </span>
                </span>
              )}
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
  return [...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
}

function moveFocus(menu: HTMLElement | null, step: number) {
  const items = itemsOf(menu)
  const present = items.findIndex((item) => item === document.activeElement)
  items[(present + step + items.length) % items.length]?.focus()
}

/** Letters that follow each other within this time are the beginning of one name. */
const typingMs = 700

/** The next item that begins with what is typed, as in the browser's own lists: one letter goes on, more stay if they fit. */
function focusByLetters(menu: HTMLElement | null, letters: string) {
  const items = itemsOf(menu)
  const present = items.findIndex((item) => item === document.activeElement)
  const begins = (item: HTMLElement) =>
    item.textContent.trim().toLocaleLowerCase().startsWith(letters.toLocaleLowerCase())
  const from = letters.length > 1 ? present : present + 1
  const next = [...items.slice(Math.max(0, from)), ...items.slice(0, Math.max(0, from))].find(begins)
  next?.focus()
}
