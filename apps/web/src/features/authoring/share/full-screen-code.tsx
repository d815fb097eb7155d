import { IconButton } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { paths } from '../../../lib/paths.ts'
import { codeHalves, codeName } from './spell-code.ts'
import { useLargestText } from './use-largest-text.ts'
import './full-screen.css'

/** The code as large as the screen allows, for a projector. */
export function FullScreenCode({
  code,
  title,
  onClose,
}: {
  code: string
  title: string
  onClose: () => void
}) {
  const [start, end] = codeHalves(code)
  const text = useLargestText<HTMLParagraphElement>()
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
        <p className="vh">{codeName(code)}</p>
        <div className="fullcode__box" aria-hidden="true">
          <p className="fullcode__code" dir="ltr" ref={text}>
            <span>{start}</span>
            <span>{end}</span>
          </p>
        </div>
        <p className="fullcode__where">
          Enter this code at{' '}
          <b dir="ltr">
            {window.location.host}
            {paths.verify}
          </b>
        </p>
      </div>
    </Dialog>
  )
}
