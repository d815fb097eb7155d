import { answerEditor as editorWords } from '@quizly/words/authoring.ts'
import { isBlank } from '@quizly/domain'
import type { ReactNode } from 'react'
import { Button } from '../components/forms/button.tsx'
import { Field } from '../components/forms/field.tsx'
import './accepted-texts.css'
import { focusField, listKeys } from './list-keys.ts'
import type { EditorProps, QuestionDraft } from './parts.ts'

const maxOthers = 19

/**
 * The correct answer, and those that are accepted beside it. `hintOf` says what stands below each, `beside` what stands in
 * the line of the first, `below` what stands under that.
 */
export function AcceptedTexts({
  question: { key, written, others = [] },
  language,
  problemAt,
  actions,
  hintOf,
  beside,
  below,
}: EditorProps & {
  hintOf?: (text: string) => string | undefined
  beside?: ReactNode
  below?: ReactNode
}) {
  const id = `${key}-written`
  const texts = [written, ...others]
  const idOf = (place: number) => (place === 0 ? id : `${id}-${place - 1}`)
  const change = (edited: Partial<QuestionDraft>, focusId?: string) =>
    actions.edit(key, (draft) => ({ ...draft, ...edited }), focusId)
  const add = () => change({ others: [...others, ''] }, idOf(texts.length))
  const remove = (place: number) => change({ others: others.toSpliced(place - 1, 1) }, idOf(place - 1))
  function goOn(place: number) {
    if (place < others.length) focusField(idOf(place + 1))
    else if (!isBlank(texts[place] ?? '') && others.length < maxOthers) add()
  }
  return (
    <>
      <div className="accepted__first">
        <Field id={id} label={editorWords.correctAnswer} problem={problemAt(id)}>
          {(control) => (
            <Text
              control={control}
              language={language}
              value={written}
              hint={hintOf?.(written)}
              onChange={(text) => change({ written: text })}
              onKeyDown={listKeys(() => goOn(0))}
            />
          )}
        </Field>
        {beside}
      </div>
      {below}
      {others.map((text, index) => (
        <Field
          // Fields have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          id={idOf(index + 1)}
          label={editorWords.acceptedToo(index + 2)}
          problem={problemAt(idOf(index + 1))}
        >
          {(control) => (
            <div className="accepted">
              <Text
                control={control}
                language={language}
                value={text}
                hint={hintOf?.(text)}
                onChange={(changed) => change({ others: others.with(index, changed) })}
                onKeyDown={listKeys(() => goOn(index + 1), text === '' && (() => remove(index + 1)))}
              />
              <Button
                look="secondary"
                size="sm"
                aria-label={editorWords.removeAccepted(index + 2)}
                onClick={() => remove(index + 1)}
              >
                {editorWords.removeAcceptedShort}
              </Button>
            </div>
          )}
        </Field>
      ))}
      {others.length < maxOthers && (
        <button className="linkish" type="button" onClick={add}>
          {editorWords.addAccepted}
        </button>
      )}
    </>
  )
}

function Text({
  control,
  language,
  value,
  hint,
  onChange,
  onKeyDown,
}: {
  control: object
  language: string
  value: string
  hint: string | undefined
  onChange: (text: string) => void
  onKeyDown: ReturnType<typeof listKeys>
}) {
  return (
    <div className="accepted__text">
      <input
        {...control}
        className="input"
        dir="auto"
        lang={language}
        autoComplete="off"
        enterKeyHint="next"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
      {hint !== undefined && <p className="hint hint--after">{hint}</p>}
    </div>
  )
}

/** The accepted texts of a stored question in the form of a draft, and back. */
export const acceptedTexts = {
  read: ({ correctAnswers: [written = '', ...others] }: { correctAnswers: string[] }) => ({
    correct: [],
    written,
    ...(others.length > 0 && { others }),
  }),
  correctAnswers: ({ written, others = [] }: Pick<QuestionDraft, 'written' | 'others'>) => [
    written,
    ...others.filter(isWritten),
  ],
  listField: ({ others = [] }: Pick<QuestionDraft, 'others'>, place: number) => {
    const fields = others.flatMap((text, field) => (isWritten(text) ? [`written-${field}`] : []))
    return fields[place - 1] ?? 'written'
  },
}

const isWritten = (text: string) => text.trim() !== ''
