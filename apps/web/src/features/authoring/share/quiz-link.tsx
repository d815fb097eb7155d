import { CopyButton } from '../../../components/forms/copy-button.tsx'
import '../../../components/forms/field.css'
import { QrCode } from './qr-code.tsx'

/** The link that opens the code screen with the code filled in, to copy or scan. */
export function QuizLink({ link }: { link: string }) {
  return (
    <div className="share">
      <div>
        <h2>Or send a link</h2>
        <p className="muted">
          It opens the code screen with the code filled in. Students still need to log in.
        </p>
        <div className="copyline">
          <input
            className="input"
            readOnly
            aria-label="Quiz link"
            dir="ltr"
            value={link}
            onFocus={({ target }) => target.select()}
          />
          <CopyButton text={link} label="Copy link" icon="link" look="secondary" />
        </div>
      </div>
      <QrCode link={link} />
    </div>
  )
}
