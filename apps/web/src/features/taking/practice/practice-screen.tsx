import { practice as practiceWords } from '@quizly/words/results.ts'
import { limits } from '@quizly/domain'
import { useParams } from 'wouter'
import { ErrorPage, LoadingPage } from '../../../components/feedback/page-state.tsx'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { isMissing, tryAgain, mayWorkLater } from '../../../lib/failures.ts'
import { paths } from '../../../lib/paths.ts'
import { useLoad } from '../../../lib/use-load.ts'
import type { PractisedQuiz } from '@quizly/contract'
import { keepPictures, prepareRichText } from '../../../components/quiz/rich-text.tsx'
import { call } from '../../../lib/calls/call.ts'
import { type DeviceStore, deviceStore, inTime } from '../../../lib/device/device-store.ts'
import { copyNames, quietly } from '../attempt/attempt-copy.ts'
import { PracticeRun } from './practice-run.tsx'

type Practice = { quizzes: PractisedQuiz[]; isCut?: true | undefined }
type KeptPractice = Practice & { isCopy?: true }

/** What is practised instead of one quiz. */
const mistakes = 'mistakes'

/** From the server, or without a network as this device has kept it. What is refused is kept no longer. */
async function loadPractice(of: string, signal: AbortSignal, store = deviceStore): Promise<KeptPractice> {
  const copy = openPracticeCopy(of, store)
  let loaded: KeptPractice
  try {
    loaded = await ask(of, signal)
    await copy.keep(loaded)
  } catch (error) {
    if (isMissing(error)) await copy.discard()
    const kept = mayWorkLater(error) ? await copy.read() : undefined
    if (!kept) throw error
    loaded = { ...kept, isCopy: true }
  }
  prepareRichText(loaded.quizzes.flatMap(({ parts: capabilities = [] }) => capabilities))
  if (!loaded.isCopy) keepPictures(loaded.quizzes.flatMap(({ questions }) => questions))
  return loaded
}

async function ask(of: string, signal: AbortSignal): Promise<Practice> {
  if (of === mistakes) return call('getMistakes', {}, { signal })
  return { quizzes: [await call('getPractice', { params: { quizId: of } }, { signal })] }
}

/** Its name begins as that of an attempt's copy, so that it goes with these: at log-out, and when others come. */
function openPracticeCopy(of: string, store: DeviceStore) {
  const { key } = copyNames(`practice:${of}`)
  return {
    keep: (practice: Practice) => quietly(() => store.update<Practice>(key, () => practice)),
    read: () => quietly(() => inTime(store.get<Practice>(key))),
    discard: () => quietly(() => store.remove([key])),
  }
}

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
