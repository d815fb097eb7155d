import { share as shareWords } from '@quizly/words/authoring.ts'
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
          <CopyButton text={code} label={shareWords.copyCode} icon="copy" look="primary" />
          <Button look="secondary" onClick={() => setFullScreen(true)}>
            <ToolIcon name="fullScreen" />
            {shareWords.fullScreen}
          </Button>
        </div>
      </div>
      <p className="spell">
        {shareWords.aloud(
          [...spellCode(code).entries()].map(([position, word]) => <span key={position}>{word} </span>),
        )}
      </p>
      {isFullScreen && <FullScreenCode code={code} quiz={quiz} onClose={() => setFullScreen(false)} />}
    </>
  )
}

export function QuizLink({ link }: { link: string }) {
  return (
    <div className="share">
      <div>
        <h2>{shareWords.orLink}</h2>
        <p className="muted">{shareWords.orLinkHint}</p>
        <div className="copyline">
          <input
            className="input"
            readOnly
            aria-label={shareWords.link}
            dir="ltr"
            value={link}
            onFocus={({ target }) => target.select()}
          />
          <CopyButton text={link} label={shareWords.copyLink} icon="link" look="secondary" />
        </div>
      </div>
      <QrCode link={link} />
    </div>
  )
}
