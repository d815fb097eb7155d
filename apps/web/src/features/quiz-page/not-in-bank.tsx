import { bank as bankWords, bankItem as itemWords } from '@quizly/words/authoring.ts'
import { ErrorPage } from '../../components/feedback/page-state.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { CallError } from '../../lib/failures.ts'
import { paths } from '../../lib/paths.ts'

/** The page for a question that is not there, or another's. */
export const notInBank = (error: unknown) =>
  error instanceof CallError &&
  error.status === 404 && (
    <ErrorPage
      title={itemWords.notInBank}
      actions={<LinkButton to={paths.bank}>{bankWords.heading}</LinkButton>}
    >
      {itemWords.notInBankText}
    </ErrorPage>
  )
