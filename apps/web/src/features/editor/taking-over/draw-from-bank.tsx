import { everywhere as commonWords } from '@quizly/words/student.ts'
import {
  bank as bankWords,
  draws as drawWords,
  rooms as authoringWords,
  takingOver as takingOverWords,
} from '@quizly/words/authoring.ts'
import type { ListedItem } from '@quizly/contract'
import { bankLimits, limits, type Question } from '@quizly/domain'
import { useId, useState } from 'react'
import { LoadedPart } from '../../../components/feedback/loaded.tsx'
import { useAction } from '../../../components/feedback/use-action.ts'
import { Button } from '../../../components/forms/button.tsx'
import { Field, TextField } from '../../../components/forms/field.tsx'
import { call } from '../../../lib/calls/call.ts'
import { useCachedQuery } from '../../../lib/calls/queries.ts'
import { tryAgain } from '../../../lib/failures.ts'
import { typedNumber } from '../../../lib/typed-number.ts'
import { freeName, isDraw } from '../slots/slot-drafts.ts'

/** A slot to be made; an empty text is any tag or level. */
type Row = { id: number; tag: string; from: string; to: string; draw: string }
type Items = readonly Pick<ListedItem, '_id' | 'tags' | 'level'>[]

const blankRow = (id: number): Row => ({ id, tag: '', from: '', to: '', draw: '1' })
const levels = Array.from({ length: bankLimits.levels }, (_, n) => String(n + 1))

/** Slots of all questions of the bank with a tag, of some levels. */
export function DrawFromBank({
  room,
  of,
  slotNames,
  onTake,
  onClose,
}: {
  room: number
  /** Whose bank; empty: one’s own. */
  of: string
  slotNames: ReadonlySet<string>
  onTake: (questions: readonly Question[]) => void
  onClose: () => void
}) {
  const [rows, setRows] = useState<readonly Row[]>([blankRow(1)])
  const chosenTags = [...new Set(rows.map(({ tag }) => tag))].toSorted()
  const query = useCachedQuery(['bank', 'draw', of, ...chosenTags], async (signal) => {
    const [{ tags }, ...found] = await Promise.all([
      call('listBankTags', { query: of ? { of } : {} }, { signal }),
      ...chosenTags.map((tag) => itemsWith(of, tag, signal)),
    ])
    return {
      tags: tags.map(({ tag }) => tag),
      items: new Map(chosenTags.map((tag, i) => [tag, found[i] ?? []])),
    }
  })
  const parts = partsOf(rows, query.status === 'ready' ? query.data.items : new Map())
  const count = parts.flat().length
  const isTooMany = count > room
  const mayInsert =
    !isTooMany && rows.every(({ draw }, i) => whatIsWrong(draw, parts[i]?.length ?? 0) === undefined)
  const { run, isBusy } = useAction(
    async () => {
      const { questions } = await call('takeFromBank', { body: { items: parts.flat() } })
      const taken = new Set(slotNames)
      const slots = rows.flatMap((row, i) => {
        const name = freeName(taken, (n) => nameOf(row, n))
        taken.add(name)
        return (parts[i] ?? []).map(() => ({ name, draw: typedNumber(row.draw) }))
      })
      onTake(questions.map((each, i) => ({ ...each, slot: slots[i], _id: `${i}` }) as Question))
    },
    { failed: (error) => bankWords.notTaken(tryAgain(error)) },
  )
  const change = (id: number, part: Partial<Row>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...part } : row)))
  return (
    <>
      <LoadedPart query={query} failed={bankWords.listFailed}>
        {({ tags }) =>
          rows.map((row, i) => (
            <DrawnPart
              key={row.id}
              number={i + 1}
              row={row}
              tags={tags}
              count={parts[i]?.length ?? 0}
              onChange={(part) => change(row.id, part)}
              onRemove={rows.length > 1 ? () => setRows(rows.filter(({ id }) => id !== row.id)) : undefined}
            />
          ))
        }
      </LoadedPart>
      <Button
        look="secondary"
        size="sm"
        onClick={() => setRows([...rows, blankRow(Math.max(...rows.map(({ id }) => id)) + 1)])}
      >
        {drawWords.addPart}
      </Button>
      <div role="status">
        {isTooMany && <p className="field-error">{takingOverWords.tooMany(limits.questionsPerQuiz, room)}</p>}
      </div>
      <div className="dialog__actions">
        <Button
          busy={isBusy}
          aria-disabled={!mayInsert}
          onClick={() => {
            if (mayInsert) void run()
          }}
        >
          {takingOverWords.insert(count)}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {commonWords.cancel}
        </Button>
      </div>
    </>
  )
}

function DrawnPart({
  number,
  row: { tag, from, to, draw },
  tags,
  count,
  onChange,
  onRemove,
}: {
  number: number
  row: Row
  tags: readonly string[]
  count: number
  onChange: (part: Partial<Row>) => void
  onRemove: (() => void) | undefined
}) {
  const id = useId()
  const select = (label: string, value: string, options: readonly string[], set: (value: string) => void) => (
    <Field label={label}>
      {(control) => (
        <select {...control} className="input" value={value} onChange={({ target }) => set(target.value)}>
          <option value="">{bankWords.all}</option>
          {options.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      )}
    </Field>
  )
  return (
    <fieldset className="draw-part" aria-labelledby={id}>
      <div className="slot-head__row">
        <b id={id}>{drawWords.numbered(number)}</b>
        {onRemove && (
          <Button look="quiet" size="sm" onClick={onRemove}>
            {drawWords.removePart(number)}
          </Button>
        )}
      </div>
      <div className="draw-part__fields">
        {select(bankWords.tag, tag, tags, (value) => onChange({ tag: value }))}
        {select(drawWords.fromLevel, from, levels, (value) => onChange({ from: value }))}
        {select(drawWords.toLevel, to, levels, (value) => onChange({ to: value }))}
        <TextField
          label={drawWords.draw}
          inputMode="numeric"
          autoComplete="off"
          className="slot-head__number"
          value={draw}
          problem={whatIsWrong(draw, count)}
          onChange={({ target }) => onChange({ draw: target.value })}
        />
      </div>
      <p className="muted sm" role="status">
        {authoringWords.questions(count)}
      </p>
    </fieldset>
  )
}

function whatIsWrong(draw: string, count: number): string | undefined {
  const number = typedNumber(draw)
  if (!isDraw(number)) return drawWords.drawWanted(limits.questionsPerQuiz)
  return number > count ? drawWords.tooFew(number, count) : undefined
}

/** At most a few more than a quiz can have. */
async function itemsWith(of: string, tag: string, signal: AbortSignal): Promise<Items> {
  const items: Items[number][] = []
  let after: string | undefined
  do {
    const query = { ...(of && { of }), ...(tag !== '' && { tag }), ...(after !== undefined && { after }) }
    const page = await call('listBank', { query }, { signal })
    items.push(...page.items)
    after = page.next
  } while (after !== undefined && items.length <= limits.questionsPerQuiz)
  return items
}

/** The items of each row; one that would be in two is in the first. */
function partsOf(rows: readonly Row[], items: ReadonlyMap<string, Items>): string[][] {
  const taken = new Set<string>()
  return rows.map(({ tag, from, to }) => {
    const isLevel = (level = 0) =>
      (from === '' || level >= Number(from)) && (to === '' || level <= Number(to))
    const isAny = from === '' && to === ''
    const found = (items.get(tag) ?? []).filter(
      ({ _id, level }) => !taken.has(_id) && (isAny || (level !== undefined && isLevel(level))),
    )
    for (const { _id } of found) taken.add(_id)
    return found.map(({ _id }) => _id)
  })
}

function nameOf({ tag, from, to }: Row, n: number): string {
  const [least, most] = [Number(from || 1), Number(to || bankLimits.levels)]
  const ofLevels = least === most ? drawWords.level(least) : drawWords.levels(least, most)
  const parts = [tag, from === '' && to === '' ? '' : ofLevels].filter(Boolean)
  const name = parts.join(', ').slice(0, limits.slotNameLength - 4)
  if (name === '') return drawWords.numbered(n)
  return n === 1 ? name : `${name} ${n}`
}
