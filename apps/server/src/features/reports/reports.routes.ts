import {
  getAnalysis,
  getQuizCounts as countsCall,
  getGrid as gridCall,
  listQuizzes,
  listResults,
  listStudentResults,
  listStudents as studentsCall,
} from '@quizly/contract'
import type { Store } from '../../db/store.ts'
import { handle } from '../../http/register-route.ts'
import type { Api } from '../../http/api.ts'
import { analyseQuiz } from './analysis.service.ts'
import { getQuizCounts, listOwnQuizzes, listResultsOfQuiz, listResultsOfStudent } from './reports.service.ts'
import { getGrid } from './students/grid.service.ts'
import { listStudents } from './students/students.service.ts'

export function registerReports(api: Api, store: Pick<Store, 'db' | 'reports'>): void {
  const queue = { queue: api.queues.reports }
  handle(api, listQuizzes, ({ query, user, receivedAt }) =>
    listOwnQuizzes(store, user._id, query, receivedAt),
  )
  handle(api, listStudentResults, queue, ({ params, query, user, receivedAt }) =>
    listResultsOfQuiz(store, params.quizId, user._id, query, receivedAt),
  )
  handle(api, getAnalysis, queue, ({ params, user, receivedAt }) =>
    analyseQuiz(store, params.quizId, user._id, receivedAt),
  )
  handle(api, countsCall, queue, ({ params, user, receivedAt }) =>
    getQuizCounts(store, params.quizId, user._id, receivedAt),
  )
  handle(api, studentsCall, queue, ({ params, query, user, receivedAt }) =>
    listStudents(store, params.quizId, user._id, query, receivedAt),
  )
  handle(api, gridCall, queue, ({ params, query, user, receivedAt }) =>
    getGrid(store, params.quizId, user._id, query, receivedAt),
  )
  handle(api, listResults, ({ params, query, user, receivedAt }) =>
    listResultsOfStudent(store, user._id, { ...params, ...query }, receivedAt),
  )
}
