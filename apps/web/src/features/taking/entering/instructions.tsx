import { instructions as instructionWords } from '@quizly/words/results.ts'
import type { RenderedText } from '@quizly/domain'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { renderText } from '../../../question-types/render-text.ts'
import './instructions.css'

/** What the educator wrote. Long ones are folded, so that Start stays in sight. */
export function Instructions({ text, lang }: { text: RenderedText; lang: string }) {
  const shown = useRef<HTMLDivElement>(null)
  const [isLong, setLong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    const element = shown.current
    if (!element || isOpen) return undefined
    const observer = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOpen])
  return (
    <section className="instructions" aria-labelledby="instructions-title">
      <h2 id="instructions-title">{instructionWords.title}</h2>
      <div
        ref={shown}
        id="instructions-text"
        className={isOpen ? 'rich' : isLong ? 'rich instructions__part' : 'rich instructions__part is-whole'}
        lang={lang}
        dir="auto"
      >
        {renderText({ drawn: [text] }, text.source) ?? text.source}
      </div>
      {isLong && (
        <Button
          look="secondary"
          aria-expanded={isOpen}
          aria-controls="instructions-text"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? instructionWords.less : instructionWords.more}
        </Button>
      )}
    </section>
  )
}
