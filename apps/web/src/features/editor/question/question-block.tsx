import { editor as editorWords, questionTypes as typeWords } from '@quizly/words/authoring.ts'
import { useLanguage } from '../../../lib/words/language.ts'
import { memo } from 'react'
import type { FoundProblem } from '../saving/found-problems.ts'
import { markingKeys } from './editor-keys.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import './question-editor.css'
import type { QuestionActions } from './use-question-editor.ts'
import { Toolbar } from '../../../components/forms/toolbar.tsx'
import { questionTypes } from '@quizly/domain'
import '../../../components/quiz/bubble.css'
import { Field, FieldProblem } from '../../../components/forms/field.tsx'
import { GrowingTextArea } from '../../../components/forms/growing-text-area.tsx'
import { Segments } from '../../../components/forms/segments.tsx'
import { LookalikeNote } from './lookalike-note.tsx'
import { FormatPreview, FormatSwitch, FormatTools } from './question-format.tsx'
import { QuestionExplanation } from './question-explanation.tsx'
import { QuestionPoints } from './question-points.tsx'
import { editorParts } from '../../../question-types/editor-parts.ts'

type QuestionBlockProps = {
  question: QuestionDraft
  language: string
  index: number
  isLast: boolean
  problems: readonly FoundProblem[]
  actions: QuestionActions
}

export const QuestionBlock = memo(function QuestionBlock(props: QuestionBlockProps) {
  const { question, language, problems, actions } = props
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
      <QuestionBody question={question} language={language} problems={problems} actions={actions} />
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
  language: string
  problems: readonly FoundProblem[]
  actions: QuestionActions
}

/** The fields of a question. They are not rendered again when only its number changes. */
const QuestionBody = memo(function QuestionBody({
  question,
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
            onChange={({ target }) => actions.edit(key, (draft) => ({ ...draft, text: target.value }))}
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
    before.language === after.language &&
    before.actions === after.actions &&
    before.problems.length === after.problems.length &&
    before.problems.every(({ path, message }, i) => {
      const other = after.problems[i]
      return path === other?.path && message === other.message
    })
  )
}
