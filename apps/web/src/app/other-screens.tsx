import { type ComponentType, lazy } from 'react'
import { Route, Switch } from 'wouter'
import '../lib/calls/all-addresses.ts'
import { paths } from '../lib/paths.ts'
import '../styles/other-screens.css'
import account from 'virtual:words/account'
import authoring from 'virtual:words/authoring'
import desk from 'virtual:words/desk'
import screens from 'virtual:words/screens'
import spreadsheet from 'virtual:words/spreadsheet'
import { loadLate } from '../lib/late.ts'
import { type Area, loadArea } from '../lib/words/language.ts'
import { LinkButton } from '../components/forms/link-button.tsx'
import '../components/feedback/page-state.css'
import { Page } from '../components/page/page.tsx'
import { notFound as notFoundWords } from '@quizly/words/screens.ts'
import './not-found.css'
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

function screen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  ...first: (Area | typeof loadLate)[]
) {
  return lazy(async () => {
    const loadFirst = (each: Area | typeof loadLate) => (typeof each === 'function' ? each() : loadArea(each))
    const [module] = await Promise.all([load(), ...first.map(loadFirst)])
    return { default: module[name] }
  })
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
const ChooserScreen = screen(
  () => import('../features/editor/details/chooser-screen.tsx'),
  'ChooserScreen',
  authoring,
)
const QuizDetailsScreen = screen(
  () => import('../features/editor/details/quiz-details-screen.tsx'),
  'QuizDetailsScreen',
  authoring,
)
const CreateQuestionsScreen = screen(
  () => import('../features/editor/form/create-questions-screen.tsx'),
  'CreateQuestionsScreen',
  authoring,
  loadLate,
)
const ReviewQuizScreen = screen(
  () => import('../features/editor/review/review-quiz-screen.tsx'),
  'ReviewQuizScreen',
  authoring,
  loadLate,
)
const QuestionsScreen = screen(
  () => import('../features/editor/review/questions-screen.tsx'),
  'QuestionsScreen',
  authoring,
  loadLate,
)
const EditQuizScreen = screen(
  () => import('../features/editor/form/edit-quiz-screen.tsx'),
  'EditQuizScreen',
  authoring,
  desk,
  loadLate,
)
const UploadScreen = screen(
  () => import('../features/spreadsheet/upload-screen.tsx'),
  'UploadScreen',
  spreadsheet,
)
const ReviewUploadScreen = screen(
  () => import('../features/spreadsheet/review/review-screen.tsx'),
  'ReviewUploadScreen',
  spreadsheet,
)
const FinalizeScreen = screen(
  () => import('../features/sharing/share/finalize-screen.tsx'),
  'FinalizeScreen',
  authoring,
)
const ShareScreen = screen(
  () => import('../features/sharing/share/share-screen.tsx'),
  'ShareScreen',
  authoring,
)
const InvitationScreen = screen(
  () => import('../features/sharing/colleagues/invitation-screen.tsx'),
  'InvitationScreen',
  authoring,
)
const PreviewScreen = screen(() => import('./preview-screen.tsx'), 'PreviewScreen', authoring, loadLate)

const VerifyReceiptScreen = screen(
  () => import('../features/receipts/verify-receipt-screen.tsx'),
  'VerifyReceiptScreen',
  account,
  loadLate,
)

const practice = () => import('../features/taking/practice/practice-screen.tsx')
const PracticeScreen = screen(practice, 'PracticeScreen', loadLate)
const MistakesScreen = screen(practice, 'MistakesScreen', loadLate)

const MyQuizzesScreen = screen(
  () => import('../features/quiz-list/my-quizzes-screen.tsx'),
  'MyQuizzesScreen',
  desk,
  authoring,
  loadLate,
)
const GridScreen = screen(
  () => import('../features/class-results/grid/grid-screen.tsx'),
  'GridScreen',
  desk,
  authoring,
  loadLate,
)
const MarkingScreen = screen(
  () => import('../features/manual-grading/marking-screen.tsx'),
  'MarkingScreen',
  desk,
  authoring,
  loadLate,
)
const MarkAnswersScreen = screen(
  () => import('../features/manual-grading/mark-answers-screen.tsx'),
  'MarkAnswersScreen',
  desk,
  authoring,
  loadLate,
)
const ResultsScreen = screen(
  () => import('../features/class-results/overview/results-screen.tsx'),
  'ResultsScreen',
  desk,
  authoring,
  loadLate,
)
const RegradeScreen = screen(
  () => import('../features/regrading/regrade-screen.tsx'),
  'RegradeScreen',
  desk,
  authoring,
  loadLate,
)
const AcceptAnswersScreen = screen(
  () => import('../features/regrading/accept-answers-screen.tsx'),
  'AcceptAnswersScreen',
  desk,
  authoring,
  loadLate,
)
const QuizStudentsScreen = screen(
  () => import('../features/class-results/students/quiz-students-screen.tsx'),
  'QuizStudentsScreen',
  desk,
  authoring,
  loadLate,
)
const LiveScreen = screen(
  () => import('../features/live/live-screen.tsx'),
  'LiveScreen',
  desk,
  authoring,
  loadLate,
)
const SettingsScreen = screen(
  () => import('../features/settings/settings-screen.tsx'),
  'SettingsScreen',
  desk,
  authoring,
  loadLate,
)
const PrintQuizScreen = screen(
  () => import('../features/print/print-quiz-screen.tsx'),
  'PrintQuizScreen',
  desk,
  authoring,
  loadLate,
)
const StudentAttemptScreen = screen(
  () => import('../features/class-results/attempt/student-attempt-screen.tsx'),
  'StudentAttemptScreen',
  desk,
  authoring,
  loadLate,
)

const forAdmin = (path: string, Screen: ComponentType) => (
  <Route path={path}>
    <RequireRole role="admin">
      <Screen />
    </RequireRole>
  </Route>
)

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
      {forStudent(paths.mistakes, MistakesScreen)}
      {forStudent(paths.practice(':quizId'), PracticeScreen)}
      {forAdmin(paths.myQuizzes, MyQuizzesScreen)}
      {forAdmin(paths.quizResults(':quizId'), ResultsScreen)}
      {forAdmin(paths.quizGrid(':quizId'), GridScreen)}
      {forAdmin(paths.regrade(':quizId', ':questionId'), RegradeScreen)}
      {forAdmin(paths.acceptAnswers(':quizId', ':questionId'), AcceptAnswersScreen)}
      {forAdmin(paths.marking(':quizId'), MarkingScreen)}
      {forAdmin(paths.markAnswers(':quizId', ':questionId'), MarkAnswersScreen)}
      {forAdmin(paths.quizStudents(':quizId'), QuizStudentsScreen)}
      {forAdmin(paths.quizLive(':quizId'), LiveScreen)}
      {forAdmin(paths.quizQuestions(':quizId'), QuestionsScreen)}
      {forAdmin(paths.previewQuiz(':quizId'), PreviewScreen)}
      {forAdmin(paths.quizShare(':quizId'), ShareScreen)}
      {forAdmin(paths.quizSettings(':quizId'), SettingsScreen)}
      {forAdmin(paths.printQuiz(':quizId'), PrintQuizScreen)}
      {forAdmin(paths.studentAttempt(':quizId', ':userId'), StudentAttemptScreen)}
      {forAdmin(paths.chooser, ChooserScreen)}
      {forAdmin(paths.chooserAlias, ChooserScreen)}
      {forAdmin(paths.quizDetails, QuizDetailsScreen)}
      {forAdmin(paths.createQuestions(':quizId'), CreateQuestionsScreen)}
      {forAdmin(paths.reviewQuiz(':quizId'), ReviewQuizScreen)}
      {forAdmin(paths.editQuiz(':quizId'), EditQuizScreen)}
      {forAdmin(paths.upload, UploadScreen)}
      {forAdmin(paths.reviewUpload, ReviewUploadScreen)}
      {forAdmin(paths.finalize(':quizId'), FinalizeScreen)}
      <Route component={NotFoundScreen} />
    </Switch>
  )
}
