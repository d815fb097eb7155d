import { operatorPage as pageWords, people as words } from '@quizly/words/operator.ts'
import { type PeopleList, peopleLists, type Person, type PersonAct } from '@quizly/contract'
import { useCallback, useState } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { LoadedPart } from '../../components/feedback/loaded.tsx'
import { messageOf } from '../../lib/failures.ts'
import { runAction } from '../../components/feedback/use-action.ts'
import { Field } from '../../components/forms/field.tsx'
import { Icon } from '../../components/icons/icons.tsx'
import { ToolIcon } from '../../components/icons/tool-icons.tsx'
import { AskDialog } from '../../components/overlays/ask-dialog.tsx'
import { Menu } from '../../components/overlays/menu.tsx'
import { type Column, DataTable } from '../../components/tables/data-table.tsx'
import { call } from '../../lib/calls/call.ts'
import { refreshKey, useCachedList } from '../../lib/calls/queries.ts'
import { useSession } from '../../lib/calls/session.ts'
import { shortDate } from '../../lib/dates.ts'
import { messageOfFailure } from '../../lib/forms/use-form.ts'
import { paths } from '../../lib/paths.ts'
import { emailOrSlip } from '../../lib/words/person-name.ts'
import { readSearch, SearchedList } from '../quiz-page/searched-list.tsx'

const readList = (query: string): PeopleList => {
  const requested = new URLSearchParams(query).get('list')
  return peopleLists.find((each) => each === requested) ?? 'all'
}

function changeAddress(change: { search?: string; list?: string }) {
  const now = window.location.search
  const fields = { search: readSearch(now), list: readList(now), ...change }
  const query = new URLSearchParams(
    Object.entries(fields).filter(([, text]) => text !== '' && text !== 'all'),
  )
  navigate(query.size === 0 ? paths.operator : `${paths.operator}?${query}`, { replace: true })
}

export function People() {
  const address = useSearch()
  const [search, list] = [readSearch(address), readList(address)]
  const { query, list: more } = useCachedList(
    ['operator', 'people', { search, list }],
    async (after, signal) => {
      const fields = { list, ...(search && { search }), ...(after !== undefined && { after }) }
      return { ...(await call('listPeople', { query: fields }, { signal })), search }
    },
  )
  const onSearch = useCallback((text: string) => changeAddress({ search: text }), [])
  const loaded = query.status === 'ready' ? query.data : undefined
  return (
    <>
      <div className="operator__show">
        <Field label={words.show}>
          {(control) => (
            <span className="select">
              <select
                {...control}
                className="input"
                value={list}
                onChange={({ target }) => changeAddress({ list: target.value })}
              >
                {peopleLists.map((each) => (
                  <option key={each} value={each}>
                    {words.lists[each]}
                  </option>
                ))}
              </select>
              <Icon name="chevronDown" />
            </span>
          )}
        </Field>
      </div>
      <SearchedList
        of="people"
        count={loaded?.reduce((sum, { people }) => sum + people.length, 0)}
        search={search}
        searched={loaded?.[0].search ?? ''}
        onSearch={onSearch}
        list={more}
      >
        <LoadedPart query={query} failed={(error) => messageOf(error) || pageWords.failed}>
          {(pages) => (
            <DataTable
              label={pageWords.parts.people}
              className="tbl--mid tbl--stack tbl--cards"
              frame={{ className: 'desk__table' }}
              rows={pages.flatMap(({ people }) => people)}
              rowKey={({ _id }) => _id}
              columns={columns()}
              empty={<p className="muted">{words.none}</p>}
            />
          )}
        </LoadedPart>
      </SearchedList>
    </>
  )
}

const columns = (): Column<Person>[] => [
  {
    name: words.columns.name,
    isRowHead: true,
    className: 'operator__person',
    cell: ({ name, email }) => (
      <>
        <bdi>{name}</bdi>
        <span className="muted sm operator__marks">{emailOrSlip({ name, email })}</span>
      </>
    ),
  },
  {
    name: words.columns.role,
    cell: (person) => (
      <>
        {words.roles[person.role]}
        {marksOf(person).map((mark) => (
          <span key={mark} className="muted sm operator__marks">
            {words.marks[mark]}
          </span>
        ))}
      </>
    ),
  },
  {
    name: words.columns.since,
    className: 'operator__since',
    cell: ({ createdAt }) => <bdi>{shortDate(createdAt)}</bdi>,
  },
  { name: words.columns.sessions, cell: ({ sessions }) => words.devices(sessions) },
  {
    name: words.columns.actions,
    isHidden: true,
    isNamed: false,
    className: 'act',
    cell: (person) => <Actions person={person} />,
  },
]

const marksOf = ({ isOperator, waits, isClosed, secondFactor }: Person) => [
  ...(isOperator ? (['operator'] as const) : []),
  ...(waits ? (['waits'] as const) : []),
  ...(isClosed ? (['closed'] as const) : []),
  ...(secondFactor === 'on' ? (['factor'] as const) : []),
  ...(secondFactor === 'reset-asked' ? (['resetAsked'] as const) : []),
]

/** Who signed in by a slip has no email, and so could not log in again as an educator. */
function actsFor({ role, email, waits, isClosed, sessions, secondFactor }: Person): PersonAct[] {
  if (isClosed) return ['reopen']
  return [
    ...(waits ? (['approve', 'decline'] as const) : []),
    ...(role === 'admin'
      ? (['make-student'] as const)
      : waits || email === ''
        ? []
        : (['make-educator'] as const)),
    ...(sessions > 0 ? (['end-sessions'] as const) : []),
    ...(secondFactor === 'reset-asked' ? (['reset-second-factor'] as const) : []),
    'close',
  ]
}

function Actions({ person }: { person: Person }) {
  const own = useSession()?.user._id
  const [act, setAct] = useState<PersonAct>()
  if (person._id === own) return null
  return (
    <div className="desk__actions">
      <Menu
        label={words.moreFor(person.name)}
        className="btn--icon"
        items={actsFor(person).map((each) => ({ label: words.acts[each].label, run: () => setAct(each) }))}
      >
        <ToolIcon name="more" />
      </Menu>
      {act && <Ask person={person} act={act} onClose={() => setAct(undefined)} />}
    </div>
  )
}

function Ask({ person, act, onClose }: { person: Person; act: PersonAct; onClose: () => void }) {
  const { _id: userId, name, email } = person
  const acts = words.acts[act]
  return (
    <AskDialog
      title={acts.label}
      keep={words.keep}
      action={acts.label}
      look={['close', 'make-student', 'reset-second-factor'].includes(act) ? 'danger' : 'primary'}
      onClose={onClose}
      onAction={async () => {
        await runAction(() => call('changePerson', { params: { userId }, body: { act } }), undefined, {
          done: () => () => words.acts[act].done(name),
          failed: messageOfFailure,
        })
        await refreshKey(['operator'])
        onClose()
      }}
    >
      <p>
        <bdi>{name}</bdi>
        {` · ${emailOrSlip({ name, email })}`}
      </p>
      <p>{acts.effect}</p>
    </AskDialog>
  )
}
