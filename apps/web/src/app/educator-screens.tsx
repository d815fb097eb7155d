import type { ComponentType } from 'react'
import { Route } from 'wouter'
import authoring from 'virtual:words/authoring'
import desk from 'virtual:words/desk'
import spreadsheet from 'virtual:words/spreadsheet'
import { loadLate } from '../lib/late.ts'
import { paths } from '../lib/paths.ts'
import { screen } from './lazy-screen.ts'
import { RequireRole } from './require-role.tsx'

// What is fetched from here, the service worker keeps for educators alone.
const MyQuizzesScreen = screen(
  () => import('../features/quiz-list/my-quizzes-screen.tsx'),
  'MyQuizzesScreen',
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
const GridScreen = screen(
  () => import('../features/class-results/grid/grid-screen.tsx'),
  'GridScreen',
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
const QuestionsScreen = screen(
  () => import('../features/editor/review/questions-screen.tsx'),
  'QuestionsScreen',
  authoring,
  loadLate,
)
const PreviewScreen = screen(() => import('./preview-screen.tsx'), 'PreviewScreen', authoring, loadLate)
const ShareScreen = screen(
  () => import('../features/sharing/share/share-screen.tsx'),
  'ShareScreen',
  authoring,
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

const forAdmin = (path: string, Screen: ComponentType) => (
  <Route path={path}>
    <RequireRole role="admin">
      <Screen />
    </RequireRole>
  </Route>
)

/** Made anew each time: elements that stay the same are not rendered again when the language changes. */
export const educatorRoutes = () => (
  <>
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
  </>
)
