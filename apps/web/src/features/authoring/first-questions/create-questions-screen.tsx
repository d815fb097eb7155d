import { useState } from 'react'
import { Redirect, useParams } from 'wouter'
import { QuestionBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { LoadingPage } from '../../../components/feedback/page-state.tsx'
import { useLoad } from '../../../lib/use-load.ts'
import { mayEdit } from '../../../lib/may-edit.ts'
import { paths } from '../../../lib/paths.ts'
import { loadDraft } from '../drafts/use-server-draft.ts'
import { CreateQuestionsForm } from './create-questions-form.tsx'
import { loadOwnQuiz } from '../load-own-quiz.ts'
import { LoadFailed } from '../load-failed.tsx'
import { messages } from '../messages.ts'
import { QuestionsExist } from './questions-exist.tsx'

export function CreateQuestionsScreen() {
  const { quizId = '' } = useParams()
  const [savedId, setSavedId] = useState('')
  const load = useLoad(quizId, async (signal) => {
    const [own, draft] = await Promise.all([loadOwnQuiz(quizId, signal), loadDraft(quizId, signal)])
    return { ...own, draft }
  })

  if (load.status === 'loading') return <LoadingPage title="Loading the quiz" boxes={<QuestionBoxes />} />
  if (load.status === 'failed') return <LoadFailed title={messages.quizNotLoaded} load={load} />
  const { quiz, questions, draft } = load.data
  if (!mayEdit(quiz)) return <Redirect to={paths.quizQuestions(quizId)} replace />
  if (questions.length > 0 || savedId === quizId) return <QuestionsExist quiz={quiz} />
  return <CreateQuestionsForm key={quizId} quiz={quiz} onServer={draft} onExist={() => setSavedId(quizId)} />
}
