import {
  draws as drawWords,
  editor as editorWords,
  formatting as formattingWords,
  points as pointsWords,
} from '@quizly/words/authoring.ts'
import { useLanguage } from '../../../lib/words/language.ts'
import { lazy, memo, Suspense, useDeferredValue, useMemo } from 'react'
import type { FoundProblem } from '../saving/found-problems.ts'
import { blockKeys } from './editor-keys.ts'
import type { QuestionDraft, EditorProps } from '../../../question-types/parts.ts'
import './question-editor.css'
import type { QuestionActions } from './use-question-editor.ts'
import { Toolbar } from '../../../components/forms/toolbar.tsx'
import { lookalikesOf, type Question } from '@quizly/domain'
import { AlsoAccepted } from '../../../question-types/also-accepted.tsx'
import { contentOf, withAccepted } from './question-draft.ts'
import '../../../components/quiz/bubble.css'
import { Field, FieldProblem } from '../../../components/forms/field.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { ownPoints, writtenPoints } from './points-draft.ts'
import { QuestionExtras } from './question-extras.tsx'
import { SlotSign } from '../../quiz-page/slot-sign.tsx'
import { TypeMenu } from './type-menu.tsx'
import { loadRichText } from '../../rich-text/load-rich-text.ts'
import { RenderedSource } from '../../rich-text/drawn-text.tsx'
import { RichField } from '../../rich-text/rich-field.tsx'
import { type Texts, TextsContext } from '../../rich-text/texts-context.ts'
import { convertDraft, textsOfDraft } from './draft-texts.ts'
import { formattedDraft, plainDraft } from './formatted-draft.ts'
import { editorParts } from '../../../question-types/editor-parts.ts'

// It comes beside the questions.
void loadRichText().catch(() => undefined)

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
  /** Of the list, or of its slot. */
  isFirst?: boolean
  isLast: boolean
  problems: readonly FoundProblem[]
  actions: QuestionActions
  onSlot?: (key: string) => void
  /** It is in no list in which it could be moved. */
  isAlone?: true
  /** The items of the bank of which there are copies in the same quiz, with spaces between them. */
  origins?: string
}

const OriginNote = lazy(async () => ({
  default: (await import('../bank-item/origin-note.tsx')).OriginNote,
}))

export const QuestionBlock = memo(function QuestionBlock(props: QuestionBlockProps) {
  const { question, stored, language, problems, actions, origins } = props
  useLanguage()
  return (
    <section
      id={question.key}
      className={problems.length > 0 ? 'qb has-error' : 'qb'}
      aria-labelledby={`${question.key}-heading`}
      tabIndex={-1}
      onKeyDown={blockKeys(question, actions)}
    >
      <QuestionBlockHead {...props} />
      <QuestionBody
        question={question}
        stored={stored}
        language={language}
        problems={problems}
        actions={actions}
      />
      {origins && question.from && (
        <Suspense>
          <OriginNote question={question} from={question.from} {...{ origins, language, actions }} />
        </Suspense>
      )}
    </section>
  )
})

function QuestionBlockHead({
  question,
  index,
  isFirst = index === 0,
  isLast,
  isAlone,
  problems,
  actions,
  onSlot,
}: QuestionBlockProps) {
  const { key, points, slot } = question
  const number = index + 1
  const problem = problems.find(({ path }) => path === `${key}-points`)
  const move = (by: 1 | -1) => (button: HTMLElement) => actions.move(question, index, by, button)
  return (
    <div className="qb__head">
      <h2 id={`${key}-heading`}>{editorWords.question(number)}</h2>
      <SlotSign slot={slot} className="qb__slot" />
      <TypeMenu question={question} onChoose={(chosen) => actions.changeType(question, chosen)} />
      <label className="qb__points">
        {pointsWords.points}
        <input
          id={`${key}-points`}
          className="input"
          inputMode="decimal"
          autoComplete="off"
          placeholder={writtenPoints(ownPoints(question))}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${key}-points-problem`}
          value={points ?? ''}
          onChange={({ target: { value } }) => actions.edit(key, (draft) => ({ ...draft, points: value }))}
        />
      </label>
      {!isAlone && (
        <Toolbar
          label={editorWords.change(number)}
          tools={[
            {
              label: editorWords.moveUp(number),
              icon: 'up',
              id: `${key}-up`,
              isIdle: isFirst,
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
            { label: drawWords.slotOf(number), icon: 'draw', run: () => onSlot?.(key) },
            {
              label: editorWords.remove(number),
              icon: 'remove',
              run: () => actions.remove(question, index),
            },
          ]}
        />
      )}
      <FieldProblem id={`${key}-points-problem`} problem={problem} />
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
  const { key, type, text, format } = question
  const isFormatted = format !== undefined
  const texts = useMemo(
    (): Texts => ({
      key,
      language,
      isFormatted,
      toFormatted: (asMarkdown) => actions.edit(key, (draft) => formattedDraft(draft, asMarkdown)),
      toPlain: (asPlain) => actions.edit(key, (draft) => plainDraft(draft, asPlain)),
    }),
    [key, language, isFormatted, actions],
  )
  useLanguage()
  const { Editor, hasGaps } = editorParts[type]
  const problemAt = (id: string) => problems.find(({ path }) => path === id)
  const editorProps = { question, Text: RichField, Drawn: RenderedSource, language, problemAt, actions }
  return (
    <TextsContext value={texts}>
      <div className="qb__body">
        <FieldProblem id={`${key}-problem`} problem={problemAt(key)} />
        <Field id={`${key}-text`} label={editorWords.text} problem={problemAt(`${key}-text`)}>
          {(control) => (
            <RichField
              {...control}
              rows={2}
              dir="auto"
              hasGaps={hasGaps}
              value={text}
              onChange={(written) => actions.edit(key, (draft) => ({ ...draft, text: written }))}
            />
          )}
        </Field>
        <Editor {...editorProps} />
        {stored?.marking?.also && <StillAccepted question={question} stored={stored} language={language} />}
        <LookalikeNote question={question} actions={actions} />
        <QuestionExtras {...editorProps} problems={problems} />
      </div>
    </TextsContext>
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
