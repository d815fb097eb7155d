import { nextAnswerToMark, putDraftMark } from '@quizly/contract'
import { type Account, api } from '../api.ts'

type Mark = { items: string[]; adjustment: number; comment: string }
type Next = { answer: { attemptId: string; hash: string; text: string; round: string } | null }

/** All that somebody can mark of a question, but for third looks. The marks are not released. */
export async function markEssays(
  marker: Account,
  essay: { quizId: string; questionId: string },
  markOf: (text: string) => Mark,
) {
  const next = () => api<Next>(marker, nextAnswerToMark, { params: essay })
  for (let { answer } = await next(); answer && answer.round !== 'third'; { answer } = await next()) {
    const { attemptId, hash, round, text } = answer
    const params = { attemptId, questionId: essay.questionId }
    await api(marker, putDraftMark, { params, body: { baseVersion: 0, hash, round, ...markOf(text) } })
  }
}
