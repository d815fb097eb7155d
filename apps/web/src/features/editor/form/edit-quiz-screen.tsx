import { changingQuiz as changingWords, messages, review as reviewWords } from '@quizly/words/authoring.ts'
import { Redirect, useParams } from 'wouter'
import type { CallBodyInput, Calls } from '@quizly/contract'
import { QuestionBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { call } from '../../../lib/calls/call.ts'
import { useLoad } from '../../../lib/use-load.ts'
import { mayEdit } from '../../../lib/may-edit.ts'
import { paths } from '../../../lib/paths.ts'
import { loadDraft } from '../drafts/use-server-draft.ts'
import { MergeScreen } from '../merging/merge-screen.tsx'
import { QuestionsForm } from './questions-form.tsx'
import { describeReach, describeReached, type Reach } from './reach.ts'
import { type Choice, sendRevision } from './send-revision.ts'
import type { SaveQuestions } from './use-questions-form.ts'
import { loadOwnQuiz } from '../../quiz-page/questions-api.ts'
import { LoadedQuiz, NoQuestions } from '../../quiz-page/loaded-questions.tsx'
import { type HandedQuiz, readHandedQuiz } from '../saving/stored-questions.ts'
import { AskDialog } from '../../../components/overlays/ask-dialog.tsx'
import { ChangedMarks, MarksThatChange } from '../../../components/result/changed-marks.tsx'
import { readHandedQuestions, useHanded } from '../importing/handed-questions.ts'

export function EditQuizScreen() {
  const { quizId = '' } = useParams()
  const handed = useHanded(readHandedQuiz)
  const added = useHanded(readHandedQuestions)
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
        return loaded.questions.length === 0 ? (
          <NoQuestions quizId={quizId} title={loaded.title} step="questions" />
        ) : (
          <QuestionsForm
            key={quizId}
            quiz={{ ...loaded, _id: quizId, added }}
            save={saveRevision(quizId, loaded)}
          />
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
 * Saves changed questions as a new revision. The educator is asked what it may reach, and if somebody else has saved the
 * quiz meanwhile, what stays of both.
 */
const saveRevision =
  (quizId: string, { title, language = 'en' }: Pick<HandedQuiz, 'title' | 'language'>): SaveQuestions =>
  async (questions, { baseRevision, draftId, ask, askInPlace, take }) => {
    const input = (body: CallBodyInput<Calls['updateQuiz']>) => ({ params: { quizId }, body })
    const sent = await sendRevision(questions, baseRevision, {
      preview: (body) => call('previewQuizUpdate', input(body)),
      update: (body) => call('updateQuiz', input({ ...body, ...(draftId && { draftId }) })),
      confirm: (reach) => ask((answer) => <ConfirmSaving reach={reach} onAnswer={answer} />),
      choose: (theirs, mine) =>
        askInPlace<Choice>((answer) => (
          <MergeScreen title={title} language={language} theirs={theirs} mine={mine} onChoose={answer} />
        )),
      take,
    })
    return sent.isSaved
      ? { ...sent, texts: () => [messages.quizUpdated, ...describeReached(sent.reach)] }
      : sent
  }

/** More would hide the buttons; the marking page names them. */
const maxNamed = 10

/** Says before saving whom it reaches: students who have begun, and scores and marks they have seen. Nothing is saved before the answer. */
function ConfirmSaving({ reach, onAnswer }: { reach: Reach; onAnswer: (isWanted: boolean) => void }) {
  const { scoresChanged, running, handMarks, changedMarks } = reach.changes
  const title =
    scoresChanged > 0
      ? changingWords.saveAndChange(scoresChanged)
      : running > 0
        ? changingWords.saveWhileWorking(running)
        : changedMarks
          ? changingWords.saveRubric
          : changingWords.saveForNewStarters
  return (
    <AskDialog
      title={title}
      keep={changingWords.backToEditing}
      action={scoresChanged > 0 ? changingWords.saveAndChangeScores : changingWords.saveChanges}
      details={
        (handMarks ?? changedMarks) && (
          <div className="stack stack-4">
            {handMarks && (
              <MarksThatChange
                label={changingWords.handMarksLabel}
                count={handMarks.count}
                marks={handMarks.marks.slice(0, maxNamed)}
              />
            )}
            {changedMarks && (
              <ChangedMarks {...changedMarks} marks={changedMarks.marks?.slice(0, maxNamed)} />
            )}
          </div>
        )
      }
      onClose={() => onAnswer(false)}
      onAction={() => onAnswer(true)}
    >
      {describeReach(reach).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </AskDialog>
  )
}
