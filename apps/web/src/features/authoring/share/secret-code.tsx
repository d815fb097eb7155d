import { useState } from 'react'
import { useSearch } from 'wouter'
import { Button } from '../../../components/forms/button.tsx'
import { CopyButton } from '../../../components/forms/copy-button.tsx'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import { FullScreenCode } from './full-screen-code.tsx'
import { codeHalves, codeName, spellCode } from './spell-code.ts'
import '../../../components/forms/field.css'
import { QrCode } from './qr-code.tsx'

export function SecretCode({ code, quiz }: { code: string; quiz: { _id: string; title: string } }) {
  const [isFullScreen, setFullScreen] = useState(new URLSearchParams(useSearch()).has('full-screen'))
  const [start, end] = codeHalves(code)
  return (
    <>
      <div className="bigcode">
        <output aria-label={codeName(code)} dir="ltr">
          <span aria-hidden="true">{start}</span>
          <span aria-hidden="true">{end}</span>
        </output>
        <div className="actions">
          <CopyButton text={code} label="Copy code" icon="copy" look="primary" />
          <Button look="secondary" onClick={() => setFullScreen(true)}>
            <ToolIcon name="fullScreen" />
            Show full screen
          </Button>
        </div>
      </div>
      <p className="spell">
        Read it aloud:{' '}
        {[...spellCode(code).entries()].map(([position, word]) => (
          <span key={position}>{word} </span>
        ))}
      </p>
      {isFullScreen && <FullScreenCode code={code} quiz={quiz} onClose={() => setFullScreen(false)} />}
    </>
  )
}

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
