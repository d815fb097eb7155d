import { noAttemptsYet as noAttemptsWords, print as printWords } from '@quizly/words/desk.ts'
import type { OwnQuizSummary, QuizSummary } from '@quizly/contract'
import { BlankSlate } from '../../components/feedback/blank-slate.tsx'
import { CopyButton } from '../../components/forms/copy-button.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { acceptsStudents } from './quiz-settings.ts'
import { mayEdit } from '../../lib/may-edit.ts'
import { paths } from '../../lib/paths.ts'
import { useSecretCode } from './api.ts'

/** Before there is anything to show of a quiz: what students will see, and the code that they need. */
export function NoAttemptsYet({
  quiz,
  title,
  follows,
}: {
  quiz: OwnQuizSummary
  title: string
  follows: string
}) {
  if (acceptsStudents(quiz)) return <ShareIt {...{ quiz, title, follows }} />
  return (
    <BlankSlate>
      <h2>{title}</h2>
      <p className="muted">
        {quiz.state === 'draft'
          ? noAttemptsWords.draft
          : quiz.isCodeOff
            ? noAttemptsWords.codeOff
            : noAttemptsWords.closed}
      </p>
    </BlankSlate>
  )
}

function ShareIt({ quiz, title, follows }: { quiz: QuizSummary; title: string; follows: string }) {
  const load = useSecretCode(quiz._id)
  return (
    <BlankSlate>
      <h2>{title}</h2>
      <p className="muted">
        {noAttemptsWords.share} {follows}
      </p>
      {load.status === 'ready' && (
        <p>
          {noAttemptsWords.code(
            <span key="code" className="code" dir="ltr">
              {load.data.secretCode}
            </span>,
          )}
        </p>
      )}
      <div className="actions">
        {load.status === 'ready' && (
          <CopyButton text={load.data.secretCode} label={noAttemptsWords.copy} icon="copy" look="secondary" />
        )}
        <LinkButton look="secondary" to={paths.projector(quiz._id)}>
          {noAttemptsWords.fullScreen}
        </LinkButton>
      </div>
    </BlankSlate>
  )
}

/** In place of results, before the first. */
export function NoResultsYet({ quiz }: { quiz: OwnQuizSummary }) {
  return (
    <NoAttemptsYet quiz={quiz} title={noAttemptsWords.noResults} follows={noAttemptsWords.noResultsHint} />
  )
}

/** Without questions the code admits nobody, so it is not shown. */
export function NotReady({ quiz }: { quiz: OwnQuizSummary }) {
  return (
    <BlankSlate>
      <h2>{printWords.noQuestions}</h2>
      {mayEdit(quiz) && (
        <>
          <p className="muted">{noAttemptsWords.writeHint}</p>
          <LinkButton to={paths.createQuestions(quiz._id)}>{printWords.write}</LinkButton>
        </>
      )}
    </BlankSlate>
  )
}
