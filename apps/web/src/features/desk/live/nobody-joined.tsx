import type { OwnQuizSummary, QuizSummary } from '@quizly/contract'
import { BlankSlate } from '../../../components/feedback/blank-slate.tsx'
import { CopyButton } from '../../../components/forms/copy-button.tsx'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { call } from '../../../lib/calls/call.ts'
import { paths } from '../../../lib/paths.ts'
import { plural } from '../../../lib/plural.ts'
import { useDeskLoad } from '../../../lib/calls/desk-queries.ts'

/** Before anybody has entered the quiz: what students will see, and the code that they need. */
export function NobodyJoined({ quiz }: { quiz: QuizSummary }) {
  const load = useDeskLoad(['code', quiz._id], (signal) =>
    call('getSecretCode', { params: { quizId: quiz._id } }, { signal }),
  )
  return (
    <BlankSlate>
      <h2>Nobody has entered this quiz yet</h2>
      <p className="muted">
        Students enter the code, see the title, {plural(quiz.numQuestions, 'question')} and{' '}
        {plural(quiz.timeLimit, 'minute')}, and start when they are ready. From then on you see here how far
        each of them is.
      </p>
      {load.status === 'ready' && (
        <p>
          Code{' '}
          <span className="code" dir="ltr">
            {load.data.secretCode}
          </span>
        </p>
      )}
      <div className="actions">
        {load.status === 'ready' && (
          <CopyButton text={load.data.secretCode} label="Copy code" icon="copy" look="primary" />
        )}
        <LinkButton look="secondary" to={paths.quizShare(quiz._id)}>
          Show it to the class
        </LinkButton>
      </div>
    </BlankSlate>
  )
}

/** Before anybody has entered, while nobody should: the code is not shown. */
export function NotOpen({ quiz: { state } }: { quiz: OwnQuizSummary }) {
  return (
    <BlankSlate>
      <h2>Nobody has entered this quiz</h2>
      <p className="muted">
        {state === 'draft'
          ? 'It is still a draft. Finalize it to get the secret code for your students.'
          : 'It is closed: its code lets nobody in.'}
      </p>
    </BlankSlate>
  )
}

/** Without questions the code admits nobody, so it is not shown. */
export function NotReady({ quizId }: { quizId: string }) {
  return (
    <BlankSlate>
      <h2>This quiz has no questions yet</h2>
      <p className="muted">Write them, and you have a code for your students.</p>
      <LinkButton to={paths.createQuestions(quizId)}>Write the questions</LinkButton>
    </BlankSlate>
  )
}
