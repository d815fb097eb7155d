import type { ComponentType } from 'react'
import { Route } from 'wouter'
import authoring from 'virtual:words/authoring'
import desk from 'virtual:words/desk'
import formats from 'virtual:words/formats'
import operator from 'virtual:words/operator'
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
const BankSharingScreen = screen(
  () => import('../features/sharing/bank/bank-sharing-screen.tsx'),
  'BankSharingScreen',
  desk,
  authoring,
)
const BankScreen = screen(() => import('../features/bank/bank-screen.tsx'), 'BankScreen', desk, authoring)
const BankItemScreen = screen(
  () => import('../features/bank/item-screen.tsx'),
  'BankItemScreen',
  desk,
  authoring,
  loadLate,
)
const EditBankItemScreen = screen(
  () => import('../features/editor/bank-item/edit-item-screen.tsx'),
  'EditBankItemScreen',
  authoring,
  desk,
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
const SettleScreen = screen(
  () => import('../features/manual-grading/settle-screen.tsx'),
  'SettleScreen',
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
  desk,
  authoring,
  loadLate,
)
const PreviewScreen = screen(() => import('./preview-screen.tsx'), 'PreviewScreen', authoring, loadLate)
const ShareScreen = screen(
  () => import('../features/sharing/share/share-screen.tsx'),
  'ShareScreen',
  desk,
  authoring,
)
const SettingsScreen = screen(
  () => import('../features/settings/settings-screen.tsx'),
  'SettingsScreen',
  desk,
  authoring,
  loadLate,
)
const SlipsScreen = screen(
  () => import('../features/sharing/slips/slips-screen.tsx'),
  'SlipsScreen',
  desk,
  authoring,
)
const SlipListScreen = screen(
  () => import('../features/sharing/slips/slip-list-screen.tsx'),
  'SlipListScreen',
  desk,
  authoring,
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
  loadLate,
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
  formats,
  spreadsheet,
  authoring,
)
const ReviewUploadScreen = screen(
  () => import('../features/spreadsheet/review/review-screen.tsx'),
  'ReviewUploadScreen',
  spreadsheet,
  authoring,
)
const ImportScreen = screen(
  () => import('../features/editor/importing/import-screen.tsx'),
  'ImportScreen',
  formats,
  authoring,
  loadLate,
)
const ExportScreen = screen(
  () => import('../features/formats/export-screen.tsx'),
  'ExportScreen',
  formats,
  authoring,
)
const FormatsScreen = screen(
  () => import('../features/formats/formats-screen.tsx'),
  'FormatsScreen',
  formats,
  authoring,
)
const TakeEverythingScreen = screen(
  () => import('../features/formats/everything/take-everything-screen.tsx'),
  'TakeEverythingScreen',
  formats,
  desk,
  authoring,
)
const RestoreScreen = screen(
  () => import('../features/formats/everything/restore-screen.tsx'),
  'RestoreScreen',
  formats,
  desk,
  authoring,
)
const FinalizeScreen = screen(
  () => import('../features/sharing/share/finalize-screen.tsx'),
  'FinalizeScreen',
  authoring,
)

const OperatorScreen = screen(
  () => import('../features/operator/operator-screen.tsx'),
  'OperatorScreen',
  operator,
  desk,
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
    {forAdmin(paths.slips, SlipsScreen)}
    {forAdmin(paths.slipList(':listId'), SlipListScreen)}
    {forAdmin(paths.bank, BankScreen)}
    {forAdmin(paths.bankSharing, BankSharingScreen)}
    {forAdmin(paths.bankItem(':itemId'), BankItemScreen)}
    {forAdmin(paths.editBankItem(':itemId'), EditBankItemScreen)}
    {forAdmin(paths.quizResults(':quizId'), ResultsScreen)}
    {forAdmin(paths.quizGrid(':quizId'), GridScreen)}
    {forAdmin(paths.regrade(':quizId', ':questionId'), RegradeScreen)}
    {forAdmin(paths.acceptAnswers(':quizId', ':questionId'), AcceptAnswersScreen)}
    {forAdmin(paths.marking(':quizId'), MarkingScreen)}
    {forAdmin(paths.settleMarks(':quizId', ':questionId'), SettleScreen)}
    {forAdmin(
      paths.markAnswer(':quizId', { questionId: ':questionId', answer: ':answer?' }),
      MarkAnswersScreen,
    )}
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
    {forAdmin(paths.importQuestions(':importId'), ImportScreen)}
    {forAdmin(paths.exportQuestions(':quizId'), ExportScreen)}
    {forAdmin(paths.takeEverything, TakeEverythingScreen)}
    {forAdmin(paths.restore(':importId'), RestoreScreen)}
    {forAdmin(paths.formats, FormatsScreen)}
    {forAdmin(paths.finalize(':quizId'), FinalizeScreen)}
    {/* An operator has either role. */}
    <Route path={paths.operator} component={OperatorScreen} />
  </>
)
