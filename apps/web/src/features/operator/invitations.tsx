import { educatorInvitations as words, operatorPage as pageWords } from '@quizly/words/operator.ts'
import { type CallResult, type Calls, inviteEducatorBody } from '@quizly/contract'
import { useRef, useState } from 'react'
import { LoadedPart } from '../../components/feedback/loaded.tsx'
import { messageOf } from '../../lib/failures.ts'
import { notify } from '../../components/feedback/toast.tsx'
import { useAction } from '../../components/feedback/use-action.ts'
import { Button } from '../../components/forms/button.tsx'
import { CopyButton } from '../../components/forms/copy-button.tsx'
import { ErrorSummary } from '../../components/forms/error-summary.tsx'
import { TextField } from '../../components/forms/field.tsx'
import { type Column, DataTable } from '../../components/tables/data-table.tsx'
import { ShowMore } from '../../components/tables/show-more.tsx'
import { call } from '../../lib/calls/call.ts'
import { refreshKey, useCachedList } from '../../lib/calls/queries.ts'
import { shortDate } from '../../lib/dates.ts'
import { messageOfFailure } from '../../lib/forms/use-form.ts'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'

type Invitation = CallResult<Calls['listEducatorInvitations']>['invitations'][number]

const key = ['operator', 'invitations'] as const

export function Invitations() {
  const { query, list } = useCachedList(key, (after, signal) =>
    call('listEducatorInvitations', { query: after === undefined ? {} : { after } }, { signal }),
  )
  return (
    <>
      <InviteForm />
      <section className="operator__part" aria-labelledby="open-invitations">
        <h2 id="open-invitations">{words.open}</h2>
        <LoadedPart query={query} failed={(error) => messageOf(error) || pageWords.failed}>
          {(pages) => (
            <DataTable
              labelledBy="open-invitations"
              className="tbl--mid tbl--stack tbl--cards"
              frame={{ className: 'desk__table' }}
              rows={pages.flatMap(({ invitations }) => invitations)}
              rowKey={({ _id }) => _id}
              columns={columns()}
              empty={<p className="muted">{words.none}</p>}
            />
          )}
        </LoadedPart>
        <ShowMore list={list} />
      </section>
    </>
  )
}

function InviteForm() {
  const form = useRef<HTMLFormElement>(null)
  const [link, setLink] = useState<string>()
  const { onSubmit, busy, problems, problemAt } = useSchemaForm({
    schema: inviteEducatorBody,
    read: (fields) => Object.fromEntries(fields),
    submit: async (body) => {
      setLink(undefined)
      const invited = await call('inviteEducator', { body })
      const { email } = invited.invitation
      form.current?.reset()
      setLink(invited.link)
      notify({ kind: 'success', text: () => words.sent(email) })
      void refreshKey(key)
    },
  })
  return (
    <section className="col-form stack operator__part" aria-labelledby="invite">
      <h2 id="invite">{words.heading}</h2>
      <p className="muted">{words.hint}</p>
      <ErrorSummary problems={problems} fieldId={() => 'invited-email'} />
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <TextField
          id="invited-email"
          name="email"
          type="email"
          label={words.email}
          problem={problemAt('email')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <div>
          <Button type="submit" busy={busy}>
            {words.submit}
          </Button>
        </div>
      </form>
      {link !== undefined && (
        <div className="stack operator__part">
          <p role="status">{words.linkHint}</p>
          <TextField label={words.link} value={link} readOnly dir="ltr" />
          <div>
            <CopyButton text={link} label={words.copy} icon="copy" look="secondary" />
          </div>
        </div>
      )}
    </section>
  )
}

const columns = (): Column<Invitation>[] => [
  {
    name: words.columns.email,
    isRowHead: true,
    className: 'operator__person',
    cell: ({ email }) => email,
  },
  { name: words.columns.sent, cell: ({ sentAt }) => <bdi>{shortDate(sentAt)}</bdi> },
  { name: words.columns.ends, cell: ({ expiresAt }) => <bdi>{shortDate(expiresAt)}</bdi> },
  {
    name: words.columns.actions,
    isHidden: true,
    isNamed: false,
    className: 'act',
    cell: (invitation) => <Withdraw invitation={invitation} />,
  },
]

function Withdraw({ invitation: { _id: invitationId, email } }: { invitation: Invitation }) {
  const { run, isBusy } = useAction(
    async () => {
      try {
        await call('withdrawEducatorInvitation', { params: { invitationId } })
        notify({ kind: 'success', text: () => words.withdrawn(email) })
      } finally {
        await refreshKey(key)
      }
    },
    { failed: messageOfFailure },
  )
  return (
    <Button look="quiet" busy={isBusy} aria-label={words.withdrawOf(email)} onClick={() => void run()}>
      {words.withdraw}
    </Button>
  )
}
