import type { QuizState } from '@quizly/domain'
import './quiz-page.css'
import { copyText } from '../../lib/copy-text.ts'
import { notify } from '../../components/feedback/toast.tsx'
import { IconButton } from '../../components/forms/button.tsx'
import { ToolIcon } from '../../components/icons/tool-icons.tsx'

const words: Record<QuizState, string> = {
  draft: 'Draft',
  open: 'Open',
  closed: 'Closed',
  archived: 'Archived',
}

export function QuizStateMark({ state }: { state: QuizState }) {
  return <span className={`quiz-state quiz-state--${state}`}>{words[state]}</span>
}

export function CopyCode({ quiz: { title, secretCode } }: { quiz: { title: string; secretCode: string } }) {
  return (
    <IconButton label={`Copy code for ${title}`} onClick={() => void copyCode(secretCode)}>
      <ToolIcon name="copy" />
    </IconButton>
  )
}

async function copyCode(secretCode: string) {
  const isCopied = await copyText(secretCode)
  notify(
    isCopied
      ? { kind: 'success', text: `Code ${secretCode} copied.` }
      : { kind: 'warn', text: `The code could not be copied. It is ${secretCode}.` },
  )
}
