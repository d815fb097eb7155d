import * as z from 'zod/mini'
import { useSession } from '../../lib/session.ts'
import { useDraft } from '../../lib/use-draft.ts'

const detailsDraft = z.object({ title: z.string(), numQuestions: z.string(), timeLimit: z.string() })
type DetailsDraft = z.output<typeof detailsDraft>

const blankDetails = (): DetailsDraft => ({ title: '', numQuestions: '', timeLimit: '' })
const isDetailsDraft = (stored: unknown): stored is DetailsDraft => detailsDraft.safeParse(stored).success

/** The quiz details as typed so far, kept on this device for the person who typed them. */
export function useDetailsDraft() {
  const userId = useSession()?.user._id ?? ''
  const { value, change, discard } = useDraft(`quiz-details:${userId}`, blankDetails, isDetailsDraft)
  const bind = (name: keyof DetailsDraft) => ({
    id: name,
    name,
    value: value[name],
    onChange: ({ target }: { target: HTMLInputElement }) => change({ ...value, [name]: target.value }),
  })
  return { bind, discard }
}
