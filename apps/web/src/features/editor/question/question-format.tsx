import { formatting as formattingWords } from '@quizly/words/authoring.ts'
import { lazy, Suspense } from 'react'
import { CheckBox } from '../../../components/forms/check-box.tsx'
import type { EditorProps } from '../../../question-types/parts.ts'

/** Loaded for the questions that use it. */
const loadFields = () => import('../formatting/formatted-fields.tsx')
const FieldTools = lazy(async () => ({ default: (await loadFields()).FieldTools }))
const QuestionPreview = lazy(async () => ({ default: (await loadFields()).QuestionPreview }))

/** In catalogues braces are parameters. */
const chemistry = '\\ce{H2O}'

type FormatProps = Pick<EditorProps, 'question' | 'actions'>
type TextsProps = Pick<EditorProps, 'question' | 'language'>

/** Whether the texts of a question are formatted. It stands behind them, where the Tab key passes it last. */
export function FormatSwitch({ question: { key, format }, actions }: FormatProps) {
  return (
    <CheckBox
      label={formattingWords.formatted}
      isOn={format !== undefined}
      onChange={(isOn) => actions.edit(key, (draft) => ({ ...draft, format: isOn ? 'markdown' : undefined }))}
    />
  )
}

/** Nothing where the texts are plain. */
export function FormatTools({ question, language }: TextsProps) {
  if (!question.format) return null
  return (
    <div>
      <p className="hint">{formattingWords.formattedHint({ chemistry })}</p>
      <Suspense>
        <FieldTools question={question} language={language} />
      </Suspense>
    </div>
  )
}

/** Nothing where the texts are plain. */
export function FormatPreview({ question, language }: TextsProps) {
  if (!question.format) return null
  return (
    <Suspense>
      <QuestionPreview question={question} language={language} />
    </Suspense>
  )
}
