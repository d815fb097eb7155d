import { answerEditor as editorWords } from '@quizly/words/authoring.ts'
import { Button } from '../components/forms/button.tsx'
import { Field } from '../components/forms/field.tsx'
import type { EditorProps, QuestionDraft } from './parts.ts'

const maxOthers = 19

/** The correct answer, and those that are accepted beside it. `hintOf` says what stands below each. */
export function AcceptedTexts({
  question: { key, written, others = [] },
  language,
  problemAt,
  actions,
  hintOf,
}: EditorProps & { hintOf?: (text: string) => string | undefined }) {
  const id = `${key}-written`
  const change = (edited: Partial<QuestionDraft>) => actions.edit(key, (draft) => ({ ...draft, ...edited }))
  return (
    <>
      <Field id={id} label={editorWords.correctAnswer} problem={problemAt(id)}>
        {(control) => (
          <Text
            control={control}
            language={language}
            value={written}
            hint={hintOf?.(written)}
            onChange={(text) => change({ written: text })}
          />
        )}
      </Field>
      {others.map((text, index) => (
        <Field
          // Fields have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          id={`${id}-${index}`}
          label={editorWords.acceptedToo(index + 2)}
          problem={problemAt(`${id}-${index}`)}
        >
          {(control) => (
            <div className="accepted">
              <Text
                control={control}
                language={language}
                value={text}
                hint={hintOf?.(text)}
                onChange={(changed) => change({ others: others.with(index, changed) })}
              />
              <Button
                look="secondary"
                size="sm"
                aria-label={editorWords.removeAccepted(index + 2)}
                onClick={() => change({ others: others.toSpliced(index, 1) })}
              >
                {editorWords.removeAcceptedShort}
              </Button>
            </div>
          )}
        </Field>
      ))}
      {others.length < maxOthers && (
        <button className="linkish" type="button" onClick={() => change({ others: [...others, ''] })}>
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
}: {
  control: object
  language: string
  value: string
  hint: string | undefined
  onChange: (text: string) => void
}) {
  return (
    <>
      <input
        {...control}
        className="input"
        dir="auto"
        lang={language}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint !== undefined && <p className="hint hint--after">{hint}</p>}
    </>
  )
}

const isWritten = (text: string) => text.trim() !== ''

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
