import { Toaster } from '../components/feedback/toast.tsx'
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useSyncExternalStore,
  Component,
  useEffect,
  useRef,
  type ChangeEvent,
  StrictMode,
  useDeferredValue,
  useState,
} from 'react'
import { Route, Router, Switch, useLocation, Link } from 'wouter'
import { type BrowserLocationHook, useBrowserLocation } from 'wouter/use-browser-location'
import { LoginScreen } from '../features/account/login/login-screen.tsx'
import { HomeScreen } from '../features/home/home-screen.tsx'
import { ResultScreen } from '../features/results/result-screen.tsx'
import { TakeQuizScreen } from '../features/taking/entering/take-quiz-screen.tsx'
import { VerifyScreen } from '../features/taking/entering/verify-screen.tsx'
import { studentPaths } from '../lib/student-paths.ts'
import {
  everywhere as commonWords,
  app as appWords,
  footer as footerWords,
  navigation as navigationWords,
} from '@quizly/words/student.ts'
import { LoadingPage, ErrorPage } from '../components/feedback/page-state.tsx'
import { useSession, closeSession } from '../lib/calls/session.ts'
import { safeStorage } from '../lib/device/storage.ts'
import { loadLate, provideLate } from '../lib/late.ts'
import { LanguageChoice } from '../components/forms/language-choice.tsx'
import './footer.css'
import type * as late from './late.ts'
import { NavigationBar } from './navigation-bar.tsx'
import { RequireRole } from './require-role.tsx'
import { useLanguage } from '../lib/words/language.ts'
import { type Handover, noticeOf } from '../lib/handover.ts'
import { whenSessionRefused } from '../lib/calls/call.ts'

provideLate(() => import('./late.ts'))

type LatePart = typeof late
declare module '../lib/late.ts' {
  interface Late extends LatePart {}
}

/** `isShort`: below what has a bar of its own, such as a quiz that runs. */
function Footer({ isShort }: { isShort: boolean }) {
  if (isShort)
    return (
      <footer className="footer">
        <div className="wrap footer__in">
          <LanguageChoice />
        </div>
      </footer>
    )
  return (
    <footer className="footer">
      <div className="wrap footer__in">
        <span>Quizly</span>
        <Link to={studentPaths.about}>{navigationWords.about}</Link>
        <Link to={studentPaths.contact}>{navigationWords.contact}</Link>
        <LanguageChoice />
        <AppearanceChoice />
      </div>
    </footer>
  )
}

/** Light, dark, or the system's choice. On later pages `index.html` applies it before the first paint. */
function AppearanceChoice() {
  const [theme, setTheme] = useState(() => storage.get('theme') ?? 'system')
  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    setTheme(target.value)
    if (target.value === 'system') {
      storage.remove('theme')
      delete document.documentElement.dataset['theme']
    } else {
      storage.set('theme', target.value)
      document.documentElement.dataset['theme'] = target.value
    }
  }
  return (
    <label className="language-choice">
      {`${footerWords.appearance} `}
      <select name="appearance" value={theme} onChange={choose}>
        <option value="system">{footerWords.system}</option>
        <option value="light">{footerWords.light}</option>
        <option value="dark">{footerWords.dark}</option>
      </select>
    </label>
  )
}

type Props = { place: string; children: ReactNode }
type State = { failedAt: string | null }

/** Tries again when `place`, the address in the app, changes: a part that could not be fetched may come. */
class ErrorBoundary extends Component<Props, State> {
  override state: State = { failedAt: null }

  override componentDidCatch() {
    this.setState({ failedAt: this.props.place })
  }

  static getDerivedStateFromError(): State {
    return { failedAt: '' }
  }

  static getDerivedStateFromProps({ place }: Props, { failedAt }: State): State | null {
    return failedAt && failedAt !== place ? { failedAt: null } : null
  }

  override render() {
    if (this.state.failedAt === null) return this.props.children
    return (
      <ErrorPage title={commonWords.notShown} retry={() => window.location.reload()}>
        {commonWords.nothingLost}
      </ErrorPage>
    )
  }
}

const RunningBanner = lazy(() =>
  loadLate().then(
    (late) => ({ default: late.RunningBanner }),
    () => ({ default: () => null }),
  ),
)

const storage = safeStorage('localStorage')
const withOwnBar = [
  studentPaths.takeQuiz,
  studentPaths.createQuestions,
  studentPaths.editQuiz,
  studentPaths.previewQuiz,
]

/** A quiz started on this device leaves an entry here until it is over. */
const hasRunning = () => storage.keys().some((key) => key.startsWith('attempt:'))

function followStorage(listener: () => void) {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

function Frame({ children }: { children: ReactNode }) {
  const [pathname] = useLocation()
  const [, , quizId = ''] = pathname.split('/')
  const isStudent = useSession()?.user.role === 'student'
  // On the profile the banner also finds quizzes that were started on other devices.
  const mayRun =
    useSyncExternalStore(followStorage, hasRunning, () => false) || pathname === studentPaths.profile
  const hasOwnBar = withOwnBar.some((path) => path(quizId) === pathname)
  return (
    <>
      <NavigationBar />
      {isStudent && mayRun && !hasOwnBar && (
        <Suspense>
          <RunningBanner place={pathname} />
        </Suspense>
      )}
      <ErrorBoundary place={pathname}>
        <Suspense fallback={<LoadingPage title={commonWords.loadingPage} />}>{children}</Suspense>
      </ErrorBoundary>
      <Footer isShort={hasOwnBar} />
    </>
  )
}

const OtherScreens = lazy(async () => (await import('./other-screens.tsx')).loadOtherScreens())

const forStudent = (path: string, Screen: ComponentType) => (
  <Route path={path}>
    <RequireRole role="student">
      <Screen />
    </RequireRole>
  </Route>
)

/** The screens on a student's way to a result are loaded at the start, so they never wait for the network. */
function AppRoutes() {
  return (
    <Frame>
      <Switch>
        <Route path={studentPaths.home} component={HomeScreen} />
        <Route path={studentPaths.login} component={LoginScreen} />
        {forStudent(studentPaths.verify, VerifyScreen)}
        {forStudent(studentPaths.join, VerifyScreen)}
        {forStudent(studentPaths.takeQuiz(':quizId'), TakeQuizScreen)}
        <Route path={studentPaths.result(':quizId')} component={ResultScreen} />
        <Route component={OtherScreens} />
      </Switch>
    </Frame>
  )
}

/** Closes the session only on arrival at Login: before, screens that need one would lead elsewhere. */
function useSessionExpiry(): void {
  const [pathname, navigate] = useLocation()
  const isLeaving = useRef(false)

  useEffect(() => {
    whenSessionRefused(() => {
      if (isLeaving.current) return
      isLeaving.current = true
      const { pathname: path, search, hash } = window.location
      const from = path + search + hash
      const handover: Handover = { notice: noticeOf('warn', () => commonWords.sessionEnded), from }
      navigate(studentPaths.login, { state: handover })
    })
  }, [navigate])

  useEffect(() => {
    if (!isLeaving.current || pathname !== studentPaths.login) return
    isLeaving.current = false
    closeSession()
  }, [pathname])
}

export function App() {
  useLanguage()
  useSessionExpiry()
  return (
    <>
      <a className="skip-link" href="#main">
        {appWords.skip}
      </a>
      <AppRoutes />
      <Toaster />
    </>
  )
}

/** The router's address. While the next screen is being fetched, it stays that of the screen still shown. */
const useScreenAddress: BrowserLocationHook = () => {
  const [path, navigate] = useBrowserLocation()
  return [useDeferredValue(path), navigate]
}

/** What the page shows, and what its first frame is rendered from when the app is built. */
export const routedApp = (
  <StrictMode>
    <Router hook={useScreenAddress}>
      <App />
    </Router>
  </StrictMode>
)
