import { formatting as formattingWords } from '@quizly/words/authoring.ts'
import { isBlank, optionLetter } from '@quizly/domain'
import { useEffect, useRef, useState } from 'react'
import { editorParts } from '../../../question-types/editor-parts.ts'
import type { EditorProps } from '../../../question-types/parts.ts'
import { FormattingTools, type TextField, writeInto } from './formatting-tools.tsx'
import './formatting.css'
import { PictureDialog } from './picture-dialog.tsx'
import { pictureIn, pictureMarkup } from './picture-markup.ts'
import { type FieldToPreview, Preview } from './preview.tsx'

type TextsProps = Pick<EditorProps, 'question' | 'language'>

const isField = (target: unknown): target is TextField =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')

const isFormatted = (id: string) => /-(?:text|explanation|(?:option|partner|distractor|note)-\d+)$/.test(id)

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
  const { key, text, type, options, explanation = '', optionNotes = [] } = question
  const choices = [
    ...options.map((option, index) => ({ field: `option-${index}`, text: option })),
    ...(editorParts[type].furtherTexts?.(question) ?? []),
  ]
  const notes = optionNotes.map((note, index) => ({ ...line(note, index), field: `note-${index}` }))
  const feedback = [{ field: 'explanation', name: '', text: explanation }, ...notes]
  const texts: FieldToPreview[] = [
    { field: 'text', name: '', text },
    ...choices.map((choice, index) => ({ ...line(choice.text, index), field: choice.field })),
    ...feedback.filter((each) => !isBlank(each.text)).map((each) => ({ ...each, isFeedback: true as const })),
  ]
  function select({ field }: FieldToPreview, from: number, to: number) {
    const found = fieldAt(`${key}-${field}`)
    const folded = found?.closest('details')
    if (folded) folded.open = true
    found?.focus()
    found?.setSelectionRange(from, to)
  }
  return <Preview texts={texts} language={language} select={select} />
}

const line = (text: string, index: number) => ({ name: optionLetter(index), text, isLine: true as const })

function fieldAt(id: string): TextField | undefined {
  const field = document.getElementById(id)
  return isField(field) ? field : undefined
}
