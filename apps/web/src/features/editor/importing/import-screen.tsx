import { formatNames, importing as importingWords } from '@quizly/words/formats.ts'
import { format } from '@quizly/words/language.ts'
import type { FormatName } from '@quizly/formats'
import { limits } from '@quizly/domain'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useParams } from 'wouter'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { ErrorPage } from '../../../components/feedback/page-state.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { TextField } from '../../../components/forms/field.tsx'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { Segments } from '../../../components/forms/segments.tsx'
import { Page } from '../../../components/page/page.tsx'
import { browserLanguage } from '../../../lib/forms/languages.ts'
import { openDraft, useLocalDraft } from '../../../lib/device/local-draft.ts'
import { paths } from '../../../lib/paths.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { LossOverview } from '../../formats/loss-overview.tsx'
import { lossText } from '../../formats/loss-sentences.tsx'
import { type Choices, noChoices } from '../../formats/stored-import.ts'
import { isQuestionDrafts } from '../saving/stored-questions.ts'
import { type Imported, importedQuestions } from './imported-questions.ts'
import { type ImportActions, ImportedQuestion } from './imported-question.tsx'
import { SaveImport } from './save-import.tsx'
import {
  type ChangeChoices,
  type Opened,
  type Unopened,
  useChoices,
  useImport,
  usePictures,
} from './use-import.ts'
import './importing.css'

/** The questions of a file before anything of them is saved: what is kept and what is not, question by question. */
export function ImportScreen() {
  const { importId = '' } = useParams()
  const [round, setRound] = useState(0)
  const query = useImport(importId, round)
  return (
    <Loaded query={query} title={importingWords.reading} failed={importingWords.readerMissing}>
      {(opened) =>
        'read' in opened ? (
          <Review
            key={`${importId} ${round}`}
            id={importId}
            opened={opened}
            onReadAgain={() => setRound(round + 1)}
          />
        ) : (
          <NotOpened of={opened} onReadAgain={() => setRound(round + 1)} />
        )
      }
    </Loaded>
  )
}

const whyNot = {
  gone: () => importingWords.goneHint,
  unreadable: () => importingWords.fileGone,
  'too-slow': () => importingWords.tooSlow,
  missing: () => importingWords.readerMissing,
}

function NotOpened({ of: opened, onReadAgain }: { of: Unopened; onReadAgain: () => void }) {
  const isGone = 'failure' in opened && opened.failure === 'gone'
  return (
    <ErrorPage
      title={isGone ? importingWords.gone : importingWords.notRead}
      retry={'failure' in opened && opened.failure === 'missing' ? onReadAgain : undefined}
      actions={<LinkButton to={paths.upload}>{importingWords.toUpload}</LinkButton>}
    >
      {'failure' in opened ? whyNot[opened.failure]() : lossText(opened.fault)}
    </ErrorPage>
  )
}

function Review({ id, opened, onReadAgain }: { id: string; opened: Opened; onReadAgain: () => void }) {
  const { file, read } = opened
  const { choices, isStored, change } = useChoices(id, opened.choices)
  const pictures = usePictures(read, choices, change)
  const questions = useMemo(() => importedQuestions(read.items, choices), [read.items, choices])
  const lossy = useMemo(
    () =>
      questions.map(({ number, losses, item, state }) => ({
        number,
        // Of a question that a person has made one of, nothing is refused any more.
        losses: state === 'out' ? losses : losses.filter(({ kind }) => kind !== 'refused'),
        line: item.source.line,
      })),
    [questions],
  )
  const language = browserLanguage(navigator.language)
  const list = useListedQuestions(questions)
  const corrections = useCorrections(id, change)
  async function readAs(as: FormatName) {
    await change(() => ({ ...noChoices, as, pictures: choices.pictures }))
    onReadAgain()
  }
  return (
    <Page title={importingWords.title} className="wrap page importing">
      <p className="sm upload__crumb">
        <Link to={paths.upload}>{importingWords.otherFile}</Link>
      </p>
      <h1>{importingWords.title}</h1>
      <p className="muted importing__file">
        {importingWords.from(<bdi key="file">{file.name}</bdi>)} ·{' '}
        {importingWords.readAs(formatNames[read.format])}
      </p>
      {read.others.length > 0 && (
        <div className="row importing__others" role="group" aria-label={importingWords.readOtherwise}>
          <p>{importingWords.readOtherwise}</p>
          {read.others.map((other) => (
            <Button key={other} look="secondary" size="sm" onClick={() => void readAs(other)}>
              {formatNames[other]}
            </Button>
          ))}
        </div>
      )}
      <p className="importing__headline" role="status">
        <strong>{headline(questions)}</strong>
      </p>
      {!(isStored && corrections.isStored) && <Notice kind="warn">{importingWords.notStored}</Notice>}
      {pictures.unsent.size > 0 && (
        <p className="hint" role="status">
          {pictures.isWaiting
            ? importingWords.picturesWait
            : importingWords.sendingPictures(pictures.all - pictures.unsent.size, pictures.all)}
        </p>
      )}
      {questions.length > limits.questionsPerQuiz && <ChooseRange questions={questions} change={change} />}
      {read.items.some(({ title, tags }) => title !== undefined || tags.length > 0) && (
        <p className="hint">{importingWords.namesStay}</p>
      )}
      <LossOverview
        title={importingWords.whatChanges}
        whole={importingWords.nothingChanges}
        questions={lossy}
        ofFile={read.losses}
        fileName={file.name}
        onJump={list.jump}
      />
      <section aria-labelledby="questions-heading">
        <h2 id="questions-heading">{importingWords.questions}</h2>
        <Segments
          legend={importingWords.show}
          choices={list.filters}
          value={list.filter}
          onChoose={list.choose}
        />
        {list.shown.length === 0 && <p className="muted">{importingWords.noneOfThese}</p>}
        {list.before > 0 && (
          <Button look="secondary" onClick={list.showEarlier}>
            {importingWords.showEarlier}
          </Button>
        )}
        {list.shown.map((imported) => (
          <ImportedQuestion
            key={imported.number}
            imported={imported}
            choices={choices}
            unsent={pictures.unsent}
            language={language}
            typed={corrections.open.find(({ key }) => key === keyOf(imported.number))}
            actions={corrections.actions}
          />
        ))}
        {list.after > 0 && (
          <Button look="secondary" onClick={list.showMore}>
            {importingWords.showMore(list.after)}
          </Button>
        )}
      </section>
      <SaveImport
        id={id}
        title={read.title ?? file.name.replace(/\.[^.]+$/, '')}
        questions={questions}
        choices={choices}
        isSendingPictures={pictures.unsent.size > 0}
        open={corrections.open.map(({ key }) => Number(key.slice(1)))}
        onJump={list.jump}
      />
    </Page>
  )
}

function headline(questions: readonly Imported[]): string {
  const count = (state: Imported['state']) => questions.filter((each) => each.state === state).length
  if (questions.length === 0) return importingWords.noQuestions
  return [
    importingWords.asTheyAre(count('as-is'), questions.length),
    importingWords.changed(count('changed')),
    ...(count('corrected') > 0 ? [importingWords.corrected(count('corrected'))] : []),
    importingWords.leftOut(count('out')),
  ].join(format.comma)
}

const keyOf = (number: number) => `q${number}`
const without = (numbers: readonly number[], number: number) => numbers.filter((each) => each !== number)

/** What is open in the editor, kept on this device from the first key, and what can be decided about a question. */
function useCorrections(id: string, change: ChangeChoices) {
  const [local] = useState(() => openDraft(`import:${id}`, isQuestionDrafts))
  const [open, setOpen] = useState<QuestionDraft[]>(() => local.load() ?? [])
  const { isStored } = useLocalDraft(local, open.length > 0 ? open : undefined)
  const actions = useMemo((): ImportActions => {
    const focus = (number: number) => document.getElementById(`imported-${number}`)?.focus()
    function close(number: number) {
      flushSync(() => setOpen((before) => before.filter(({ key }) => key !== keyOf(number))))
      focus(number)
    }
    async function decide(number: number, how: (choices: Choices) => Partial<Choices>) {
      await change((choices) => ({ ...choices, ...how(choices) }))
      close(number)
    }
    return {
      open: (draft) => setOpen((before) => [...before, draft]),
      change: (draft) =>
        setOpen((before) =>
          before.some((each) => each === draft)
            ? before
            : before.map((each) => (each.key === draft.key ? draft : each)),
        ),
      close,
      correct: (number, draft) =>
        void decide(number, ({ corrected }) => ({ corrected: { ...corrected, [number]: draft } })),
      reset: (number) =>
        void decide(number, ({ corrected: { [number]: _, ...corrected }, essays }) => ({
          corrected,
          essays: without(essays, number),
        })),
      leaveOut: (number, isOut) =>
        void decide(number, ({ leftOut }) => ({
          leftOut: isOut ? [...leftOut, number] : without(leftOut, number),
        })),
      keepAsEssay: (number) => void decide(number, ({ essays }) => ({ essays: [...essays, number] })),
    }
  }, [change])
  return { open, isStored, actions }
}

const shownAtOnce = 20
const filters = ['all', 'changed', 'out'] as const

/** Some of the questions at a time, of those that are asked for. */
function useListedQuestions(questions: readonly Imported[]) {
  const [filter, setFilter] = useState<(typeof filters)[number]>('all')
  const [{ from, count }, setWindow] = useState({ from: 0, count: shownAtOnce })
  const lists = {
    all: questions,
    changed: questions.filter(({ losses }) => losses.length > 0),
    out: questions.filter(({ state }) => state === 'out'),
  }
  const listed = lists[filter]
  const { length } = listed
  return {
    filter,
    filters: filters.map((each) => [each, importingWords.filters[each](lists[each].length)] as const),
    shown: listed.slice(from, from + count),
    before: from,
    after: Math.max(0, length - from - count),
    choose(next: (typeof filters)[number]) {
      setFilter(next)
      setWindow({ from: 0, count: shownAtOnce })
    },
    showMore: () => setWindow({ from, count: count + shownAtOnce }),
    showEarlier: () => {
      const earlier = Math.max(0, from - shownAtOnce)
      setWindow({ from: earlier, count: count + from - earlier })
    },
    jump(number: number) {
      const index = questions.findIndex((each) => each.number === number)
      flushSync(() => {
        setFilter('all')
        const isNear = filter === 'all' && index >= from && index < from + count
        if (!isNear)
          setWindow(
            index < shownAtOnce ? { from: 0, count: shownAtOnce } : { from: index, count: shownAtOnce },
          )
      })
      const heading = document.getElementById(`imported-${number}`)
      heading?.focus({ preventScroll: true })
      heading?.scrollIntoView({ block: 'start' })
    },
  }
}

/** More questions than a quiz can have: a person says from where to where. */
function ChooseRange({ questions, change }: { questions: readonly Imported[]; change: ChangeChoices }) {
  const all = questions.length
  const [first, setFirst] = useState('1')
  const [last, setLast] = useState(String(limits.questionsPerQuiz))
  const [isWrong, setIsWrong] = useState(false)
  function take() {
    const [from, to] = [first, last].map((text) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : 0))
    const isRange = from !== undefined && to !== undefined && from >= 1 && from <= to && to <= all
    setIsWrong(!isRange)
    if (!isRange) return
    const leftOut = questions.map(({ number }) => number).filter((_, i) => i + 1 < from || i + 1 > to)
    void change((choices) => ({ ...choices, leftOut }))
  }
  return (
    <div
      className="importing__range"
      role="group"
      aria-label={importingWords.tooMany(all, limits.questionsPerQuiz)}
    >
      <Notice kind="warn">{importingWords.tooMany(all, limits.questionsPerQuiz)}</Notice>
      <div className="row">
        <TextField
          label={importingWords.fromQuestion}
          className="input--short num"
          inputMode="numeric"
          autoComplete="off"
          value={first}
          onChange={({ target }) => setFirst(target.value)}
        />
        <TextField
          label={importingWords.toQuestion}
          className="input--short num"
          inputMode="numeric"
          autoComplete="off"
          value={last}
          problem={isWrong ? importingWords.rangeWrong(all) : undefined}
          onChange={({ target }) => setLast(target.value)}
        />
        <Button look="secondary" onClick={take}>
          {importingWords.takeThese}
        </Button>
      </div>
    </div>
  )
}
