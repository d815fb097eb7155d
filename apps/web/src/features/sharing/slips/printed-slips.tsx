import type { PrintedSlip } from '@quizly/contract'
import { printedSlipCode } from '@quizly/domain'
import { slips as words } from '@quizly/words/desk.ts'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { LinkButton } from '../../../components/forms/link-button.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { AskDialog } from '../../../components/overlays/ask-dialog.tsx'
import { Page } from '../../../components/page/page.tsx'
import { longDate } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts'
import { qrPath } from '../../../lib/qr-path.ts'
import './slips.css'

/** Slips whose codes are known now and never again. */
export type CodedSlips = {
  listId: string
  title: string
  quizTitle: string | undefined
  validUntil: string
  slips: readonly PrintedSlip[]
}

/** As many as stand on a page, of A4 and of Letter. */
const slipsOnPage = 12

export function PrintSlips({
  coded: { listId, title, quizTitle, validUntil, slips },
  onLeave,
}: {
  coded: CodedSlips
  onLeave?: () => void
}) {
  const [isPrinted, setPrinted] = useState(false)
  const [isAskingHere, setAskingHere] = useState(false)
  const leaving = useLeaveGuard(!isPrinted)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    const onPrinted = () => setPrinted(true)
    addEventListener('afterprint', onPrinted)
    return () => removeEventListener('afterprint', onPrinted)
  }, [])
  const pages = Array.from({ length: Math.ceil(slips.length / slipsOnPage) }, (_, page) =>
    slips.slice(page * slipsOnPage, (page + 1) * slipsOnPage),
  )
  return (
    <Page title={`${words.print} – ${title}`}>
      <div className="slips__tools stack">
        <h1 ref={heading} tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        <p>{words.ready(slips.length)}</p>
        {!isPrinted && <Notice kind="warn">{words.onlyNow}</Notice>}
        <div className="actions">
          <Button look={isPrinted ? 'secondary' : 'primary'} onClick={() => window.print()}>
            <Icon name="print" />
            {words.print}
          </Button>
          {onLeave ? (
            <Button
              look={isPrinted ? 'primary' : 'secondary'}
              onClick={isPrinted ? onLeave : () => setAskingHere(true)}
            >
              {words.toList}
            </Button>
          ) : (
            <LinkButton look={isPrinted ? 'primary' : 'secondary'} to={paths.slipList(listId)}>
              {words.toList}
            </LinkButton>
          )}
        </div>
      </div>
      <section className="slips__preview" aria-label={words.preview}>
        {pages.map((page) => (
          <ul key={page[0]?._id} className="slips__page">
            {page.map((slip) => (
              <SlipOnPage key={slip._id} slip={slip} quizTitle={quizTitle} validUntil={validUntil} />
            ))}
          </ul>
        ))}
      </section>
      {(leaving.isAsking || isAskingHere) && (
        <AskDialog
          title={words.leave.title}
          keep={words.leave.stay}
          action={words.leave.leave}
          look="danger"
          onClose={() => {
            leaving.stay()
            setAskingHere(false)
          }}
          onAction={() => (isAskingHere ? onLeave?.() : leaving.leave())}
        >
          <p>{words.leave.text}</p>
        </AskDialog>
      )}
    </Page>
  )
}

function SlipOnPage({
  slip: { name, code },
  quizTitle,
  validUntil,
}: {
  slip: PrintedSlip
  quizTitle: string | undefined
  validUntil: string
}) {
  const address = `${location.host}${paths.slip}`
  const { size, path } = qrPath(`${location.origin}${paths.slip}#${code}`)
  return (
    <li className="slip">
      <p className="slip__name" dir="auto">
        {name}
      </p>
      <p className="slip__code" dir="ltr">
        {printedSlipCode(code)}
      </p>
      <svg
        className="slip__qr"
        viewBox={`0 0 ${size} ${size}`}
        aria-hidden="true"
        shapeRendering="crispEdges"
      >
        <path d={path} fill="#000" />
      </svg>
      <div className="slip__about">
        {quizTitle !== undefined && (
          <p className="slip__quiz" dir="auto">
            {words.quizOf(quizTitle)}
          </p>
        )}
        <p>{words.validUntil(longDate(validUntil))}</p>
      </div>
      <p className="slip__how">
        {words.open(
          <bdi key="address" dir="ltr">
            {address}
          </bdi>,
        )}
      </p>
    </li>
  )
}
