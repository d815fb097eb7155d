import { essay as essayWords } from '@quizly/words/results.ts'
import type { StudentQuestion } from '@quizly/domain'
import { useState } from 'react'
import { GrowingTextArea } from '../../components/forms/growing-text-area.tsx'
import { copyText } from '../../lib/copy-text.ts'
import type { AnswerProps, StudentPart } from '../parts.ts'
import './essay.css'
import { lengthOf, longestText } from './length.ts'
import { useOwnText } from './own-text.ts'
import { createSavePace } from './save-pace.ts'
import { essayTask } from './task.ts'

const formOf = ({ essay = {} }: StudentQuestion) => essay

/** Each letter is kept on the device; it is sent after a pause, and now and then while somebody writes on. */
function EssayAnswer({ question, id, language, selected, isLocked, write, flush }: AnswerProps) {
  const [paceOf] = useState(createSavePace)
  const { most, spelling = false } = formOf(question)
  const text = typeof selected === 'string' ? selected : ''
  const longest = most?.kind === 'characters' ? most.count : longestText
  const length = lengthOf(text, most, language)

  const own = useOwnText(question._id, text)
  function change(changed: string) {
    own.type(changed)
    write(changed, paceOf(performance.now()))
  }
  return (
    <div className="essay">
      <GrowingTextArea
        className="input"
        rows={8}
        aria-labelledby={`${id}-text`}
        aria-describedby={`${id}-kind ${id}-length`}
        // An empty one begins where its question does.
        dir={text ? 'auto' : undefined}
        lang={language ?? 'en'}
        autoComplete="off"
        spellCheck={spelling}
        maxLength={longest}
        disabled={isLocked}
        value={text}
        onChange={({ target }) => change(target.value)}
        onBlur={flush}
      />
      <p className={length.isOver ? 'hint essay__over' : 'hint'} id={`${id}-length`}>
        {length.said}
      </p>
      {own.kept.map((kept) => (
        <OwnText key={kept} text={kept} language={language} />
      ))}
    </div>
  )
}

/** What another device has replaced. */
function OwnText({ text, language }: { text: string; language: string | undefined }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <section className="essay__own" aria-label={essayWords.ownText}>
      <p className="label">{essayWords.ownText}</p>
      <p className="hint">{essayWords.ownTextHint}</p>
      <blockquote dir="auto" lang={language ?? 'en'}>
        {text}
      </blockquote>
      <button className="linkish" type="button" onClick={() => void copyText(text).then(setCopied)}>
        {essayWords.copyOwn}
      </button>
      <span className="hint" role="status">
        {isCopied && essayWords.copiedOwn}
      </span>
    </section>
  )
}

export const part: StudentPart = { Answer: EssayAnswer, task: essayTask }
