import { Redirect, useLocation, useParams, useSearch } from 'wouter'
import { QuestionBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { LoadingPage } from '../../../components/feedback/page-state.tsx'
import { call } from '../../../lib/calls/call.ts'
import { useLoad } from '../../../lib/use-load.ts'
import { mayEdit } from '../../../lib/may-edit.ts'
import { paths } from '../../../lib/paths.ts'
import { loadDraft } from '../drafts/use-server-draft.ts'
import { EditQuizForm } from './edit-quiz-form.tsx'
import { loadOwnQuiz } from '../load-own-quiz.ts'
import { LoadFailed } from '../load-failed.tsx'
import { messages } from '../messages.ts'
import { NoQuestions } from '../no-questions.tsx'
import { type HandedQuiz, readHandedQuiz } from '../saving/stored-questions.ts'
import { useEffect, useState } from 'react'
import { useHandedState } from '../../../lib/handover.ts'

export function EditQuizScreen() {
  const { quizId = '' } = useParams()
  const handed = useHandedQuiz()
  const load = useLoad(quizId, async (signal) => {
    const [quiz, draft] = await Promise.all([
      handed ?? loadQuestions(quizId, signal),
      loadDraft(quizId, signal),
    ])
    return quiz && { ...quiz, draft }
  })

  if (load.status === 'loading')
    return <LoadingPage title="Loading the questions to edit" boxes={<QuestionBoxes />} />
  if (load.status === 'failed') return <LoadFailed title={messages.questionsNotLoaded} load={load} />
  if (!load.data) return <Redirect to={paths.quizQuestions(quizId)} replace />
  const { title, ...quiz } = load.data
  if (quiz.questions.length === 0) return <NoQuestions quizId={quizId} title={title} step="Questions" />
  return <EditQuizForm key={quizId} quizId={quizId} title={title} stored={quiz} />
}

/** The questions to edit; undefined for colleagues who may only look. */
async function loadQuestions(quizId: string, signal: AbortSignal): Promise<HandedQuiz | undefined> {
  const [{ quiz }, { questions, revision }] = await Promise.all([
    loadOwnQuiz(quizId, signal),
    call('getQuestions', { params: { quizId } }, { signal }),
  ])
  return mayEdit(quiz) ? { title: quiz.title, questions, revision } : undefined
}

/**
 * The quiz that the previous screen passed along. It is removed from the browser's history at once, because
 * whoever returns to this address must not find outdated questions.
 */
function useHandedQuiz(): HandedQuiz | undefined {
  const [pathname, navigate] = useLocation()
  const search = useSearch()
  const state = useHandedState()
  const [handed] = useState(() => readHandedQuiz(state))
  useEffect(() => {
    if (state !== null)
      navigate(search === '' ? pathname : `${pathname}?${search}`, { replace: true, state: null })
  }, [navigate, pathname, search, state])
  return handed
}
