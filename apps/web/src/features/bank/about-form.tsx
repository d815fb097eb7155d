import { bank as bankWords, bankItem as itemWords } from '@quizly/words/authoring.ts'
import { quizLanguage as languageWords } from '@quizly/words/screens.ts'
import { bankLimits, isBlank, limits, mergedTags, tagsInText } from '@quizly/domain'
import { useMemo, useState } from 'react'
import { Notice } from '../../components/feedback/notice.tsx'
import { runAction } from '../../components/feedback/use-action.ts'
import { Button } from '../../components/forms/button.tsx'
import { Field, TextField } from '../../components/forms/field.tsx'
import { GrowingTextArea } from '../../components/forms/growing-text-area.tsx'
import { call } from '../../lib/calls/call.ts'
import { openDraft, useLocalDraft } from '../../lib/device/local-draft.ts'
import { CallError, tryAgain } from '../../lib/failures.ts'
import { listLanguages } from '../../lib/forms/languages.ts'
import { type BankItem, type Known, knownOf, refreshBank, useBankTags } from './api.ts'
import { Select } from './select.tsx'
import { problemOfTags, TagsField } from './tags-field.tsx'

/** As typed. `typed` is a tag that is not added yet. */
type Fields = {
  title: string
  tags: string[]
  typed: string
  level: string
  note: string
  source: string
  language: string
}

const fieldsOf = ({ title = '', tags, level, note = '', source = '', language = '' }: Known): Fields => ({
  title,
  tags,
  typed: '',
  level: `${level ?? ''}`,
  note,
  source,
  language,
})

const knownIn = ({ title, tags, typed, level, note, source, language }: Fields): Known => ({
  tags: mergedTags([...tags, ...tagsInText(typed)]),
  ...(!isBlank(title) && { title }),
  ...(level && { level: Number(level) }),
  ...(!isBlank(note) && { note }),
  ...(!isBlank(source) && { source }),
  ...(language && { language }),
})

const textOf = (fields: Fields) => JSON.stringify(fields)

/** What is typed, and what was known of the question when that began. */
type Kept = { before: Known; fields: Fields }

const isKept = (stored: unknown): stored is Kept => {
  const { before, fields } = (stored ?? {}) as Partial<Kept>
  const isTagged = [before, fields].every((each) => each?.tags?.every((tag) => typeof tag === 'string'))
  const texts = ['title', 'typed', 'level', 'note', 'source', 'language'] as const
  return isTagged && texts.every((name) => typeof fields?.[name] === 'string')
}

/**
 * What is known of a question in the bank. What is typed is kept on this device until it is saved. If it was changed in
 * another window meanwhile, both are shown, and nothing is saved before somebody has chosen.
 */
export function AboutForm({ item }: { item: BankItem }) {
  const { _id: itemId, owner } = item
  const [local] = useState(() => openDraft(`bank-about:${itemId}`, isKept))
  const [kept] = useState(() => local.load())
  const [before, setBefore] = useState(() => kept?.before ?? knownOf(item))
  const [fields, setFields] = useState(() => kept?.fields ?? fieldsOf(before))
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const now = knownOf(item)
  // What the page still shows for a moment after it was changed here is not theirs.
  const [outdated, setOutdated] = useState<string>()
  const nowText = textOf(fieldsOf(now))
  const isSame = nowText === textOf(fieldsOf(before))
  const isTheirs = !isSame && nowText !== outdated
  const isChanged = textOf(fields) !== textOf(fieldsOf(before))
  const work = useMemo(() => (isChanged ? { before, fields } : undefined), [isChanged, before, fields])
  const { discard } = useLocalDraft(local, work)
  const used = useBankTags(owner?._id)
  const change = (part: Partial<Fields>) => setFields((typed) => ({ ...typed, ...part }))
  if (isSame && outdated !== undefined) setOutdated(undefined)
  // Nothing was typed: what came from the other window is shown.
  if (isTheirs && !isChanged) {
    setBefore(now)
    setFields(fieldsOf(now))
  }
  async function save(base = before) {
    const after = knownIn(fields)
    const found = problemOfTags(after.tags)
    setProblem(found)
    if (found !== undefined) return
    setBusy(true)
    const isDone = await runAction(
      () => call('changeBankItem', { params: { itemId }, body: { about: { before: base, after } } }),
      undefined,
      {
        done: () => () => bankWords.saved,
        failed: (error) => bankWords.notSaved(tryAgain(error)),
        denied: (error) => (isConflict(error) ? () => itemWords.changedElsewhere : undefined),
      },
    )
    if (isDone) {
      discard()
      setOutdated(nowText)
      setBefore(after)
      setFields(fieldsOf(after))
    }
    await refreshBank()
    setBusy(false)
  }
  function takeTheirs() {
    discard()
    setBefore(now)
    setFields(fieldsOf(now))
  }
  return (
    <form
      className="stack stack-4 bank-about"
      aria-label={itemWords.about}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {isTheirs && isChanged && (
        <div className="stack stack-2">
          <Notice kind="warn">{itemWords.changedElsewhere}</Notice>
          <Facts known={now} />
          <div className="actions">
            <Button look="secondary" onClick={takeTheirs}>
              {itemWords.takeTheirs}
            </Button>
            <Button look="secondary" busy={isBusy} onClick={() => void save(now)}>
              {itemWords.saveMine}
            </Button>
          </div>
        </div>
      )}
      <TagsField
        tags={fields.tags}
        used={used}
        typed={fields.typed}
        onType={(typed) => change({ typed })}
        onChange={(tags) => change({ tags })}
      />
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <Field label={bankWords.level} hint={bankWords.levelHint}>
        {(control) => (
          <Select
            {...control}
            value={fields.level}
            onChange={({ target }) => change({ level: target.value })}
          >
            <option value="">{bankWords.none}</option>
            {Array.from({ length: bankLimits.levels }, (_, index) => (
              <option key={index}>{index + 1}</option>
            ))}
          </Select>
        )}
      </Field>
      {!owner && (
        <Field label={bankWords.note} hint={bankWords.noteHint}>
          {(control) => (
            <GrowingTextArea
              {...control}
              className="input"
              dir="auto"
              rows={2}
              maxLength={bankLimits.noteLength}
              value={fields.note}
              onChange={({ target }) => change({ note: target.value })}
            />
          )}
        </Field>
      )}
      <TextField
        label={itemWords.name}
        hint={itemWords.nameHint}
        dir="auto"
        maxLength={limits.titleLength}
        value={fields.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextField
        label={itemWords.source}
        hint={itemWords.sourceHint}
        dir="auto"
        maxLength={bankLimits.sourceLength}
        value={fields.source}
        onChange={({ target }) => change({ source: target.value })}
      />
      <Field label={languageWords.label} hint={languageWords.hint}>
        {(control) => (
          <Select
            {...control}
            value={fields.language}
            onChange={({ target }) => change({ language: target.value })}
          >
            <option value="">{bankWords.none}</option>
            {listLanguages(fields.language || 'en').map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="actions">
        <Button type="submit" busy={isBusy}>
          {bankWords.save}
        </Button>
      </div>
    </form>
  )
}

const isConflict = (error: unknown) => error instanceof CallError && error.code === 'quiz-changed'

/** What is known, to read. */
export function Facts({ known: { title, tags, level, note, source } }: { known: Known }) {
  const facts = [
    [bankWords.tags, tags.length > 0 ? tags.map((tag) => <bdi key={tag}>{tag} </bdi>) : bankWords.none],
    [bankWords.level, level ?? bankWords.none],
    ...(note === undefined ? [] : [[bankWords.note, note] as const]),
    [itemWords.name, title ?? bankWords.none],
    [itemWords.source, source ?? bankWords.none],
  ] as const
  return (
    <dl className="bank-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
