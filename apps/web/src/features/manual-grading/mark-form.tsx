import { markingPage as pageWords, secondMarks as secondWords } from '@quizly/words/desk.ts'
import { format } from '@quizly/words/language.ts'
import { type RubricItem, rubricOf } from '@quizly/domain'
import type { NextAnswer } from '@quizly/contract'
import { Button } from '../../components/forms/button.tsx'
import { CheckBox } from '../../components/forms/check-box.tsx'
import { TextField } from '../../components/forms/field.tsx'
import { Dock } from '../../components/page/dock.tsx'
import { ChosenItems } from '../../components/result/chosen-items.tsx'
import { withMinus } from '../../lib/numbers/minus.ts'
import { personName } from '../../lib/words/person-name.ts'
import { useSentences } from '../../lib/words/sentence.tsx'
import { type MarkFormState, pointsFieldId } from './use-mark-form.ts'
import type { MarkingSession } from './use-marking-session.ts'

const longestComment = 500
const formId = 'mark'

type Props = { session: MarkingSession; form: MarkFormState }

/** Rubric, points and comment of one answer. */
export function MarkForm({ session, form }: Props) {
  const { comments, answer } = session.shown
  useSentences()
  return (
    <form
      id={formId}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      <Rubric rubric={form.rubric} chosen={form.items} onToggle={form.toggle} />
      {form.isAdjusting ? (
        <TextField
          id={pointsFieldId}
          className="mark-answer__points"
          dir="ltr"
          label={form.rubric.length > 0 ? pageWords.morePoints : pageWords.points}
          problem={form.problem}
          inputMode="decimal"
          autoComplete="off"
          value={form.typed}
          onChange={({ target }) => form.type(target.value)}
          onBlur={form.check}
        />
      ) : (
        <div>
          <Button look="quiet" size="sm" aria-keyshortcuts="a" onClick={() => form.adjust()}>
            {pageWords.morePoints}
          </Button>
        </div>
      )}
      <TextField
        label={pageWords.comment}
        hint={pageWords.commentHint}
        dir="auto"
        list="comments-used"
        maxLength={longestComment}
        autoComplete="off"
        value={form.comment}
        onChange={({ target }) => form.write(target.value)}
      />
      <datalist id="comments-used">
        {comments.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
      <div className="actions">
        {answer?.alike !== undefined && (
          <Button look="secondary" onClick={() => form.save(true)}>
            {secondWords.saveAll(answer.alike, answer.alike + 1)}
          </Button>
        )}
        {session.hasEarlier && (
          <Button look="quiet" onClick={session.goBack}>
            {pageWords.undo}
          </Button>
        )}
      </div>
      <p className="muted sm mark-answer__keys">{pageWords.keys}</p>
    </form>
  )
}

type RubricProps = {
  rubric: readonly RubricItem[]
  chosen: readonly string[]
  onToggle: (item: RubricItem) => void
}

function Rubric({ rubric, chosen, onToggle }: RubricProps) {
  if (rubric.length === 0) return null
  return (
    <fieldset className="stack stack-2 mark-answer__rubric">
      <legend className="label">{pageWords.rubric}</legend>
      {rubric.map((item, index) => (
        <div key={item._id}>
          {index < 9 && <kbd aria-hidden="true">{index + 1}</kbd>}
          <CheckBox
            label={pageWords.item(item.text, withMinus(format.number(item.points)))}
            isOn={chosen.includes(item._id)}
            onChange={() => onToggle(item)}
          />
        </div>
      ))}
    </fieldset>
  )
}

/** What somebody else has given, or what students see. */
export function GivenMark({ question, answer, settings }: NextAnswer) {
  if (!answer?.locked) return null
  const { mark, by, locked } = answer
  const chosen = rubricOf(question).filter(({ _id }) => mark?.items.includes(_id))
  return (
    <div className="stack stack-2">
      <h3>{locked === 'released' ? pageWords.columns.released : pageWords.columns.marked}</h3>
      {mark && (
        <>
          <p className="mark-answer__total">{pageWords.total(mark.points, question.points ?? 1)}</p>
          <ChosenItems items={chosen} beside={chosen.length > 0 ? mark.adjustment : 0} />
          {mark.comment && (
            <p>
              <bdi>{mark.comment}</bdi>
            </p>
          )}
        </>
      )}
      <p className="muted">{whyLocked(locked, by, settings)}</p>
    </div>
  )
}

function whyLocked(locked: 'released' | 'others', by: string | undefined, settings: NextAnswer['settings']) {
  if (locked === 'released') return pageWords.lockedReleased
  if (by !== undefined) return pageWords.lockedBy(personName(by))
  return (settings?.threshold ?? null) === null ? pageWords.lockedOthers : pageWords.lockedTwice
}

/** Stays in reach of the thumb: back and forth through all answers, the points, and on to the next one to mark. */
export function MarkingDock({ session, form }: Props) {
  const { answer, question, place } = session.shown
  const isLocked = answer?.locked !== undefined
  const hasNext = place?.toMark !== undefined
  return (
    <Dock>
      <div className="dock__in mark-dock">
        {place && (
          <>
            <Button
              look="secondary"
              aria-keyshortcuts="ArrowLeft"
              aria-disabled={!place.previous || undefined}
              onClick={session.goPrevious}
            >
              {pageWords.previous}
            </Button>
            <Button
              look="secondary"
              aria-keyshortcuts="ArrowRight"
              aria-disabled={!place.next || undefined}
              onClick={session.goNext}
            >
              {pageWords.next}
            </Button>
          </>
        )}
        {!isLocked && (
          <p className="push">
            <output className="mark-answer__total" form={formId}>
              {pageWords.total(form.total, question.points ?? 1)}
            </output>
          </p>
        )}
        {isLocked
          ? hasNext && (
              <Button className="push" busy={session.isBusy} onClick={() => void session.next()}>
                {pageWords.nextToMark}
              </Button>
            )
          : answer && (
              <Button type="submit" form={formId} busy={session.isBusy} busyLabel={pageWords.saving}>
                {pageWords.save}
              </Button>
            )}
      </div>
    </Dock>
  )
}
