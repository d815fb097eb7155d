import * as formattingWords from '@quizly/words/authoring/formatting.ts'
import { useEffect, useRef, useState } from 'react'
import { editorParts } from '../../../question-types/editor-parts.ts'
import type { EditorProps } from '../../../question-types/parts.ts'
import { FormattingTools, type TextField, writeInto } from './formatting-tools.tsx'
import './formatting.css'
import { PictureDialog } from './picture-dialog.tsx'
import { pictureIn, pictureMarkup } from './picture-markup.ts'
import { Preview } from './preview.tsx'

type TextsProps = Pick<EditorProps, 'question' | 'language'>

const isField = (target: unknown): target is TextField =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')

const isFormatted = (id: string) => /-(?:text|(?:option|partner|distractor)-\d+)$/.test(id)

/** Tools for the fields of a question; they write into the one that had the focus last. */
export function FieldTools({ question: { key }, language }: TextsProps) {
  const last = useRef(`${key}-text`)
  const chooser = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  useEffect(() => {
    const isOwn = (target: unknown): target is TextField =>
      isField(target) && target.id.startsWith(`${key}-`) && isFormatted(target.id)
    const remember = ({ target }: Event) => {
      if (isOwn(target)) last.current = target.id
    }
    const take = (event: Event, files: FileList | undefined) => {
      const picture = isOwn(event.target) ? pictureIn(files) : undefined
      if (!picture) return
      event.preventDefault()
      remember(event)
      setFile(picture)
    }
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData?.files)
    const drop = (event: DragEvent) => take(event, event.dataTransfer?.files)
    document.addEventListener('focusin', remember)
    document.addEventListener('paste', paste)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('paste', paste)
      document.removeEventListener('drop', drop)
    }
  }, [key])

  function insert(hash: string, description: string) {
    setFile(undefined)
    const field = fieldAt(last.current)
    // The dialog gives the focus back when it has closed.
    if (field) requestAnimationFrame(() => writeInto(field, pictureMarkup(hash, description)))
  }
  return (
    <>
      <FormattingTools fieldOf={() => fieldAt(last.current)} choosePicture={() => chooser.current?.click()} />
      <input
        ref={chooser}
        className="vh"
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label={formattingWords.insertPicture}
        onChange={({ target }) => {
          setFile(pictureIn(target.files ?? undefined) ?? target.files?.[0])
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      {file && (
        <PictureDialog file={file} language={language} onClose={() => setFile(undefined)} onInsert={insert} />
      )}
    </>
  )
}

/** What students will see of a question. */
export function QuestionPreview({ question, language }: TextsProps) {
  const { key, text, type, options } = question
  const texts = [
    { field: 'text', text },
    ...options.map((option, place) => ({ field: `option-${place}`, text: option })),
    ...(editorParts[type].furtherTexts?.(question) ?? []),
  ]
  function select(place: number, from: number, to: number) {
    const field = fieldAt(`${key}-${texts[place]?.field}`)
    field?.focus()
    field?.setSelectionRange(from, to)
  }
  return <Preview sources={texts.map((each) => each.text)} language={language} select={select} />
}

function fieldAt(id: string): TextField | undefined {
  const field = document.getElementById(id)
  return isField(field) ? field : undefined
}
