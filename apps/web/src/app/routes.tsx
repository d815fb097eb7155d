import { type ComponentType, lazy } from 'react'
import { Route, Routes } from 'react-router'
import { HomeScreen } from '../features/home/home-screen.tsx'
import { paths } from '../lib/paths.ts'
import { Frame } from './frame.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { RequireRole } from './require-role.tsx'

/** A screen that is fetched when it is first opened. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }))
}

const AboutScreen = screen(() => import('../features/about/about-screen.tsx'), 'AboutScreen')
const DetailsScreen = screen(() => import('../features/about/details-screen.tsx'), 'DetailsScreen')
const ContactScreen = screen(() => import('../features/contact/contact-screen.tsx'), 'ContactScreen')
const LoginScreen = screen(() => import('../features/account/login-screen.tsx'), 'LoginScreen')
const SignupScreen = screen(() => import('../features/account/signup-screen.tsx'), 'SignupScreen')
const ProfileScreen = screen(() => import('../features/account/profile-screen.tsx'), 'ProfileScreen')
const AccountScreen = screen(() => import('../features/account/account-screen.tsx'), 'AccountScreen')
const ForgotPasswordScreen = screen(
  () => import('../features/account/forgot-password-screen.tsx'),
  'ForgotPasswordScreen',
)
const ResetPasswordScreen = screen(
  () => import('../features/account/reset-password-screen.tsx'),
  'ResetPasswordScreen',
)
const VerifyScreen = screen(() => import('../features/taking/verify-screen.tsx'), 'VerifyScreen')
const TakeQuizScreen = screen(() => import('../features/taking/take-quiz-screen.tsx'), 'TakeQuizScreen')
const ResultScreen = screen(() => import('../features/results/result-screen.tsx'), 'ResultScreen')
const ChooserScreen = screen(() => import('../features/authoring/chooser-screen.tsx'), 'ChooserScreen')
const QuizDetailsScreen = screen(
  () => import('../features/authoring/quiz-details-screen.tsx'),
  'QuizDetailsScreen',
)
const CreateQuestionsScreen = screen(
  () => import('../features/authoring/create-questions-screen.tsx'),
  'CreateQuestionsScreen',
)
const ReviewQuizScreen = screen(
  () => import('../features/authoring/review-quiz-screen.tsx'),
  'ReviewQuizScreen',
)
const EditQuizScreen = screen(() => import('../features/authoring/edit-quiz-screen.tsx'), 'EditQuizScreen')
const UploadScreen = screen(() => import('../features/spreadsheet/upload-screen.tsx'), 'UploadScreen')
const ReviewUploadScreen = screen(
  () => import('../features/spreadsheet/review-screen.tsx'),
  'ReviewUploadScreen',
)
const FinalizeScreen = screen(() => import('../features/authoring/finalize-screen.tsx'), 'FinalizeScreen')

const VerifyReceiptScreen = screen(
  () => import('../features/receipts/verify-receipt-screen.tsx'),
  'VerifyReceiptScreen',
)

const MyQuizzesScreen = screen(() => import('../features/desk/my-quizzes-screen.tsx'), 'MyQuizzesScreen')
const QuizStudentsScreen = screen(
  () => import('../features/desk/quiz-students-screen.tsx'),
  'QuizStudentsScreen',
)
const StudentRecordScreen = screen(
  () => import('../features/desk/student-record-screen.tsx'),
  'StudentRecordScreen',
)

const forAdmin = (Screen: ComponentType) => (
  <RequireRole role="admin">
    <Screen />
  </RequireRole>
)
const forStudent = (Screen: ComponentType) => (
  <RequireRole role="student">
    <Screen />
  </RequireRole>
)

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Frame footer />}>
        <Route path={paths.home} element={<HomeScreen />} />
        <Route path={paths.login} element={<LoginScreen />} />
        <Route path={paths.signup} element={<SignupScreen />} />
        <Route path={paths.about} element={<AboutScreen />} />
        <Route path={paths.contact} element={<ContactScreen />} />
        <Route path={paths.details} element={<DetailsScreen />} />
        <Route path={paths.verifyReceipt} element={<VerifyReceiptScreen />} />
        <Route path={paths.profile} element={<ProfileScreen />} />
        <Route path={paths.account} element={<AccountScreen />} />
        <Route path={paths.forgotPassword} element={<ForgotPasswordScreen />} />
        <Route path={paths.resetPassword} element={<ResetPasswordScreen />} />
        <Route path={paths.verify} element={forStudent(VerifyScreen)} />
        <Route path={paths.result(':quizId')} element={<ResultScreen />} />
        <Route path={paths.myQuizzes} element={forAdmin(MyQuizzesScreen)} />
        <Route path={paths.quizStudents(':quizId')} element={forAdmin(QuizStudentsScreen)} />
        <Route path={paths.studentRecord(':quizId', ':userId')} element={forAdmin(StudentRecordScreen)} />
        <Route path={paths.chooser} element={forAdmin(ChooserScreen)} />
        <Route path={paths.chooserAlias} element={forAdmin(ChooserScreen)} />
        <Route path={paths.quizDetails} element={forAdmin(QuizDetailsScreen)} />
        <Route path={paths.reviewQuiz(':quizId')} element={forAdmin(ReviewQuizScreen)} />
        <Route path={paths.upload} element={forAdmin(UploadScreen)} />
        <Route path={paths.reviewUpload} element={forAdmin(ReviewUploadScreen)} />
        <Route path={paths.finalize(':quizId')} element={forAdmin(FinalizeScreen)} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
      <Route element={<Frame footer={false} />}>
        <Route path={paths.createQuestions(':quizId')} element={forAdmin(CreateQuestionsScreen)} />
        <Route path={paths.editQuiz(':quizId')} element={forAdmin(EditQuizScreen)} />
        <Route path={paths.takeQuiz(':quizId')} element={forStudent(TakeQuizScreen)} />
      </Route>
    </Routes>
  )
}
