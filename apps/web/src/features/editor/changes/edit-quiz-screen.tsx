import { messages, review as reviewWords } from '@quizly/words/authoring.ts'
import { Redirect, useLocation, useParams, useSearch } from 'wouter'
import { QuestionBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { call } from '../../../lib/calls/call.ts'
import { useLoad } from '../../../lib/use-load.ts'
import { mayEdit } from '../../../lib/may-edit.ts'
import { paths } from '../../../lib/paths.ts'
import { loadDraft } from '../drafts/use-server-draft.ts'
import { EditQuizForm } from './edit-quiz-form.tsx'
import { loadOwnQuiz } from '../../quiz-page/questions-api.ts'
import { LoadedQuiz, NoQuestions } from '../../quiz-page/loaded-questions.tsx'
import { type HandedQuiz, readHandedQuiz } from '../saving/stored-questions.ts'
import { useEffect, useState } from 'react'
import { useHandedState } from '../../../lib/handover.ts'

export function EditQuizScreen() {
  const { quizId = '' } = useParams()
  const handed = useHandedQuiz()
  const query = useLoad(quizId, async (signal) => {
    const [quiz, draft] = await Promise.all([
      handed ?? loadQuestions(quizId, signal),
      loadDraft(quizId, signal),
    ])
    return quiz && { ...quiz, draft }
  })
  return (
    <LoadedQuiz
      query={query}
      title={reviewWords.loadingToEdit}
      boxes={<QuestionBoxes />}
      failed={messages.questionsNotLoaded}
    >
      {(loaded) => {
        if (!loaded) return <Redirect to={paths.quizQuestions(quizId)} replace />
        const { title, language, ...stored } = loaded
        return stored.questions.length === 0 ? (
          <NoQuestions quizId={quizId} title={title} step="questions" />
        ) : (
          <EditQuizForm key={quizId} {...{ quizId, title, language, stored }} />
        )
      }}
    </LoadedQuiz>
  )
}

/** The questions to edit; undefined for colleagues who may only look. */
async function loadQuestions(quizId: string, signal: AbortSignal): Promise<HandedQuiz | undefined> {
  const [{ quiz }, { questions, revision }] = await Promise.all([
    loadOwnQuiz(quizId, signal),
    call('getQuestions', { params: { quizId } }, { signal }),
  ])
  return mayEdit(quiz) ? { title: quiz.title, language: quiz.language, questions, revision } : undefined
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
