import {
  editor as editorWords,
  questionTypes as typeWords,
  formatting as formattingWords,
  questionExplanation as explanationWords,
} from '@quizly/words/authoring.ts'
import { useLanguage } from '../../../lib/words/language.ts'
import { memo, useDeferredValue, useMemo, useState, lazy, Suspense } from 'react'
import type { FoundProblem } from '../saving/found-problems.ts'
import { markingKeys } from './editor-keys.ts'
import type { QuestionDraft, EditorProps } from '../../../question-types/parts.ts'
import './question-editor.css'
import type { QuestionActions } from './use-question-editor.ts'
import { Toolbar } from '../../../components/forms/toolbar.tsx'
import { questionTypes, lookalikesOf, convertLookalikes, limits, type Question } from '@quizly/domain'
import { AlsoAccepted } from '../../../question-types/also-accepted.tsx'
import { contentOf, withAccepted } from './question-draft.ts'
import '../../../components/quiz/bubble.css'
import { Field, FieldProblem } from '../../../components/forms/field.tsx'
import { GrowingTextArea } from '../../../components/forms/growing-text-area.tsx'
import { Segments } from '../../../components/forms/segments.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { CheckBox } from '../../../components/forms/check-box.tsx'
import { QuestionPoints } from './question-points.tsx'
import { editorParts } from '../../../question-types/editor-parts.ts'

/** Loaded for the questions that use it. */
const loadFields = () => import('../formatting/formatted-fields.tsx')
const FieldTools = lazy(async () => ({ default: (await loadFields()).FieldTools }))
const QuestionPreview = lazy(async () => ({ default: (await loadFields()).QuestionPreview }))

/** In catalogues braces are parameters. */
const chemistry = '\\ce{H2O}'

type FormatProps = Pick<EditorProps, 'question' | 'actions'>
type TextsProps = Pick<EditorProps, 'question' | 'language'>

/** Whether the texts of a question are formatted. It stands behind them, where the Tab key passes it last. */
function FormatSwitch({ question: { key, format }, actions }: FormatProps) {
  return (
    <CheckBox
      label={formattingWords.formatted}
      isOn={format !== undefined}
      onChange={(isOn) => actions.edit(key, (draft) => ({ ...draft, format: isOn ? 'markdown' : undefined }))}
    />
  )
}

/** Nothing where the texts are plain. */
function FormatTools({ question, language }: TextsProps) {
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
function FormatPreview({ question, language }: TextsProps) {
  if (!question.format) return null
  return (
    <Suspense>
      <QuestionPreview question={question} language={language} />
    </Suspense>
  )
}

/** Folded away until it is used. */
function QuestionExplanation({ question: { key, explanation }, language, problemAt, actions }: EditorProps) {
  const [isOpen, setIsOpen] = useState(explanation !== undefined)
  const id = `${key}-explanation`
  return (
    <details
      className="ed-fixed"
      open={isOpen || problemAt(id) !== undefined}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{explanationWords.label}</summary>
      <Field id={id} label={explanationWords.label} hint={explanationWords.hint} problem={problemAt(id)}>
        {(control) => (
          <GrowingTextArea
            {...control}
            className="input"
            rows={2}
            dir="auto"
            lang={language}
            maxLength={limits.explanationLength}
            value={explanation ?? ''}
            onChange={({ target: { value } }) =>
              actions.edit(key, (draft) => ({ ...draft, explanation: value === '' ? undefined : value }))
            }
          />
        )}
      </Field>
    </details>
  )
}

/** A draft with its written answers, or partners of prompts, as a question has them. */
const textsOfDraft = (draft: QuestionDraft) => ({
  ...draft,
  correctAnswers: [draft.written, ...(draft.others ?? [])],
})

/** The draft with formulas and characters for what looks like them. */
export function convertDraft(draft: QuestionDraft): QuestionDraft {
  const { correctAnswers, ...rest } = convertLookalikes(textsOfDraft(draft))
  const [written = '', ...others] = correctAnswers
  return { ...rest, written, ...(draft.others && { others }) }
}

/** What other programs write and a plain text shows sign by sign; nothing where there is none of it. */
function LookalikeNote({ question, actions }: Pick<EditorProps, 'question' | 'actions'>) {
  // Typing does not wait for it.
  const looked = useDeferredValue(question)
  const { formulas, characters } = useMemo(() => lookalikesOf(textsOfDraft(looked)), [looked])
  if (formulas.length === 0 && characters.length === 0) return null
  const shown = (found: readonly string[]) => (
    <bdi key="found" dir="ltr">
      {found.join(' ')}
    </bdi>
  )
  return (
    <Notice kind="info">
      {formulas.length > 0 && <p>{formattingWords.looksLikeFormulas(shown(formulas))}</p>}
      {characters.length > 0 && <p>{formattingWords.looksLikeCharacters(shown(characters))}</p>}
      {formulas.length > 0 && <p className="hint">{formattingWords.convertHint}</p>}
      <p>
        <Button look="secondary" size="sm" onClick={() => actions.edit(question.key, convertDraft)}>
          {formattingWords.convert}
        </Button>
      </p>
    </Notice>
  )
}

type StillAcceptedProps = { question: QuestionDraft; stored: Question; language: string }

/** What a regrade has made correct beside the key, as far as it fits the question as it is now. */
function StillAccepted({ question, stored, language }: StillAcceptedProps) {
  const current = withAccepted(stored, { ...contentOf(question), _id: stored._id })
  return current.marking?.also ? (
    <p>
      <AlsoAccepted question={current} language={language} />
    </p>
  ) : null
}

type QuestionBlockProps = {
  question: QuestionDraft
  stored: Question | undefined
  language: string
  index: number
  isLast: boolean
  problems: readonly FoundProblem[]
  actions: QuestionActions
}

export const QuestionBlock = memo(function QuestionBlock(props: QuestionBlockProps) {
  const { question, stored, language, problems, actions } = props
  useLanguage()
  return (
    <section
      id={question.key}
      className={problems.length > 0 ? 'qb has-error' : 'qb'}
      aria-labelledby={`${question.key}-heading`}
      tabIndex={-1}
      onKeyDown={markingKeys(question, actions)}
    >
      <QuestionBlockHead {...props} />
      <QuestionBody
        question={question}
        stored={stored}
        language={language}
        problems={problems}
        actions={actions}
      />
    </section>
  )
})

function QuestionBlockHead({ question, index, isLast, actions }: QuestionBlockProps) {
  const { key } = question
  const number = index + 1
  const move = (by: 1 | -1) => (button: HTMLElement) => actions.move(question, index, by, button)
  return (
    <div className="qb__head">
      <h2 id={`${key}-heading`}>{editorWords.question(number)}</h2>
      <Toolbar
        label={editorWords.change(number)}
        tools={[
          {
            label: editorWords.moveUp(number),
            icon: 'up',
            id: `${key}-up`,
            isIdle: index === 0,
            run: move(-1),
          },
          {
            label: editorWords.moveDown(number),
            icon: 'down',
            id: `${key}-down`,
            isIdle: isLast,
            run: move(1),
          },
          {
            label: editorWords.duplicate(number),
            icon: 'copy',
            run: () => actions.duplicate(question, index),
          },
          {
            label: editorWords.remove(number),
            icon: 'remove',
            run: () => actions.remove(question, index),
          },
        ]}
      />
    </div>
  )
}

type QuestionBodyProps = {
  question: QuestionDraft
  stored: Question | undefined
  language: string
  problems: readonly FoundProblem[]
  actions: QuestionActions
}

/** The fields of a question. They are not rendered again when only its number changes. */
const QuestionBody = memo(function QuestionBody({
  question,
  stored,
  language,
  problems,
  actions,
}: QuestionBodyProps) {
  const { key, type, text } = question
  useLanguage()
  const { Editor } = editorParts[type]
  const problemAt = (id: string) => problems.find(({ path }) => path === id)
  return (
    <div className="qb__body">
      <FieldProblem id={`${key}-problem`} problem={problemAt(key)} />
      <Field id={`${key}-text`} label={editorWords.text} problem={problemAt(`${key}-text`)}>
        {(control) => (
          <GrowingTextArea
            {...control}
            className="input"
            rows={2}
            dir="auto"
            lang={language}
            value={text}
            onChange={({ target: { value } }) => actions.edit(key, (draft) => ({ ...draft, text: value }))}
          />
        )}
      </Field>
      <FormatTools question={question} language={language} />
      <Segments
        legend={editorWords.type}
        choices={questionTypes.map((each) => [each, typeWords.names[each]] as const)}
        value={type}
        onChoose={(chosen) => actions.changeType(question, chosen)}
      />
      <Editor question={question} language={language} problemAt={problemAt} actions={actions} />
      {stored?.marking?.also && <StillAccepted question={question} stored={stored} language={language} />}
      <LookalikeNote question={question} actions={actions} />
      <FormatSwitch question={question} actions={actions} />
      <FormatPreview question={question} language={language} />
      <QuestionPoints question={question} problemAt={problemAt} actions={actions} />
      <QuestionExplanation question={question} language={language} problemAt={problemAt} actions={actions} />
    </div>
  )
}, isSameBody)

/** Each change of any question makes new lists of problems, so problems are compared by their content. */
function isSameBody(before: QuestionBodyProps, after: QuestionBodyProps): boolean {
  return (
    before.question === after.question &&
    before.stored === after.stored &&
    before.language === after.language &&
    before.actions === after.actions &&
    before.problems.length === after.problems.length &&
    before.problems.every(({ path, message }, i) => {
      const other = after.problems[i]
      return path === other?.path && message === other.message
    })
  )
}
