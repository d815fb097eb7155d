import { logout } from '@quizly/contract'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icons.tsx'
import '../../components/menu.css'
import { call } from '../../lib/call.ts'
import { paths } from '../../lib/paths.ts'
import { closeSession } from '../../lib/session.ts'

/** The menu of one's account. It closes on Escape, on choosing, and when the focus or the pointer goes elsewhere. */
export function AccountMenu() {
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    if (open) menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [open])

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    menu.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }
  function closeWhenLeft(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  function leave() {
    // The person is signed out here at once; if the server cannot be told, the token dies by its age.
    call(logout, {}).catch(() => undefined)
    closeSession()
    void navigate(paths.home)
  }
  return (
    <div className="menu-w" ref={menu} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <Button
        look="secondary"
        aria-label="Account menu"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
      </Button>
      {open && (
        <div className="menu" role="menu">
          <button role="menuitem" type="button" onClick={leave}>
            <Icon name="logout" className="icon--flip" />
            Logout
          </button>
        </div>
      )}
    </div>
  )
}
