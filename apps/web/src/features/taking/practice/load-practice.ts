import type { PractisedQuiz } from '@quizly/contract'
import { rich } from '../../../components/quiz/shown-text.ts'
import { call } from '../../../lib/calls/call.ts'
import { type DeviceStore, deviceStore, inTime } from '../../../lib/device/device-store.ts'
import { isMissing, mayWorkLater } from '../../../lib/failures.ts'
import { fetchStudentParts } from '../../../question-types/student-parts.ts'
import { copyNames, quietly } from '../attempt/attempt-copy.ts'

type Practice = { quizzes: PractisedQuiz[]; isCut?: true | undefined }
type LoadedPractice = Practice & { isCopy?: true }

/** What is practised instead of one quiz. */
export const mistakes = 'mistakes'

/** From the server, or without a network as this device has kept it. What is refused is kept no longer. */
export async function loadPractice(
  of: string,
  signal: AbortSignal,
  store = deviceStore,
): Promise<LoadedPractice> {
  const copy = openPracticeCopy(of, store)
  let loaded: LoadedPractice
  try {
    loaded = await ask(of, signal)
    await copy.keep(loaded)
  } catch (error) {
    if (isMissing(error)) await copy.discard()
    const kept = mayWorkLater(error) ? await copy.read() : undefined
    if (!kept) throw error
    loaded = { ...kept, isCopy: true }
  }
  await fetchStudentParts([
    ...new Set(loaded.quizzes.flatMap(({ parts: capabilities = [] }) => capabilities)),
  ])
  if (!loaded.isCopy) rich.keepPictures?.(loaded.quizzes.flatMap(({ questions }) => questions))
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
