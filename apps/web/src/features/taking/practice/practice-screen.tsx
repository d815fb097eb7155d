import { practice as practiceWords } from '@quizly/words/results.ts'
import { limits } from '@quizly/domain'
import { useParams } from 'wouter'
import { ErrorPage, LoadingPage } from '../../../components/feedback/page-state.tsx'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { isMissing, tryAgain } from '../../../lib/failures.ts'
import { paths } from '../../../lib/paths.ts'
import { useLoad } from '../../../lib/use-load.ts'
import { loadPractice, mistakes } from './load-practice.ts'
import { PracticeRun } from './practice-run.tsx'

export function PracticeScreen() {
  const { quizId = '' } = useParams()
  return <LoadedPractice key={quizId} of={quizId} end={paths.takeQuiz(quizId)} />
}

export const MistakesScreen = () => <LoadedPractice of={mistakes} end={paths.profile} />

function LoadedPractice({ of, end }: { of: string; end: string }) {
  const load = useLoad(of, (signal) => loadPractice(of, signal))
  const back = <LinkButton to={end}>{practiceWords.end}</LinkButton>
  if (load.status === 'loading') return <LoadingPage title={practiceWords.loading} />
  if (load.status === 'failed') {
    return isMissing(load.error) ? (
      <ErrorPage title={practiceWords.closed} actions={back}>
        {practiceWords.closedHint}
      </ErrorPage>
    ) : (
      <ErrorPage title={practiceWords.failed} retry={load.retry} actions={back}>
        {tryAgain(load.error)}
      </ErrorPage>
    )
  }
  const { quizzes, isCut, isCopy } = load.data
  const questions = quizzes.flatMap((quiz) => quiz.questions.map((question) => ({ question, quiz })))
  if (questions.length === 0) {
    return (
      <ErrorPage title={practiceWords.none} actions={back}>
        {practiceWords.noneHint}
      </ErrorPage>
    )
  }
  return (
    <PracticeRun questions={questions} isMixed={of === mistakes} end={end}>
      {isCopy && <p className="hint">{practiceWords.fromDevice}</p>}
      {isCut && <p className="hint">{practiceWords.cut(limits.mistakes)}</p>}
    </PracticeRun>
  )
}
