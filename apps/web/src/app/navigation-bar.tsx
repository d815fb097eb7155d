import { type KeyboardEvent, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { IconButton } from '../components/button.tsx'
import { Icon } from '../components/icons.tsx'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import './navigation-bar.css'

export function NavigationBar() {
  const session = useSession()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
  }
  return (
    <header className="nav" data-open={open || undefined} onKeyDown={closeOnEscape}>
      <div className="wrap nav__in">
        <Link className="brand" to={paths.home} onClick={close}>
          <Logo />
          Quizly
        </Link>
        <IconButton
          label="Menu"
          className="nav__toggle"
          aria-expanded={open}
          aria-controls="nav-links"
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'cross' : 'menu'} />
        </IconButton>
        <nav aria-label="Main" className="nav__nav">
          <ul className="nav__links" id="nav-links" onClick={close}>
            <li>
              <NavLink to={paths.home} end>
                Home
              </NavLink>
            </li>
            <li>
              <NavLink to={paths.about}>About Us</NavLink>
            </li>
            <li>
              <NavLink to={paths.contact}>Contact Us</NavLink>
            </li>
            {session?.user.role === 'admin' && (
              <li>
                <NavLink to={paths.myQuizzes}>My quizzes</NavLink>
              </li>
            )}
            {session?.user.name ? <ProfileLink name={session.user.name} /> : <SignInLinks />}
          </ul>
        </nav>
      </div>
    </header>
  )
}

function ProfileLink({ name }: { name: string }) {
  return (
    <li className="push">
      <NavLink to={paths.profile} className="nav__user" title={name}>
        <Icon name="person" />
        <span dir="auto">{name}</span>
      </NavLink>
    </li>
  )
}

function SignInLinks() {
  return (
    <>
      <li className="push">
        <NavLink to={paths.signup}>Sign In</NavLink>
      </li>
      <li>
        <NavLink to={paths.login}>Login</NavLink>
      </li>
    </>
  )
}

function Logo() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <circle cx="12.5" cy="12.5" r="11.5" fill="currentColor" />
      <path d="M13.5 13.5 27 27" stroke="var(--surface)" strokeWidth="7.5" />
      <path d="M15 15 26 26" stroke="currentColor" strokeWidth="3.6" />
    </svg>
  )
}
