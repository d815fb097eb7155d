import { quizPage as pageWords } from '@quizly/words/authoring.ts'
import type { QuizState } from '@quizly/domain'
import './quiz-page.css'
import { copyText } from '../../lib/copy-text.ts'
import { notify } from '../../components/feedback/toast.tsx'
import { IconButton } from '../../components/forms/button.tsx'
import { ToolIcon } from '../../components/icons/tool-icons.tsx'

export function QuizStateMark({ state }: { state: QuizState }) {
  return <span className={`quiz-state quiz-state--${state}`}>{pageWords.states[state]}</span>
}

export function CopyCode({ quiz: { title, secretCode } }: { quiz: { title: string; secretCode: string } }) {
  return (
    <IconButton label={pageWords.copyCode(title)} onClick={() => void copyCode(secretCode)}>
      <ToolIcon name="copy" />
    </IconButton>
  )
}

async function copyCode(secretCode: string) {
  const isCopied = await copyText(secretCode)
  notify(
    isCopied
      ? { kind: 'success', text: () => pageWords.codeCopied(secretCode) }
      : { kind: 'warn', text: () => pageWords.codeNotCopied(secretCode) },
  )
}
