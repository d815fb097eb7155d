import { useEffect } from 'react'
import { IconButton } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { paths } from '../../../lib/paths.ts'
import { linkOfCode } from './link-of-code.ts'
import { JoinedNames } from './joined-names.tsx'
import { QrCode } from './qr-code.tsx'
import { codeHalves, codeName } from './spell-code.ts'
import { useLargestText } from './use-largest-text.ts'
import './full-screen.css'

/** For a projector: a short address, the code as large as there is room, its QR code, and who has joined. */
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
    document.title = `Secret code – ${title} – Quizly`
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
          <IconButton label="Close full screen" data-autofocus onClick={onClose}>
            <Icon name="cross" />
          </IconButton>
        </div>
        <p className="fullcode__where">
          Go to{' '}
          <b dir="ltr">
            {host}
            <wbr />
            {paths.join}
          </b>{' '}
          and enter
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
