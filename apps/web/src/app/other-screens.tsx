import { type ComponentType, lazy } from 'react'
import { Route, Switch } from 'wouter'
import '../lib/calls/all-addresses.ts'
import { paths } from '../lib/paths.ts'
import '../styles/other-screens.css'
import { NotFoundScreen } from './not-found-screen.tsx'
import { RequireRole } from './require-role.tsx'

function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }))
}

const AboutScreen = screen(() => import('../features/about/about-screens.tsx'), 'AboutScreen')
const DetailsScreen = screen(() => import('../features/about/about-screens.tsx'), 'DetailsScreen')
const ContactScreen = screen(() => import('../features/contact/contact-screen.tsx'), 'ContactScreen')
const SignupScreen = screen(() => import('../features/account/login/signup-screen.tsx'), 'SignupScreen')
const ProfileScreen = screen(() => import('../features/account/profile/profile-screen.tsx'), 'ProfileScreen')
const AccountScreen = screen(() => import('../features/account/settings/account-screen.tsx'), 'AccountScreen')
const ForgotPasswordScreen = screen(
  () => import('../features/account/login/forgot-password-screen.tsx'),
  'ForgotPasswordScreen',
)
const ResetPasswordScreen = screen(
  () => import('../features/account/login/reset-password-screen.tsx'),
  'ResetPasswordScreen',
)
const ChooserScreen = screen(
  () => import('../features/authoring/details/chooser-screen.tsx'),
  'ChooserScreen',
)
const QuizDetailsScreen = screen(
  () => import('../features/authoring/details/quiz-details-screen.tsx'),
  'QuizDetailsScreen',
)
const CreateQuestionsScreen = screen(
  () => import('../features/authoring/first-questions/create-questions-screen.tsx'),
  'CreateQuestionsScreen',
)
const ReviewQuizScreen = screen(
  () => import('../features/authoring/review/review-quiz-screen.tsx'),
  'ReviewQuizScreen',
)
const QuestionsScreen = screen(
  () => import('../features/authoring/review/questions-screen.tsx'),
  'QuestionsScreen',
)
const EditQuizScreen = screen(
  () => import('../features/authoring/changes/edit-quiz-screen.tsx'),
  'EditQuizScreen',
)
const UploadScreen = screen(() => import('../features/spreadsheet/upload/upload-screen.tsx'), 'UploadScreen')
const ReviewUploadScreen = screen(
  () => import('../features/spreadsheet/review/review-screen.tsx'),
  'ReviewUploadScreen',
)
const FinalizeScreen = screen(
  () => import('../features/authoring/share/finalize-screen.tsx'),
  'FinalizeScreen',
)
const ShareScreen = screen(() => import('../features/authoring/share/share-screen.tsx'), 'ShareScreen')
const InvitationScreen = screen(
  () => import('../features/authoring/colleagues/invitation-screen.tsx'),
  'InvitationScreen',
)
const PreviewScreen = screen(() => import('./preview-screen.tsx'), 'PreviewScreen')

const VerifyReceiptScreen = screen(
  () => import('../features/receipts/verify-receipt-screen.tsx'),
  'VerifyReceiptScreen',
)

const MyQuizzesScreen = screen(
  () => import('../features/desk/quizzes/my-quizzes-screen.tsx'),
  'MyQuizzesScreen',
)
const GridScreen = screen(() => import('../features/desk/grid/grid-screen.tsx'), 'GridScreen')
const ResultsScreen = screen(() => import('../features/desk/results/results-screen.tsx'), 'ResultsScreen')
const RemarkScreen = screen(() => import('../features/desk/marking/remark-screen.tsx'), 'RemarkScreen')
const AcceptAnswersScreen = screen(
  () => import('../features/desk/marking/accept-answers-screen.tsx'),
  'AcceptAnswersScreen',
)
const QuizStudentsScreen = screen(
  () => import('../features/desk/students/quiz-students-screen.tsx'),
  'QuizStudentsScreen',
)
const LiveScreen = screen(() => import('../features/desk/live/live-screen.tsx'), 'LiveScreen')
const SettingsScreen = screen(() => import('../features/desk/settings/settings-screen.tsx'), 'SettingsScreen')
const PrintQuizScreen = screen(
  () => import('../features/desk/print/print-quiz-screen.tsx'),
  'PrintQuizScreen',
)
const StudentAttemptScreen = screen(
  () => import('../features/desk/attempt/student-attempt-screen.tsx'),
  'StudentAttemptScreen',
)

const forAdmin = (path: string, Screen: ComponentType) => (
  <Route path={path}>
    <RequireRole role="admin">
      <Screen />
    </RequireRole>
  </Route>
)

export function OtherScreens() {
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
      {forAdmin(paths.myQuizzes, MyQuizzesScreen)}
      {forAdmin(paths.quizResults(':quizId'), ResultsScreen)}
      {forAdmin(paths.quizGrid(':quizId'), GridScreen)}
      {forAdmin(paths.remark(':quizId', ':questionId'), RemarkScreen)}
      {forAdmin(paths.acceptAnswers(':quizId', ':questionId'), AcceptAnswersScreen)}
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
