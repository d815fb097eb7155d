import { restoring as restoringWords } from '@quizly/words/formats.ts'
import { format } from '@quizly/words/language.ts'
import { useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'wouter'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { ErrorPage } from '../../../components/feedback/page-state.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { Page } from '../../../components/page/page.tsx'
import { refreshKey } from '../../../lib/calls/queries.ts'
import { dateAndTime } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { useLoad } from '../../../lib/use-load.ts'
import { changeChoices, discardImport, loadImport, type StoredImport } from '../stored-import.ts'
import { type Archive, openArchive } from './archive.ts'
import { notBegun, type Progress, type QuizOutcome, restoreArchive } from './restore-archive.ts'
import '../../../components/tables/table.css'
import './everything.css'

/** What an archive of everything holds, and its way back: what is there already stays as it is. */
export function RestoreScreen() {
  const { importId = '' } = useParams()
  const query = useLoad(importId, async () => {
    const stored = await loadImport(importId)
    return { stored, archive: stored && (await openArchive(stored.file.blob)) }
  })
  return (
    <Loaded query={query} title={restoringWords.loading} failed={restoringWords.notRead}>
      {({ stored, archive }) =>
        stored && archive ? (
          <Restore key={importId} id={importId} stored={stored} archive={archive} />
        ) : (
          <ErrorPage
            title={stored ? restoringWords.notRead : restoringWords.gone}
            actions={<LinkButton to={paths.upload}>{restoringWords.toUpload}</LinkButton>}
          >
            {restoringWords.chooseAgain}
          </ErrorPage>
        )
      }
    </Loaded>
  )
}

type State = 'ready' | 'running' | 'stopped' | 'done'

function useRestoring(id: string, archive: Archive) {
  const [state, setState] = useState<State>('ready')
  const [progress, setProgress] = useState<Progress>(notBegun)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  async function start() {
    const controller = new AbortController()
    running.current = controller
    setState('running')
    const stored = await loadImport(id)
    const isDone = await restoreArchive(archive, {
      signal: controller.signal,
      pictures: stored?.choices.pictures ?? {},
      onPicture: async (hash, sent) => {
        await changeChoices(id, (before) => ({ ...before, pictures: { ...before.pictures, [hash]: sent } }))
      },
      onProgress: setProgress,
    })
    for (const key of ['quizzes', 'bank']) void refreshKey([key])
    if (isDone) await discardImport(id)
    setState(isDone ? 'done' : 'stopped')
  }
  return { state, progress, start, stop: () => running.current?.abort() }
}

function Restore({ id, stored, archive }: { id: string; stored: StoredImport; archive: Archive }) {
  const { contents } = archive
  const { state, progress, start, stop } = useRestoring(id, archive)
  const items = contents.bank.reduce((sum, each) => sum + each.items, 0)
  const { holds } = restoringWords
  return (
    <Page title={restoringWords.title} className="wrap page everything">
      <p className="sm upload__crumb">
        <Link to={paths.upload}>{restoringWords.otherFile}</Link>
      </p>
      <h1>{restoringWords.title}</h1>
      <p className="muted">
        {restoringWords.from(<bdi key="file">{stored.file.name}</bdi>)} ·{' '}
        {restoringWords.takenAt(dateAndTime(contents.takenAt))}
      </p>
      <ul className="everything__list">
        {contents.quizzes.length > 0 && <li>{holds.quizzes(contents.quizzes.length)}</li>}
        {items > 0 && <li>{holds.items(items)}</li>}
        {contents.pictures.length > 0 && <li>{holds.pictures(contents.pictures.length)}</li>}
      </ul>
      <p>{restoringWords.drafts}</p>
      {contents.results > 0 && <p>{restoringWords.notResults(contents.results)}</p>}
      {contents.leftOut.length > 0 && (
        <Notice kind="warn">
          {restoringWords.leftOut(contents.leftOut.map(({ title }) => title).join(', '))}
        </Notice>
      )}
      <Going
        state={state}
        progress={progress}
        archive={archive}
        items={items}
        onStart={start}
        onStop={stop}
      />
      {state === 'done' && <Summary progress={progress} />}
      <QuizTable archive={archive} progress={progress} />
    </Page>
  )
}

function Going({
  state,
  progress: { step, done, isWaiting },
  archive: { contents },
  items,
  onStart,
  onStop,
}: {
  state: State
  progress: Progress
  archive: Archive
  items: number
  onStart: () => Promise<void>
  onStop: () => void
}) {
  if (state === 'done') return null
  if (state !== 'running') {
    return (
      <div className="everything__go">
        <Button onClick={() => void onStart()}>
          {state === 'stopped' ? restoringWords.goOn : restoringWords.start}
        </Button>
        {state === 'stopped' && <p role="status">{restoringWords.stopped}</p>}
      </div>
    )
  }
  const all = { pictures: contents.pictures.length, bank: items, quizzes: contents.quizzes.length }[step]
  return (
    <div className="everything__go">
      <progress max={Math.max(1, all)} value={done} aria-label={restoringWords.progress} />
      <p role="status">
        {isWaiting ? restoringWords.waiting : restoringWords.steps[step](Math.min(done + 1, all), all)}
      </p>
      <Button look="secondary" size="sm" onClick={onStop}>
        {restoringWords.stop}
      </Button>
    </div>
  )
}

function Summary({ progress: { quizzes, bank, picturesLost } }: { progress: Progress }) {
  const outcomes = Object.values(quizzes)
  const count = (...wanted: QuizOutcome['outcome'][]) =>
    outcomes.filter(({ outcome }) => wanted.includes(outcome)).length
  const [there, failed] = [count('there', 'changed', 'in-bin'), count('failed')]
  const { done } = restoringWords
  return (
    <div role="status">
      <Notice kind={failed + bank.failed + picturesLost > 0 ? 'warn' : 'success'}>
        {[
          done.quizzes(count('restored')),
          done.items(bank.put),
          ...(there + bank.same > 0 ? [done.there(there + bank.same)] : []),
          ...(failed + bank.failed > 0 ? [done.failed(failed + bank.failed)] : []),
          ...(picturesLost > 0 ? [done.picturesLost(picturesLost)] : []),
          ...(bank.versionsLeft > 0 ? [done.versionsLeft(bank.versionsLeft)] : []),
        ].join(' ')}
      </Notice>
      <p className="everything__go">
        <Link to={paths.myQuizzes}>{restoringWords.toQuizzes}</Link>
        <Link to={paths.bank}>{restoringWords.toBank}</Link>
      </p>
    </div>
  )
}

function QuizTable({ archive: { contents }, progress }: { archive: Archive; progress: Progress }) {
  if (contents.quizzes.length === 0) return null
  const { columns } = restoringWords
  return (
    // What does not fit is scrolled by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="tbl-w" tabIndex={0} role="region" aria-label={restoringWords.table}>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{columns.quiz}</th>
            <th scope="col">{columns.questions}</th>
            <th scope="col">{columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {contents.quizzes.map(({ path, title, questions }) => (
            <tr key={path}>
              <th scope="row" dir="auto">
                {title}
              </th>
              <td className="num">{format.number(questions)}</td>
              <td>{stateOf(progress.quizzes[path])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function stateOf(outcome: QuizOutcome | undefined): string {
  const { outcomes } = restoringWords
  if (!outcome) return outcomes.notYet
  if (outcome.outcome === 'failed') return outcome.why ? outcomes.failed(outcome.why) : outcomes.unreadable
  const isOff = 'isPracticeOff' in outcome && outcome.isPracticeOff
  return [outcomes[outcome.outcome], ...(isOff ? [restoringWords.practiceOff] : [])].join(' ')
}
