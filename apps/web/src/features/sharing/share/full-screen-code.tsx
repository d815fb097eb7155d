import { share as shareWords } from '@quizly/words/authoring.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { paths } from '../../../lib/paths.ts'
import { QrCode } from './qr-code.tsx'
import { codeHalves, codeName, linkOfCode } from './spell-code.ts'
import './full-screen.css'
import { useLive } from '../../../lib/calls/use-live.ts'

export function FullScreenCode({
  quiz: { _id, title },
  code,
  onClose,
}: {
  quiz: { _id: string; title: string }
  code: string
  onClose: () => void
}) {
  const [start, end] = codeHalves(code)
  const text = useLargestText<HTMLParagraphElement>()
  const { host } = window.location
  useEffect(() => {
    const before = document.title
    document.title = shareWords.codeTitle(title)
    return () => {
      document.title = before
    }
  }, [title])
  return (
    <Dialog kind="fullscreen" labelledBy="full-screen-title" onClose={onClose}>
      <div className="fullcode">
        <div className="fullcode__head">
          <h2 id="full-screen-title">
            <bdi>{title}</bdi>
          </h2>
          <IconButton label={shareWords.closeFullScreen} data-autofocus onClick={onClose}>
            <Icon name="cross" />
          </IconButton>
        </div>
        <p className="fullcode__where">
          {shareWords.goTo(
            <b key="address" dir="ltr">
              {host}
              <wbr />
              {paths.join}
            </b>,
          )}
        </p>
        <p className="vh">{codeName(code)}</p>
        <div className="fullcode__ways">
          <div className="fullcode__box" aria-hidden="true">
            <p className="fullcode__code" dir="ltr" ref={text}>
              <span>{start}</span>
              <span>{end}</span>
            </p>
          </div>
          <QrCode link={linkOfCode(code)} />
        </div>
        <JoinedNames quizId={_id} />
      </div>
    </Dialog>
  )
}

/** Who has entered the code, the newest first. It fills by itself. */
function JoinedNames({ quizId }: { quizId: string }) {
  const { latest, error } = useLive(quizId)
  const students = latest?.live.students ?? []
  const [order, setOrder] = useState<readonly string[]>([])
  const next = joinedOrder(
    order,
    students.map(({ _id }) => _id),
  )
  if (next !== order) setOrder(next)
  const nameOf = new Map(students.map(({ _id, name }) => [_id, name]))
  const joined = latest?.live.counts.joined ?? 0
  const more = joined - students.length
  const count = latest ? (joined === 0 ? shareWords.nobody : shareWords.joinedCount(joined)) : ''
  return (
    <section className="fullcode__joined">
      <p role="status">{error === undefined ? count : shareWords.notUpToDate(count)}</p>
      {joined > 0 && (
        <ul aria-label={shareWords.joined}>
          {next.map((id) => (
            <li key={id} dir="auto">
              {nameOf.get(id)}
            </li>
          ))}
          {more > 0 && <li>{shareWords.andMore(more)}</li>}
        </ul>
      )}
    </section>
  )
}

const trialPx = 100

function useLargestText<E extends HTMLElement>(): RefObject<E | null> {
  const text = useRef<E>(null)
  useEffect(() => {
    const element = text.current
    const box = element?.parentElement
    if (!element || !box) return
    const observer = new ResizeObserver(() => {
      element.style.fontSize = `${trialPx}px`
      const across = box.clientWidth / element.offsetWidth
      const down = box.clientHeight / element.offsetHeight
      element.style.fontSize = `${Math.floor(trialPx * Math.min(across, down))}px`
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return text
}

/** Who has joined, the newest first: `before` is the order so far. Returns `before` itself if nothing has changed. */
export function joinedOrder(before: readonly string[], present: readonly string[]): readonly string[] {
  const here = new Set(present)
  const known = new Set(before)
  const fresh = present.filter((id) => !known.has(id))
  const stayed = before.filter((id) => here.has(id))
  return fresh.length === 0 && stayed.length === before.length ? before : [...fresh, ...stayed]
}
