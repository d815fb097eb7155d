import { copying as copyingWords } from '@quizly/words/screens.ts'
import { useEffect, useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'
import { Button } from './button.tsx'
import './copy-button.css'
import { Icon } from '../icons/icons.tsx'
import { notify } from '../feedback/toast.tsx'
import { ToolIcon, type ToolName } from '../icons/tool-icons.tsx'

const copiedStaysMs = 2_000

export function CopyButton({
  text,
  label,
  icon,
  look,
}: {
  text: string
  label: string
  icon: ToolName
  look: 'primary' | 'secondary'
}) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedStaysMs)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    if (await copyText(text)) setCopied(true)
    else notify({ kind: 'error', text: () => copyingWords.failed })
  }
  return (
    <>
      <Button look={look} onClick={() => void copy()}>
        {copied ? <Icon name="check" /> : <ToolIcon name={icon} />}
        <span className="copy-label">
          <span data-off={copied || undefined}>{label}</span>
          <span data-off={!copied || undefined}>{copyingWords.done}</span>
        </span>
      </Button>
      <span className="vh" role="status">
        {copied && copyingWords.done}
      </span>
    </>
  )
}
