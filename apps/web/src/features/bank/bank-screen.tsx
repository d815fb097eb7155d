import {
  bank as bankWords,
  bankSharing as sharingWords,
  bankItem as itemWords,
  bankUse as figureWords,
  questionTypes as typeWords,
} from '@quizly/words/authoring.ts'
import type { CallQuery, Calls, ListedItem } from '@quizly/contract'
import { bankLimits, type BankRole, questionTypes } from '@quizly/domain'
import { useCallback, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { BlankSlate } from '../../components/feedback/blank-slate.tsx'
import { Loaded } from '../../components/feedback/loaded.tsx'
import { ErrorPage } from '../../components/feedback/page-state.tsx'
import { TableBoxes } from '../../components/feedback/loading-boxes.tsx'
import { Field } from '../../components/forms/field.tsx'
import { LinkButton } from '../../components/forms/link-button.tsx'
import { ToolIcon } from '../../components/icons/tool-icons.tsx'
import { Menu } from '../../components/overlays/menu.tsx'
import { Page } from '../../components/page/page.tsx'
import { type Column, DataTable } from '../../components/tables/data-table.tsx'
import { call } from '../../lib/calls/call.ts'
import { CallError } from '../../lib/failures.ts'
import { useCachedList } from '../../lib/calls/queries.ts'
import { shortDate } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { personName } from '../../lib/words/person-name.ts'
import '../quiz-page/desk.css'
import '../quiz-page/quiz-page.css'
import { readSearch, SearchedList } from '../quiz-page/searched-list.tsx'
import { ChooseBank, useSharedBanks } from '../quiz-page/shared-banks.tsx'
import { type UsedTag, useBankTags } from './api.ts'
import './bank.css'
import { ChosenItems } from './chosen-items.tsx'
import { UseFigure } from './item-use.tsx'
import { RemoveItems } from './remove-items.tsx'
import { Select } from './select.tsx'

const filters = ['tag', 'type', 'level', 'known'] as const
type Requested = Omit<CallQuery<Calls['listBank']>, 'after'>

/** What an address asks for; what it says wrongly is as if it did not say it. */
function readRequested(query: string): Requested {
  const fields = new URLSearchParams(query)
  const [tag, level] = [fields.get('tag')?.slice(0, bankLimits.tagLength), fields.get('level')]
  const type = questionTypes.find((each) => each === fields.get('type'))
  const search = readSearch(query)
  const of = fields.get('of')?.slice(0, 64)
  return {
    ...(of && { of }),
    ...(search && { search }),
    ...(tag && { tag }),
    ...(type && { type }),
    ...(level && /^[1-5]$/.test(level) && { level }),
    ...(fields.get('known') === 'true' && { known: 'true' as const }),
  }
}

const goTo = (requested: { [Name in keyof Requested]?: string | undefined }) => {
  const all = Object.entries(requested).filter(([, text]) => text)
  const query = new URLSearchParams(all.map(([name, text]) => [name, String(text)])).toString()
  navigate(query ? `${paths.bank}?${query}` : paths.bank, { replace: true })
}
const changeAddress = (part: Partial<Record<keyof Requested, string>>) =>
  goTo({ ...readRequested(window.location.search), ...part })

const notShared = (error: unknown) =>
  error instanceof CallError &&
  error.status === 404 && (
    <ErrorPage
      title={sharingWords.gone}
      actions={<LinkButton to={paths.bank}>{sharingWords.mine}</LinkButton>}
    >
      {sharingWords.goneText}
    </ErrorPage>
  )

/** Questions that an educator keeps outside quizzes, or a colleague who shares them. */
export function BankScreen() {
  const requested = readRequested(useSearch())
  const { query, list } = useCachedList(['bank', 'items', requested], async (after, signal) => {
    const fields = { ...requested, ...(after !== undefined && { after }) }
    return { ...(await call('listBank', { query: fields }, { signal })), requested }
  })
  const { of } = requested
  const shared = useSharedBanks().find(({ _id }) => _id === of)
  const tags = useBankTags(of)
  const onSearch = useCallback((search: string) => changeAddress({ search }), [])
  return (
    <Loaded
      query={query}
      title={bankWords.loading}
      boxes={<TableBoxes />}
      failed={bankWords.failed}
      safe={bankWords.safe}
      denied={notShared}
    >
      {(parts) => {
        const items = parts.flatMap((part) => part.items)
        const found = parts[0].requested
        const isEmpty = items.length === 0 && Object.keys(found).every((name) => name === 'of')
        const heading = shared ? sharingWords.bankOf(personName(shared.name)) : bankWords.heading
        return (
          <Page title={heading}>
            <div className="page-head">
              <h1>{heading}</h1>
              <div className="actions">
                <LinkButton look="secondary" to={paths.bankSharing}>
                  {of === undefined ? sharingWords.share : sharingWords.withYou}
                </LinkButton>
              </div>
            </div>
            <p className="muted">{shared ? sharingWords.theirs[shared.role] : bankWords.about}</p>
            <div className="bank__whose">
              <ChooseBank of={of ?? ''} onChoose={(next) => goTo({ of: next })} />
            </div>
            {isEmpty ? (
              <BlankSlate>
                <h2>{of === undefined ? bankWords.isEmpty : sharingWords.isEmpty}</h2>
                {of === undefined && <p className="muted">{bankWords.howToFill}</p>}
              </BlankSlate>
            ) : (
              <>
                <Filters requested={requested} tags={tags} />
                <SearchedList
                  of="bank"
                  count={items.length}
                  search={requested.search ?? ''}
                  searched={found.search ?? ''}
                  {...{ onSearch, list }}
                >
                  <Items
                    items={items}
                    of={of}
                    role={of === undefined ? 'owner' : (shared?.role ?? 'viewer')}
                  />
                </SearchedList>
              </>
            )}
          </Page>
        )
      }}
    </Loaded>
  )
}

/** `of`: whose, if it is not one’s own. */
type Bank = { of: string | undefined; role: Role }
type Role = 'owner' | BankRole

type Chosen = { ids: ReadonlySet<string>; toggle: (id: string) => void }

/** Several can be chosen, and changed or deleted together. What is no longer listed is not chosen. */
function Items({ items, of, role }: { items: readonly ListedItem[] } & Bank) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = items.filter(({ _id }) => ids.has(_id))
  function toggle(id: string) {
    const next = new Set(ids)
    if (!next.delete(id)) next.add(id)
    setIds(next)
  }
  return (
    <>
      {items.length > 0 && (
        <ChosenItems
          {...{ chosen, of, role }}
          isAll={chosen.length === items.length}
          onAll={(isAll) => setIds(new Set(isAll ? items.map(({ _id }) => _id) : []))}
        />
      )}
      <DataTable
        label={bankWords.heading}
        className="tbl--mid tbl--stack tbl--cards"
        frame={{ className: 'desk__table' }}
        rows={items}
        rowKey={({ _id }) => _id}
        columns={columns({ ids, toggle }, role)}
        empty={<p className="muted">{bankWords.noMatch}</p>}
      />
    </>
  )
}

function Filters({ requested, tags }: { requested: Requested; tags: readonly UsedTag[] }) {
  const levels = Array.from({ length: bankLimits.levels }, (_, index) => `${index + 1}`)
  const choices: Record<(typeof filters)[number], readonly (readonly [value: string, label: string])[]> = {
    tag: tags.map(({ tag, items }) => [tag, `${tag} (${items})`]),
    type: questionTypes.map((type) => [type, typeWords.names[type]]),
    level: levels.map((level) => [level, level]),
    known: [['true', figureWords.mayBeKnown]],
  }
  return (
    <div className="bank__filters">
      {filters.map((name) => (
        <Field key={name} label={name === 'known' ? figureWords.column : bankWords[name]}>
          {(control) => (
            <Select
              {...control}
              value={requested[name] ?? ''}
              onChange={({ target }) => changeAddress({ [name]: target.value })}
            >
              <option value="">{bankWords.all}</option>
              {choices[name].map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </div>
  )
}

const none = <span className="muted">–</span>

const columns = (chosen: Chosen, role: Role): Column<ListedItem>[] => [
  {
    name: itemWords.choose,
    isHidden: true,
    isNamed: false,
    className: 'bank__choose',
    cell: ({ _id, text }) => (
      <label>
        <input
          type="checkbox"
          aria-label={itemWords.chooseOne(text.slice(0, 60))}
          checked={chosen.ids.has(_id)}
          onChange={() => chosen.toggle(_id)}
        />
      </label>
    ),
  },
  {
    name: bankWords.columns.question,
    isRowHead: true,
    cell: ({ _id, text, title, language }) => (
      <Link to={paths.bankItem(_id)} className="bank__link">
        {title !== undefined && <bdi className="bank__title">{title}</bdi>}
        <bdi className="bank__text" lang={language}>
          {text}
        </bdi>
      </Link>
    ),
  },
  { name: bankWords.columns.type, cell: ({ type }) => typeWords.names[type] },
  { name: bankWords.columns.level, numeric: true, cell: ({ level }) => level ?? none },
  {
    name: bankWords.columns.tags,
    className: 'bank__tags',
    cell: ({ tags }) =>
      tags.length === 0
        ? none
        : tags.map((tag) => (
            <bdi key={tag} className="bank__tag">
              {tag}
            </bdi>
          )),
  },
  { name: figureWords.column, className: 'bank__use', cell: ({ use }) => <UseFigure use={use} /> },
  { name: bankWords.columns.quizzes, numeric: true, cell: ({ quizzes }) => quizzes },
  {
    name: bankWords.columns.saved,
    numeric: true,
    className: 'muted',
    cell: ({ savedAt }) => <bdi>{shortDate(savedAt)}</bdi>,
  },
  {
    name: bankWords.columns.actions,
    isHidden: true,
    isNamed: false,
    className: 'act',
    cell: (item) => role !== 'viewer' && <Actions item={item} role={role} />,
  },
]

function Actions({ item, role }: { item: ListedItem; role: Role }) {
  const [isRemoving, setRemoving] = useState(false)
  return (
    <div className="desk__actions">
      <Menu
        label={bankWords.moreFor(item.text.slice(0, 60))}
        className="btn--icon"
        items={[
          { label: itemWords.edit, run: () => navigate(paths.editBankItem(item._id)) },
          ...(role === 'owner' ? [{ label: bankWords.remove, run: () => setRemoving(true) }] : []),
        ]}
      >
        <ToolIcon name="more" />
      </Menu>
      {isRemoving && <RemoveItems items={[item]} onClose={() => setRemoving(false)} />}
    </div>
  )
}
