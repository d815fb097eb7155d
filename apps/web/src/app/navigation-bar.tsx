import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { IconButton } from '../components/forms/button.tsx'
import { Icon } from '../components/icons/icons.tsx'
import { type Handover, useHandover } from '../lib/handover.ts'
import { studentPaths } from '../lib/student-paths.ts'
import { useSession } from '../lib/calls/session.ts'
import { navigation as navigationWords } from '@quizly/words/student.ts'
import { LanguageChoice } from '../components/forms/language-choice.tsx'
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
        {/* Home leads there too, and is the one stop of the Tab key. */}
        <Link className="brand" to={studentPaths.home} tabIndex={-1} onClick={close}>
          <Logo />
          Quizly
        </Link>
        <IconButton
          label={navigationWords.menu}
          className="nav__toggle"
          aria-expanded={open}
          aria-controls="nav-links"
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'cross' : 'menu'} />
        </IconButton>
        <nav aria-label={navigationWords.main} className="nav__nav">
          <ul className="nav__links" id="nav-links" onClick={close}>
            <li>
              <PlaceLink to={studentPaths.home}>{navigationWords.home}</PlaceLink>
            </li>
            <li>
              <PlaceLink to={studentPaths.about}>{navigationWords.about}</PlaceLink>
            </li>
            <li>
              <PlaceLink to={studentPaths.contact}>{navigationWords.contact}</PlaceLink>
            </li>
            {session?.user.role === 'admin' && (
              <li>
                <PlaceLink to={studentPaths.myQuizzes}>{navigationWords.myQuizzes}</PlaceLink>
              </li>
            )}
            {session?.user.name ? <ProfileLink name={session.user.name} /> : <SignInLinks />}
            <li className="nav__language" onClick={(event) => event.stopPropagation()}>
              <LanguageChoice />
            </li>
          </ul>
        </nav>
      </div>
    </header>
  )
}

function PlaceLink({
  to,
  ...link
}: {
  to: string
  state?: Handover | undefined
  className?: string
  title?: string
  children: ReactNode
}) {
  const [path] = useLocation()
  const isHere = path === to || (to !== studentPaths.home && path.startsWith(`${to}/`))
  return <Link {...link} to={to} aria-current={isHere ? 'page' : undefined} />
}

function ProfileLink({ name }: { name: string }) {
  return (
    <li className="push">
      <PlaceLink to={studentPaths.profile} className="nav__user" title={name}>
        <Icon name="person" />
        <span dir="auto">{name}</span>
      </PlaceLink>
    </li>
  )
}

/** On the way to a page that needs a session they lead on to it, as the links of Login and Sign In do. */
function SignInLinks() {
  const handover = useHandover()
  const state = handover.from === undefined ? undefined : handover
  return (
    <>
      <li className="push">
        <PlaceLink to={studentPaths.signup} state={state}>
          {navigationWords.signUp}
        </PlaceLink>
      </li>
      <li>
        <PlaceLink to={studentPaths.login} state={state}>
          {navigationWords.login}
        </PlaceLink>
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
