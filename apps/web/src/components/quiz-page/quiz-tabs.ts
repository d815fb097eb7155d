import { paths } from '../../lib/paths.ts'

/** The tabs of a quiz's page in their order, and where they lead. */
export const quizTabs = {
  Results: paths.quizResults,
  Students: paths.quizStudents,
  Live: paths.quizLive,
  Questions: paths.quizQuestions,
  Share: paths.quizShare,
  Settings: paths.quizSettings,
}
