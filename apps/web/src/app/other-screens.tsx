import type { ComponentType } from 'react'
import { Route, Switch } from 'wouter'
import '../lib/calls/all-addresses.ts'
import { paths } from '../lib/paths.ts'
import '../styles/other-screens.css'
import account from 'virtual:words/account'
import authoring from 'virtual:words/authoring'
import screens from 'virtual:words/screens'
import { loadLate } from '../lib/late.ts'
import { loadArea } from '../lib/words/language.ts'
import { LinkButton } from '../components/forms/link-button.tsx'
import '../components/feedback/page-state.css'
import { Page } from '../components/page/page.tsx'
import { notFound as notFoundWords } from '@quizly/words/screens.ts'
import './not-found.css'
import { educatorRoutes } from './educator-screens.tsx'
import { screen } from './lazy-screen.ts'
import { RequireRole } from './require-role.tsx'

function NotFoundScreen() {
  return (
    <Page title={notFoundWords.title} className="wrap">
      <div className="bigstate">
        <div className="bubbles" aria-hidden="true">
          <i>4</i>
          <i className="on" />
          <i>4</i>
        </div>
        <h1>{notFoundWords.title}</h1>
        <p className="lead">{notFoundWords.hint}</p>
        <div className="actions">
          <LinkButton to={paths.home}>{notFoundWords.goHome}</LinkButton>
          <LinkButton look="quiet" to={paths.verify}>
            {notFoundWords.enterCode}
          </LinkButton>
        </div>
      </div>
    </Page>
  )
}

const AboutScreen = screen(() => import('../features/about/about-screens.tsx'), 'AboutScreen', account)
const DetailsScreen = screen(() => import('../features/about/about-screens.tsx'), 'DetailsScreen', account)
const ContactScreen = screen(() => import('../features/contact/contact-screen.tsx'), 'ContactScreen', account)
const SignupScreen = screen(
  () => import('../features/account/login/signup-screen.tsx'),
  'SignupScreen',
  account,
)
const ProfileScreen = screen(
  () => import('../features/account/profile/profile-screen.tsx'),
  'ProfileScreen',
  account,
)
const AccountScreen = screen(
  () => import('../features/account/settings/account-screen.tsx'),
  'AccountScreen',
  account,
)
const ForgotPasswordScreen = screen(
  () => import('../features/account/login/forgot-password-screen.tsx'),
  'ForgotPasswordScreen',
  account,
)
const ResetPasswordScreen = screen(
  () => import('../features/account/login/reset-password-screen.tsx'),
  'ResetPasswordScreen',
  account,
)
const BySchoolScreen = screen(
  () => import('../features/account/login/by-school-screen.tsx'),
  'BySchoolScreen',
  account,
)
const SlipScreen = screen(() => import('../features/account/login/slip-screen.tsx'), 'SlipScreen', account)
const InvitationScreen = screen(
  () => import('../features/sharing/colleagues/invitation-screen.tsx'),
  'InvitationScreen',
  authoring,
)

const VerifyReceiptScreen = screen(
  () => import('../features/receipts/verify-receipt-screen.tsx'),
  'VerifyReceiptScreen',
  account,
  loadLate,
)

const practice = () => import('../features/taking/practice/practice-screen.tsx')
const PracticeScreen = screen(practice, 'PracticeScreen', loadLate)
const MistakesScreen = screen(practice, 'MistakesScreen', loadLate)

const forStudent = (path: string, Screen: ComponentType) => (
  <Route path={path}>
    <RequireRole role="student">
      <Screen />
    </RequireRole>
  </Route>
)

export async function loadOtherScreens() {
  await loadArea(screens)
  return { default: OtherScreens }
}

function OtherScreens() {
  return (
    <Switch>
      <Route path={paths.signup} component={SignupScreen} />
      <Route path={paths.about} component={AboutScreen} />
      <Route path={paths.contact} component={ContactScreen} />
      <Route path={paths.details} component={DetailsScreen} />
      <Route path={paths.verifyReceipt} component={VerifyReceiptScreen} />
      <Route path={paths.invitation} component={InvitationScreen} />
      <Route path={paths.profile} component={ProfileScreen} />
      <Route path={paths.account} component={AccountScreen} />
      <Route path={paths.forgotPassword} component={ForgotPasswordScreen} />
      <Route path={paths.resetPassword} component={ResetPasswordScreen} />
      <Route path={paths.bySchool} component={BySchoolScreen} />
      <Route path={paths.slip} component={SlipScreen} />
      {forStudent(paths.mistakes, MistakesScreen)}
      {forStudent(paths.practice(':quizId'), PracticeScreen)}
      {educatorRoutes()}
      <Route component={NotFoundScreen} />
    </Switch>
  )
}
