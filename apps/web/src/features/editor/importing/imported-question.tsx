import { importing as importingWords } from '@quizly/words/formats.ts'
import { memo, useMemo } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { useLanguage } from '../../../lib/words/language.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { LossLine } from '../../formats/loss-sentences.tsx'
import type { Choices } from '../../formats/stored-import.ts'
import { CorrectQuestion } from './correct-question.tsx'
import { draftOfImported, type Imported, withoutPictures } from './imported-questions.ts'
import { ShownQuestion } from './shown-question.tsx'

export type ImportActions = {
  open: (draft: QuestionDraft) => void
  change: (draft: QuestionDraft) => void
  close: (number: number) => void
  correct: (number: number, draft: QuestionDraft) => void
  reset: (number: number) => void
  leaveOut: (number: number, isOut: boolean) => void
  keepAsEssay: (number: number) => void
}

type Props = {
  imported: Imported
  choices: Choices
  /** Pictures that the server does not have yet. */
  unsent: ReadonlySet<string>
  language: string
  /** As it stands in the editor; undefined: it is not open there. */
  typed: QuestionDraft | undefined
  actions: ImportActions
}

/** A question of a file: what is lost of it, how it stands there, and what becomes of it. */
export const ImportedQuestion = memo(function ImportedQuestion(props: Props) {
  useLanguage()
  const { imported, choices, typed, actions } = props
  const { number, item, losses, state } = imported
  const { title, source } = item
  const draft = useMemo(() => draftOfImported(imported, choices), [imported, choices])
  return (
    <article className="imported" aria-labelledby={`imported-${number}`} data-state={state}>
      <h3 id={`imported-${number}`} tabIndex={-1}>
        {importingWords.question(number)}
        {title !== undefined && <bdi className="imported__facts muted">{title}</bdi>}
        {source.line !== undefined && (
          <span className="imported__facts muted">{importingWords.line(source.line)}</span>
        )}
      </h3>
      {losses.length > 0 && (
        <ul className="imported__losses">
          {losses.map((loss) => (
            <li key={JSON.stringify(loss)} data-kind={loss.kind}>
              <LossLine of={loss} />
            </li>
          ))}
        </ul>
      )}
      <div className="imported__sides">
        <div>
          <h4 id={`imported-${number}-file`}>{importingWords.inFile}</h4>
          <pre
            className="imported__original"
            // What does not fit is scrolled by keyboard too.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            dir="auto"
            aria-labelledby={`imported-${number}-file`}
            role="group"
          >
            {source.original}
          </pre>
        </div>
        <Result {...props} draft={draft} />
      </div>
      {!typed && <Buttons imported={imported} draft={draft} choices={choices} actions={actions} />}
    </article>
  )
})

function Result({
  imported,
  unsent,
  language,
  typed,
  actions,
  draft,
}: Props & { draft: QuestionDraft | undefined }) {
  const { number, isLeftOut, state } = imported
  const shown = useMemo(() => draft && withoutPictures(draft, unsent), [draft, unsent])
  if (typed) {
    return (
      <div role="group" aria-label={importingWords.inQuiz}>
        <CorrectQuestion
          number={number}
          first={typed}
          language={language}
          onChange={actions.change}
          onDone={(corrected) => actions.correct(number, corrected)}
          onCancel={() => actions.close(number)}
        />
      </div>
    )
  }
  return (
    <div>
      <h4>{importingWords.inQuiz}</h4>
      {state === 'out' && (
        <p className="imported__out">
          {isLeftOut ? importingWords.isOut : draft ? importingWords.needsYou : importingWords.nothing}
        </p>
      )}
      {shown && state !== 'out' && (
        <>
          <p className="hint">{importingWords.asStudentsSee}</p>
          <ShownQuestion draft={shown} language={language} />
        </>
      )}
    </div>
  )
}

function Buttons({
  imported: { number, item, isLeftOut, state },
  draft,
  choices,
  actions,
}: Pick<Props, 'imported' | 'choices' | 'actions'> & { draft: QuestionDraft | undefined }) {
  const isCorrected = choices.corrected[number] !== undefined || choices.essays.includes(number)
  return (
    <div className="row imported__buttons">
      {draft && !isLeftOut && (
        <Button
          look={state === 'out' ? 'primary' : 'secondary'}
          size="sm"
          onClick={() => actions.open(draft)}
        >
          {importingWords.edit(number)}
        </Button>
      )}
      {!draft && item.text !== undefined && (
        <Button look="secondary" size="sm" onClick={() => actions.keepAsEssay(number)}>
          {importingWords.keepAsEssay(number)}
        </Button>
      )}
      {isCorrected && !isLeftOut && (
        <Button look="quiet" size="sm" onClick={() => actions.reset(number)}>
          {importingWords.reset(number)}
        </Button>
      )}
      {(isLeftOut || state !== 'out') && (
        <Button look="quiet" size="sm" onClick={() => actions.leaveOut(number, !isLeftOut)}>
          {isLeftOut ? importingWords.takeIn(number) : importingWords.leaveOut(number)}
        </Button>
      )}
    </div>
  )
}
