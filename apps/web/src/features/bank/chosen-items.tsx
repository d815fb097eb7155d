import {
  bank as bankWords,
  bankItem as itemWords,
  bankSharing as sharingWords,
} from '@quizly/words/authoring.ts'
import { everywhere as commonWords } from '@quizly/words/student.ts'
import type { ListedItem } from '@quizly/contract'
import { bankLimits, type BankRole, mergedTags, tagKey, tagsInText } from '@quizly/domain'
import { useState } from 'react'
import { Notice } from '../../components/feedback/notice.tsx'
import { runAction } from '../../components/feedback/use-action.ts'
import { Button } from '../../components/forms/button.tsx'
import { Field } from '../../components/forms/field.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { call } from '../../lib/calls/call.ts'
import { tryAgain } from '../../lib/failures.ts'
import { TickBox } from '../quiz-page/ticked-questions.tsx'
import { knownOf, refreshBank, useBankTags } from './api.ts'
import { RemoveItems } from './remove-items.tsx'
import { Select } from './select.tsx'
import { problemOfTags, TagsField } from './tags-field.tsx'

/** What can be done with several questions of the bank at once. */
export function ChosenItems({
  chosen,
  of,
  role,
  isAll,
  onAll,
}: {
  chosen: readonly ListedItem[]
  /** Whose bank it is, if it is not one’s own, and what one may do there. */
  of: string | undefined
  role: 'owner' | BankRole
  isAll: boolean
  onAll: (isAll: boolean) => void
}) {
  const [open, setOpen] = useState<'change' | 'remove'>()
  const close = () => setOpen(undefined)
  const [first, ...more] = chosen
  const isTooMany = chosen.length > bankLimits.itemsAtOnce
  return (
    <div className="bank__chosen" role="group" aria-label={itemWords.chosenLabel}>
      <TickBox isTicked={isAll} onChange={() => onAll(!isAll)}>
        {itemWords.chooseAll}
      </TickBox>
      <p className="muted sm" role="status">
        {first && (isTooMany ? itemWords.tooMany(bankLimits.itemsAtOnce) : itemWords.chosen(chosen.length))}
      </p>
      {first && !isTooMany && (
        <div className="actions">
          {role !== 'viewer' && (
            <Button look="secondary" size="sm" onClick={() => setOpen('change')}>
              {bankWords.edit}
            </Button>
          )}
          {role === 'owner' ? (
            <Button look="secondary" size="sm" onClick={() => setOpen('remove')}>
              {bankWords.remove}
            </Button>
          ) : (
            <Copy items={chosen} />
          )}
        </div>
      )}
      {first && open === 'change' && <ChangeItems items={chosen} of={of} onClose={close} />}
      {first && open === 'remove' && <RemoveItems items={[first, ...more]} onClose={close} />}
    </div>
  )
}

const asItIs = 'as-it-is'

/** Puts copies of a colleague’s questions into one’s own bank, but for those that it has. */
function Copy({ items }: { items: readonly ListedItem[] }) {
  const [isBusy, setBusy] = useState(false)
  async function copy() {
    setBusy(true)
    await runAction(
      async () => {
        const { questions } = await call('takeFromBank', { body: { items: items.map(({ _id }) => _id) } })
        const taken = questions.map((question, index) => ({
          ...knownOf(items[index] as ListedItem),
          question,
        }))
        const put = await call('addToBank', { body: { items: taken, leavesOutSame: true } })
        void refreshBank()
        return put.items
      },
      undefined,
      {
        done: (put) => () => {
          const same = put.filter((each) => each.same).length
          const done = bankWords.done(put.length - same)
          return same === 0 ? done : `${done} ${bankWords.same(same)}`
        },
        failed: (error) => bankWords.notPut(tryAgain(error)),
      },
    )
    setBusy(false)
  }
  return (
    <Button look="secondary" size="sm" busy={isBusy} onClick={() => void copy()}>
      {sharingWords.copy}
    </Button>
  )
}

function ChangeItems({
  items,
  of,
  onClose,
}: {
  items: readonly ListedItem[]
  of: string | undefined
  onClose: () => void
}) {
  const [added, setAdded] = useState<string[]>([])
  const [typed, setTyped] = useState('')
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [level, setLevel] = useState(asItIs)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const present = mergedTags(items.flatMap(({ tags }) => tags))
  async function save() {
    const addTags = mergedTags([...added, ...tagsInText(typed)])
    const found = problemOfTags(addTags)
    setProblem(found)
    if (found !== undefined) return
    setBusy(true)
    const isDone = await runAction(
      async () => {
        const body = {
          ...(of !== undefined && { of }),
          items: items.map(({ _id }) => _id),
          addTags,
          removeTags: removed.filter((tag) => !addTags.some((each) => tagKey(each) === tagKey(tag))),
          ...(level !== asItIs && { level: level === '' ? null : Number(level) }),
        }
        const { changed } = await call('changeBankItems', { body })
        void refreshBank()
        return changed
      },
      undefined,
      {
        done: (changed) => () => itemWords.changedSeveral(changed),
        failed: (error) => bankWords.notSaved(tryAgain(error)),
      },
    )
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog labelledBy="change-items" onClose={onClose}>
      <h2 id="change-items">{itemWords.changeSeveral(items.length)}</h2>
      <form
        className="stack stack-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TagsField
          label={itemWords.tagsToAdd}
          tags={added}
          used={useBankTags(of)}
          typed={typed}
          onType={setTyped}
          onChange={setAdded}
        />
        {problem !== undefined && <Notice kind="error">{problem}</Notice>}
        {present.length > 0 && (
          <fieldset>
            <legend className="label">{itemWords.tagsToRemove}</legend>
            <div className="bank__present">
              {present.map((tag) => (
                <TickBox
                  key={tag}
                  isTicked={removed.includes(tag)}
                  onChange={() =>
                    setRemoved(
                      removed.includes(tag) ? removed.filter((each) => each !== tag) : [...removed, tag],
                    )
                  }
                >
                  <bdi>{tag}</bdi>
                </TickBox>
              ))}
            </div>
          </fieldset>
        )}
        <Field label={bankWords.level} hint={bankWords.levelHint}>
          {(control) => (
            <Select {...control} value={level} onChange={({ target }) => setLevel(target.value)}>
              <option value={asItIs}>{itemWords.asItIs}</option>
              <option value="">{bankWords.none}</option>
              {Array.from({ length: bankLimits.levels }, (_, index) => (
                <option key={index}>{index + 1}</option>
              ))}
            </Select>
          )}
        </Field>
        <div className="dialog__actions">
          <Button type="submit" busy={isBusy}>
            {bankWords.save}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {commonWords.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
