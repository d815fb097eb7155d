import {
  getAnalysis,
  getGrid as gridCall,
  listQuizzes,
  listResults,
  listStudentResults,
  listStudents as studentsCall,
} from '@quizly/contract'
import type { Store } from '../../db/store.ts'
import { answerCall } from '../../http/answer-call.ts'
import type { Api } from '../../http/api.ts'
import { analyseQuiz } from './analysis.service.ts'
import { listOwnQuizzes, listResultsOfQuiz, listResultsOfStudent } from './reports.service.ts'
import { getGrid } from './students/grid.service.ts'
import { listStudents } from './students/students.service.ts'

export function registerReports(api: Api, store: Pick<Store, 'db' | 'reports'>): void {
  const queue = { queue: api.queues.reports }
  answerCall(api, listQuizzes, async ({ query, user, receivedAt }) => ({
    as: 'educator',
    body: await listOwnQuizzes(store, user._id, query, receivedAt),
  }))
  answerCall(
    api,
    listStudentResults,
    async ({ params, query, user, receivedAt }) => ({
      as: 'educator',
      body: await listResultsOfQuiz(store, params.quizId, user._id, query, receivedAt),
    }),
    queue,
  )
  answerCall(
    api,
    getAnalysis,
    async ({ params, user, receivedAt }) => ({
      as: 'educator',
      body: await analyseQuiz(store, params.quizId, user._id, receivedAt),
    }),
    queue,
  )
  answerCall(
    api,
    studentsCall,
    async ({ params, query, user, receivedAt }) => ({
      as: 'educator',
      body: await listStudents(store, params.quizId, user._id, query, receivedAt),
    }),
    queue,
  )
  answerCall(
    api,
    gridCall,
    async ({ params, query, user, receivedAt }) => ({
      as: 'educator',
      body: await getGrid(store, params.quizId, user._id, query, receivedAt),
    }),
    queue,
  )
  answerCall(api, listResults, async ({ params, query, user, receivedAt }) => ({
    as: 'ok',
    body: await listResultsOfStudent(store, user._id, { ...params, ...query }, receivedAt),
  }))
}
