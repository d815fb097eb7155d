import type { AttemptForOwner, Calls, ReplyBody } from '@quizly/contract'
import { isBlank } from '@quizly/domain'
import type { Sorting } from '../../components/tables/sorting.ts'
import { call } from '../../lib/calls/call.ts'
import type { Load } from '../../lib/use-load.ts'
import { refreshKey, useCachedList, useCachedQuery } from '../../lib/calls/queries.ts'

export const studentKeys = ['name', 'state', 'score', 'took', 'extra'] as const
export type StudentKey = (typeof studentKeys)[number]
export type GridKey = 'name' | 'score' | `${number}`
export const quizKeys = ['title', 'questions', 'code', 'attempts', 'average', 'created'] as const
export type QuizKey = (typeof quizKeys)[number]
export const quizTabs = ['current', 'archived', 'bin'] as const
export type QuizTab = (typeof quizTabs)[number]
/** Which quizzes the list shows, and in what order. */
export type RequestedQuizzes = { tab: QuizTab; search: string; sorting: Sorting<QuizKey> }

function pageQuery<Key>({ key, descending }: Sorting<Key>, after: string | undefined, search = '') {
  return {
    sort: key,
    order: descending ? ('descending' as const) : ('ascending' as const),
    ...(!isBlank(search) && { search }),
    ...(after !== undefined && { after }),
  }
}

/** An educator's quizzes, with what was searched: the page before stays in sight while the next is loaded. */
export const useQuizzes = (requested: RequestedQuizzes) =>
  useCachedList(['quizzes', requested.tab, requested], async (after, signal) => {
    const { tab, search, sorting } = requested
    const query = { tab, ...pageQuery(sorting, after, search) }
    return { ...(await call('listQuizzes', { query }, { signal })), searched: search }
  })

export const useStudents = (quizId: string, search: string, sorting: Sorting<StudentKey>) =>
  useCachedList(['students', quizId, search, sorting], async (after, signal) => {
    const query = pageQuery(sorting, after, search)
    return { ...(await call('listStudents', { params: { quizId }, query }, { signal })), searched: search }
  })

/** The grid of a quiz, with what it goes by; `failed` is the number of the question whose failures alone are shown. */
export const useGrid = (quizId: string, sorting: Sorting<GridKey>, failed: string | undefined) =>
  useCachedList(['grid', quizId, sorting, failed], async (after, signal) => {
    const query = { ...pageQuery(sorting, after), ...(failed && { failed }) }
    const page = await call('getGrid', { params: { quizId }, query }, { signal })
    return { ...page, failed, goesBy: failed ?? sorting.key }
  })

export const useAnalysis = (quizId: string) =>
  useCachedQuery(['analysis', quizId], (signal) => call('getAnalysis', { params: { quizId } }, { signal }))

/** What runs, is over, is to be marked and to be released of a quiz. */
export const useCounts = (quizId: string) =>
  useCachedQuery(['counts', quizId], (signal) => call('getQuizCounts', { params: { quizId } }, { signal }))

export const refreshCounts = (quizId: string) => refreshKey(['counts', quizId])

/** What a page of a quiz shows, together with the counts that its head goes by, so that the head comes whole. */
export function useWithCounts<T>(quizId: string, query: Load<T>): Load<T> {
  const counts = useCounts(quizId)
  return query.status === 'ready' && counts.status === 'loading' ? { status: 'loading' } : query
}

export const useQuizSettings = (quizId: string) =>
  useCachedQuery(['settings', quizId], (signal) =>
    call('getQuizSettings', { params: { quizId } }, { signal }),
  )

export const useSecretCode = (quizId: string) =>
  useCachedQuery(['code', quizId], (signal) => call('getSecretCode', { params: { quizId } }, { signal }))

export type QuizForEducator = ReplyBody<Calls['getQuiz'], 'educator'>

export const useOwnQuestions = (quizId: string) =>
  useCachedQuery(['questions', quizId], (signal) => loadOwnQuestions(quizId, signal))

const loadOwnQuestions = async (quizId: string, signal: AbortSignal) =>
  (await call('getQuiz', { params: { quizId } }, { signal })) as QuizForEducator

export const attemptKey = (quizId: string, userId: string, attempt: string | undefined) => [
  'attempt',
  quizId,
  userId,
  ...(attempt === undefined ? [] : [attempt]),
]

/** One attempt of a student: the one that counts, or that of a number; and the questions in the educator's order. */
export const useStudentAttempt = (quizId: string, userId: string, attempt: string | undefined) =>
  useCachedQuery(attemptKey(quizId, userId, attempt), async (signal) => {
    const query = { userId, ...(attempt && { attempt }) }
    const [timeline, own] = await Promise.all([
      call('getTimeline', { params: { quizId }, query }, { signal }) as Promise<AttemptForOwner>,
      loadOwnQuestions(quizId, signal),
    ])
    return { attempt: timeline, questions: own.questions, own: own.quiz }
  })

export const usePreviousNext = (quizId: string, resultId: string) =>
  useCachedQuery(['previous-next', quizId, resultId], async (signal) => {
    const orders = ['descending', 'ascending'] as const
    const replies = await Promise.all(
      orders.map((order) =>
        call('listStudentResults', { params: { quizId }, query: { order, after: resultId } }, { signal }),
      ),
    )
    return replies.map(({ results }) => results[0])
  })
