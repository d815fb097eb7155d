import { essay as essayWords } from '@quizly/words/results.ts'
import type { StudentQuestion } from '@quizly/domain'
import { useState, useEffect } from 'react'
import { GrowingTextArea } from '../../components/forms/growing-text-area.tsx'
import { copyText } from '../../lib/copy-text.ts'
import type { AnswerProps, StudentPart } from '../parts.ts'
import './essay.css'
import { lengthOf, longestText } from './length.ts'
import { safeStorage } from '../../lib/device/storage.ts'
import { essayTask } from './task.ts'

const pauseMs = 2_000
const longestUnsavedMs = 10_000

/** How long to wait after a letter at `now` before the text is sent: for a pause, but never ten seconds from the first letter. */
export function createSavePace(): (now: number) => number {
  let since = Number.NEGATIVE_INFINITY
  let at = Number.NEGATIVE_INFINITY
  return (now) => {
    if (now - at >= pauseMs || now - since >= longestUnsavedMs) since = now
    at = now
    return Math.min(pauseMs, since + longestUnsavedMs - now)
  }
}

const storage = safeStorage('sessionStorage')
const maxKept = 3

/** `typed` here last, while nothing else stands in its place; `kept` is what did not stay, the latest last. */
type Own = { typed?: string; kept: readonly string[] }

/** The own text is kept once the text that stands is from somewhere else. An empty answer may be a new attempt. */
export function afterShown({ typed, kept }: Own, shown: string): Own {
  if (typed === undefined || typed === shown) return { kept, ...(typed !== undefined && { typed }) }
  return { kept: [...kept.filter((each) => each !== typed), typed].slice(-maxKept) }
}

function readOwn(key: string): Own {
  try {
    const { typed, kept } = JSON.parse(storage.get(key) ?? '') as Partial<Own>
    return { kept: kept ?? [], ...(typed !== undefined && { typed }) }
  } catch {
    return { kept: [] }
  }
}

/** What was typed in this tab into a field whose text another device has replaced, also after a reload. */
function useOwnText(questionId: string, shown: string) {
  const key = `draft:essay ${questionId}`
  const [own, setOwn] = useState<Own>(() => (shown === '' ? { kept: [] } : readOwn(key)))
  const now = afterShown(own, shown)
  useEffect(() => {
    if (now.typed !== undefined || now.kept.length > 0) storage.set(key, JSON.stringify(now))
  })
  return {
    kept: now.kept.filter((text) => text !== shown && text.trim() !== ''),
    type: (typed: string) => setOwn({ kept: now.kept, typed }),
  }
}

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

export const essayPart: StudentPart = { Answer: EssayAnswer, task: essayTask }
