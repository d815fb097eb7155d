import * as z from 'zod/mini'
import { useSession } from '../../lib/session.ts'
import { useDraft } from '../../lib/use-draft.ts'

const uploadDetails = z.object({ title: z.string(), timeLimit: z.string() })
type UploadDetails = z.output<typeof uploadDetails>

const blankDetails = (): UploadDetails => ({ title: '', timeLimit: '' })
const isUploadDetails = (stored: unknown): stored is UploadDetails => uploadDetails.safeParse(stored).success

/** Title and time limit as typed so far, kept on this device for the person who typed them. */
export function useUploadDetails() {
  const userId = useSession()?.user._id ?? ''
  const { value, change, discard } = useDraft(`upload-details:${userId}`, blankDetails, isUploadDetails)
  const bind = (name: keyof UploadDetails) => ({
    id: name,
    name,
    value: value[name],
    onChange: ({ target }: { target: HTMLInputElement }) => change({ ...value, [name]: target.value }),
  })
  return { bind, discard }
}
