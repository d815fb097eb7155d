import {
  operatorPage as pageWords,
  server as words,
  storage as storageWords,
} from '@quizly/words/operator.ts'
import type { CallResult, Calls } from '@quizly/contract'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { LoadedPart } from '../../components/feedback/loaded.tsx'
import { messageOf } from '../../lib/failures.ts'
import { useAction } from '../../components/feedback/use-action.ts'
import { Button } from '../../components/forms/button.tsx'
import '../../components/tables/facts.css'
import { call } from '../../lib/calls/call.ts'
import { useCachedQuery } from '../../lib/calls/queries.ts'
import { dateAndTime, longDate } from '../../lib/dates.ts'
import { messageOfFailure } from '../../lib/forms/use-form.ts'
import { paths } from '../../lib/paths.ts'

type State = CallResult<Calls['getServerState']>

export function ServerState() {
  const query = useCachedQuery(['operator', 'server'], (signal) => call('getServerState', {}, { signal }))
  return (
    <div className="operator__part">
      <LoadedPart query={query} failed={(error) => messageOf(error) || pageWords.failed}>
        {(state) => <Facts state={state} />}
      </LoadedPart>
    </div>
  )
}

function Facts({ state }: { state: State }) {
  const { version, educators, domains, counts, nodes, versions, copies, mail } = state
  return (
    <dl className="facts operator__facts">
      <Fact name={words.educators}>
        {words.rules[educators]}
        {domains && `: ${domains.join(', ')}`}
      </Fact>
      <Fact name={words.people}>{words.counts(`${counts.educators}`, `${counts.students}`)}</Fact>
      {counts.waiting > 0 && (
        <Fact name={words.waiting}>
          <Link to={paths.operatorPeople('waiting')}>{counts.waiting}</Link>
        </Fact>
      )}
      {counts.unqualified > 0 && (
        <Fact name={words.unqualified}>
          <Link to={paths.operatorPeople('unqualified')}>{counts.unqualified}</Link>
        </Fact>
      )}
      <Fact name={words.version}>{version}</Fact>
      <Fact name={words.nodes}>
        <List of={nodes.map((node) => [node._id, node.version])} />
      </Fact>
      <Fact name={words.versions}>
        <List of={versions.map((each) => [each.version, words.since(each.version, longDate(each.since))])} />
      </Fact>
      <Fact name={words.copies}>{copies ? copiesOf(copies) : words.noCopies}</Fact>
      <Fact name={words.restored}>
        {copies?.restoredAt === undefined ? pageWords.notKnown : <bdi>{dateAndTime(copies.restoredAt)}</bdi>}
      </Fact>
      <Fact name={words.mail}>{mail ? <MailState mail={mail} /> : words.noMail}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const List = ({ of }: { of: readonly (readonly [key: string, text: string])[] }) => (
  <ul className="operator__list">
    {of.map(([key, text]) => (
      <li key={key}>
        <bdi>{text}</bdi>
      </li>
    ))}
  </ul>
)

function copiesOf({ count, newest }: NonNullable<State['copies']>): string {
  if (!newest) return words.noneYet
  const size = storageWords.megabytes(Math.ceil(newest.bytes / 100_000) / 10)
  return `${words.newest(`${count}`, dateAndTime(newest.madeAt))} (${size})`
}

function MailState({ mail: { from, waiting } }: { mail: NonNullable<State['mail']> }) {
  const { run, isBusy } = useAction(
    async () => {
      const { outcome, code } = await call('sendTestMail', {})
      if (outcome === 'failed') throw new MailFailure(code)
    },
    {
      done: () => () => words.testSent,
      failed: (error) =>
        error instanceof MailFailure ? words.testFailed(error.code) : messageOfFailure(error),
      isTriedElsewhere: true,
    },
  )
  return (
    <div className="stack">
      <p>
        {words.mailFrom(from)} · {words.mailWaiting(waiting)}
      </p>
      <div>
        <Button look="secondary" busy={isBusy} onClick={() => void run()}>
          {words.test}
        </Button>
      </div>
    </div>
  )
}

class MailFailure extends Error {
  readonly code: string
  constructor(code = '') {
    super('')
    this.code = code
  }
}
