import type { CallResult, Calls, PrintedSlip, Slip } from '@quizly/contract'
import { slips as words } from '@quizly/words/desk.ts'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { TableBoxes } from '../../../components/feedback/loading-boxes.tsx'
import { runAction } from '../../../components/feedback/use-action.ts'
import { Button } from '../../../components/forms/button.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import { AskDialog } from '../../../components/overlays/ask-dialog.tsx'
import { Menu } from '../../../components/overlays/menu.tsx'
import { Page } from '../../../components/page/page.tsx'
import { type Column, DataTable } from '../../../components/tables/data-table.tsx'
import { call } from '../../../lib/calls/call.ts'
import { refreshKey, useCachedQuery } from '../../../lib/calls/queries.ts'
import { dateAndTime, shortDate } from '../../../lib/dates.ts'
import { messageOfFailure } from '../../../lib/forms/use-form.ts'
import { paths } from '../../../lib/paths.ts'
import { personName } from '../../../lib/words/person-name.ts'
import '../../quiz-page/desk.css'
import '../../quiz-page/quiz-page.css'
import { type CodedSlips, PrintSlips } from './printed-slips.tsx'
import { slipsKey } from './slips-screen.tsx'
import './slips.css'

type List = CallResult<Calls['getSlips']>
type Act = { act: 'renew' | 'revoke'; slips: readonly Slip[] } | { act: 'delete' }

/** Who has used which slip of a list, and when. */
export function SlipListScreen() {
  const { listId = '' } = useParams()
  const [coded, setCoded] = useState<CodedSlips>()
  const query = useCachedQuery([...slipsKey, listId], (signal) =>
    call('getSlips', { params: { listId } }, { signal }),
  )
  if (coded) return <PrintSlips coded={coded} onLeave={() => setCoded(undefined)} />
  return (
    <Loaded query={query} title={words.loading} boxes={<TableBoxes />} failed={words.failed}>
      {(list) => <SlipsOfList {...list} onRenewed={setCoded} />}
    </Loaded>
  )
}

function SlipsOfList({ list, slips, onRenewed }: List & { onRenewed: (coded: CodedSlips) => void }) {
  const [action, setAction] = useState<Act>()
  const unused = slips.filter((slip) => ['unused', 'expired'].includes(stateOf(slip)))
  return (
    <Page title={`${list.title} – ${words.title}`}>
      <p className="sm crumb">
        <Link to={paths.slips}>{words.title}</Link>
      </p>
      <div className="page-head">
        <h1>
          <bdi>{list.title}</bdi>
        </h1>
        <div className="actions">
          <Button look="secondary" onClick={() => window.print()}>
            <Icon name="print" />
            {words.printList}
          </Button>
          {unused.length > 0 && (
            <Button look="secondary" onClick={() => setAction({ act: 'renew', slips: unused })}>
              {words.renewAll(unused.length)}
            </Button>
          )}
          <Button look="danger" onClick={() => setAction({ act: 'delete' })}>
            {words.deleteList}
          </Button>
        </div>
      </div>
      <p className="muted slips__facts">
        {list.quiz && (
          <>
            <Link to={paths.quizStudents(list.quiz._id)}>
              <bdi>{list.quiz.title}</bdi>
            </Link>
            {' · '}
          </>
        )}
        <bdi>{words.validUntil(shortDate(list.validUntil))}</bdi>
        {' · '}
        {words.columns.used}: {words.used(list.used, list.slips)}
      </p>
      <p className="muted slips__facts">{words.joinHint}</p>
      <div className="slips__list">
        <DataTable
          label={words.title}
          className="tbl--mid tbl--stack tbl--cards"
          frame={{ className: 'desk__table' }}
          rows={slips}
          rowKey={({ _id }) => _id}
          columns={columns(setAction)}
        />
      </div>
      {action && <Ask {...{ list, action, onRenewed }} onClose={() => setAction(undefined)} />}
    </Page>
  )
}

function stateOf({ joined, deleted, revokedAt, usedAt, validUntil }: Slip): keyof typeof words.states {
  if (deleted) return 'deleted'
  if (joined) return 'joined'
  if (revokedAt !== undefined) return 'revoked'
  if (usedAt !== undefined) return 'used'
  return Date.parse(validUntil) <= Date.now() ? 'expired' : 'unused'
}

const whenOf = ({ revokedAt, usedAt }: Slip) => revokedAt ?? usedAt

const columns = (onAsk: (act: Act) => void): Column<Slip>[] => [
  { name: words.slip.name, isRowHead: true, cell: ({ name }) => <bdi>{personName(name)}</bdi> },
  { name: words.slip.state, className: 'nowrap', cell: (slip) => words.states[stateOf(slip)] },
  {
    name: words.slip.when,
    cell: (slip) => {
      const when = whenOf(slip)
      return when === undefined ? '–' : <bdi>{dateAndTime(when)}</bdi>
    },
  },
  {
    name: words.slip.actions,
    isHidden: true,
    isNamed: false,
    headClass: 'act',
    className: 'act',
    cell: (slip) => {
      // No slip leads to the student's own account, or to one that is deleted.
      if (slip.joined || slip.deleted) return null
      const renew = { label: words.renew, run: () => onAsk({ act: 'renew', slips: [slip] }) }
      const revoke = { label: words.revoke, run: () => onAsk({ act: 'revoke', slips: [slip] }) }
      return (
        <div className="desk__actions">
          <Menu
            label={words.moreFor(personName(slip.name))}
            className="btn--icon"
            items={slip.revokedAt === undefined ? [renew, revoke] : [renew]}
          >
            <ToolIcon name="more" />
          </Menu>
        </div>
      )
    },
  },
]

function Ask({
  list: { _id: listId, title, quiz },
  action,
  onRenewed,
  onClose,
}: {
  list: List['list']
  action: Act
  onRenewed: (coded: CodedSlips) => void
  onClose: () => void
}) {
  const slips = action.act === 'delete' ? [] : action.slips
  const name = personName(slips[0]?.name ?? '')

  /** What has a new code by then is shown, also if another one fails: its code before has ended. */
  async function renew() {
    const renewed: PrintedSlip[] = []
    let validUntil = ''
    await act(async () => {
      try {
        for (const { _id: slipId } of slips) {
          // One after the other: each is a small write.
          const reply = await call('renewSlip', { params: { listId, slipId } })
          renewed.push(reply.slip)
          ;({ validUntil } = reply)
        }
      } finally {
        if (renewed.length > 0)
          onRenewed({ listId, title, quizTitle: quiz?.title, validUntil, slips: renewed })
      }
    })
  }
  const revoke = () =>
    act(
      async () => {
        for (const { _id: slipId } of slips) await call('revokeSlip', { params: { listId, slipId } })
      },
      () => words.revoked(name),
    )
  async function remove() {
    const isDone = await act(
      () => call('deleteSlipList', { params: { listId } }),
      () => words.deleted(title),
    )
    if (isDone) navigate(paths.slips)
  }
  async function act(work: () => Promise<unknown>, done?: () => string) {
    const isDone = await runAction(work, undefined, {
      ...(done && { done: () => done }),
      failed: messageOfFailure,
    })
    await refreshKey(slipsKey)
    onClose()
    return isDone
  }

  const dialogs: Record<Act['act'], { label: string; text: ReactNode; run: () => Promise<unknown> }> = {
    renew: {
      label: slips.length === 1 ? words.renew : words.renewAll(slips.length),
      text: words.renewHint,
      run: renew,
    },
    revoke: { label: words.revoke, text: words.revokeHint(name), run: revoke },
    delete: { label: words.deleteList, text: words.deleteHint, run: remove },
  }
  const { label, text, run } = dialogs[action.act]
  return (
    <AskDialog
      title={label}
      keep={words.keep}
      action={label}
      look={action.act === 'renew' ? 'primary' : 'danger'}
      onClose={onClose}
      onAction={async () => void (await run())}
    >
      <p>
        <bdi>{action.act === 'delete' ? title : slips.map((each) => personName(each.name)).join(', ')}</bdi>
      </p>
      <p>{text}</p>
    </AskDialog>
  )
}
