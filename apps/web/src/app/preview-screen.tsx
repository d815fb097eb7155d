import { preview as previewWords } from '@quizly/words/authoring.ts'
import type { QuizSettings } from '@quizly/contract'
import { askedOnce, writeLayout } from '@quizly/domain'
import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { Loaded } from '../components/feedback/loaded.tsx'
import { ErrorPage } from '../components/feedback/page-state.tsx'
import { Button } from '../components/forms/button.tsx'
import { LinkButton } from '../components/forms/link-button.tsx'
import { Dock } from '../components/page/dock.tsx'
import { prepareRichText } from '../components/quiz/rich-text.tsx'
import { describeNext } from '../features/taking/entering/several-attempts.ts'
import { PreviewAttempt } from '../features/taking/preview/preview-attempt.tsx'
import { previewPrefix } from '../features/taking/attempt/browser-report.ts'
import { createPreviewSession, type Previewed } from '../features/taking/preview/preview-session.ts'
import { ResultPage } from '../features/results/result-page.tsx'
import { call } from '../lib/calls/call.ts'
import { useSession } from '../lib/calls/session.ts'
import { useLoad } from '../lib/use-load.ts'
import { paths } from '../lib/paths.ts'
import './preview-screen.css'

/** A quiz as a student sees and takes it, for those who work on it. Nothing of it is counted. */
export function PreviewScreen() {
  const { quizId = '' } = useParams()
  const query = useLoad(quizId, (signal) => loadPreviewed(quizId, signal))
  return (
    <Loaded query={query} title={previewWords.loading} failed={previewWords.failed} safe={previewWords.safe}>
      {(previewed) =>
        previewed.questions.length > 0 ? (
          <Preview key={quizId} previewed={previewed} />
        ) : (
          <ErrorPage
            title={previewWords.none}
            actions={<LinkButton to={paths.quizQuestions(quizId)}>{previewWords.toQuestions}</LinkButton>}
          >
            {previewWords.noneHint}
          </ErrorPage>
        )
      }
    </Loaded>
  )
}

/** `isDrawn`: each attempt is asked other questions. */
type PreviewedQuiz = Previewed & { isDraft: boolean; isDrawn: boolean }

async function loadPreviewed(quizId: string, signal: AbortSignal): Promise<PreviewedQuiz> {
  const params = { quizId }
  const [reply, settings] = await Promise.all([
    call('getQuiz', { params }, { signal }),
    call('getQuizSettings', { params }, { signal }),
  ])
  if ('attempt' in reply) throw new Error('This reply is for a student')
  const { _id, title, timeLimit, language, scoring } = reply.quiz
  const count = askedOnce(reply.questions).length
  const isDrawn = count < reply.questions.length
  const capabilities = reply.quiz.parts?.filter((part) => part !== 'practice')
  const plain = { _id, title, timeLimit, numQuestions: count, ...(language !== undefined && { language }) }
  const quiz = { ...plain, ...(scoring && { scoring }), ...(capabilities && { parts: capabilities }) }
  prepareRichText(capabilities)
  return {
    isDraft: reply.quiz.state === 'draft',
    isDrawn,
    quiz,
    questions: reply.questions,
    layout: writeLayout({ ...settings, ...(isDrawn && { draw: { turn: 0 } }) }),
    several: severalOf(settings),
    instructions: reply.instructions,
  }
}

function severalOf({ attempts, attemptCounts }: QuizSettings) {
  if (attempts === undefined) return undefined
  const allowed = attempts === 'unlimited' ? undefined : attempts
  return describeNext({ allowed, counts: attemptCounts }, 1)
}

function Preview({ previewed }: { previewed: PreviewedQuiz }) {
  const { quiz } = previewed
  const user = useSession()?.user
  const begin = () => {
    const id = previewPrefix + crypto.randomUUID()
    return { id, session: createPreviewSession(previewed, id, Date.now) }
  }
  const [{ id, session }, setRun] = useState(begin)
  const [isSubmitted, setSubmitted] = useState(false)
  function again() {
    setSubmitted(false)
    setRun(begin())
  }
  return (
    <>
      {isSubmitted ? (
        <ResultPage
          isPreview
          name={user?.name ?? ''}
          result={session.result(user?._id ?? '')}
          quiz={quiz}
          questions={[...session.questions]}
        />
      ) : (
        <PreviewAttempt key={id} {...{ id, quiz, session }} onSubmitted={() => setSubmitted(true)} />
      )}
      <section className="preview-dock" aria-label={previewWords.label}>
        <Dock>
          <div className="wrap dock__in">
            <p role="note" className="preview-mark">
              {previewWords.note((text) => (
                <b key="bold">{text}</b>
              ))}
            </p>
            {(isSubmitted || previewed.isDrawn) && (
              <Button look="secondary" onClick={again}>
                {previewed.isDrawn ? previewWords.another : previewWords.again}
              </Button>
            )}
            <Link
              className="btn btn--secondary push"
              to={(previewed.isDraft ? paths.reviewQuiz : paths.quizQuestions)(quiz._id)}
            >
              {previewWords.end}
            </Link>
          </div>
        </Dock>
      </section>
    </>
  )
}
