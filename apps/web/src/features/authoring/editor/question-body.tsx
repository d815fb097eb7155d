import { questionTypes } from '@quizly/domain'
import { memo } from 'react'
import '../../../components/quiz/bubble.css'
import { Field, FieldProblem } from '../../../components/forms/field.tsx'
import { GrowingTextArea } from '../../../components/forms/growing-text-area.tsx'
import { Segments } from '../../../components/forms/segments.tsx'
import type { FoundProblem } from '../saving/found-problems.ts'
import { draftTypes } from './answers/draft-types.ts'
import { editors } from './answers/editors.ts'
import type { QuestionDraft } from './question-draft.ts'
import type { QuestionActions } from './use-question-editor.ts'

const typeChoices = questionTypes.map((type) => [type, draftTypes[type].label] as const)

type QuestionBodyProps = {
  question: QuestionDraft
  problems: readonly FoundProblem[]
  actions: QuestionActions
}

/** The fields of a question. They are not rendered again when only its number changes. */
export const QuestionBody = memo(function QuestionBody({ question, problems, actions }: QuestionBodyProps) {
  const { key, type, text } = question
  const AnswersEditor = editors[type]
  const problemAt = (id: string) => problems.find(({ path }) => path === id)?.message
  return (
    <div className="qb__body">
      <FieldProblem id={`${key}-problem`} problem={problemAt(key)} />
      <Field id={`${key}-text`} label="Question text" problem={problemAt(`${key}-text`)}>
        {(control) => (
          <GrowingTextArea
            {...control}
            className="input"
            rows={2}
            dir="auto"
            value={text}
            onChange={({ target }) => actions.edit(key, (draft) => ({ ...draft, text: target.value }))}
          />
        )}
      </Field>
      <Segments
        legend="Question type"
        choices={typeChoices}
        value={type}
        onChoose={(chosen) => actions.changeType(question, chosen)}
      />
      <AnswersEditor question={question} problemAt={problemAt} actions={actions} />
    </div>
  )
}, isSameBody)

/** Each change of any question makes new lists of problems, so problems are compared by their content. */
function isSameBody(before: QuestionBodyProps, after: QuestionBodyProps): boolean {
  return (
    before.question === after.question &&
    before.actions === after.actions &&
    before.problems.length === after.problems.length &&
    before.problems.every(({ path, message }, i) => {
      const other = after.problems[i]
      return path === other?.path && message === other.message
    })
  )
}
