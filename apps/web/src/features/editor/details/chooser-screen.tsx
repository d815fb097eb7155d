import { chooser as chooserWords } from '@quizly/words/authoring.ts'
import { navigate } from 'wouter/use-browser-location'
import { Button } from '../../../components/forms/button.tsx'
import { Page } from '../../../components/page/page.tsx'
import { paths } from '../../../lib/paths.ts'
import './chooser.css'

export function ChooserScreen() {
  return (
    <Page title={chooserWords.title}>
      <h1>{chooserWords.heading}</h1>
      <div className="ways">
        <div>
          <QuestionSketch />
          <h2>{chooserWords.typing}</h2>
          <p className="muted" id="manual-hint">
            {chooserWords.typingHint}
          </p>
          <Button aria-describedby="manual-hint" data-first-field onClick={() => navigate(paths.quizDetails)}>
            {chooserWords.type}
          </Button>
        </div>
        <div>
          <SpreadsheetSketch />
          <h2>{chooserWords.spreadsheet}</h2>
          <p className="muted" id="upload-hint">
            {chooserWords.spreadsheetHint}
          </p>
          <Button aria-describedby="upload-hint" onClick={() => navigate(paths.upload)}>
            {chooserWords.upload}
          </Button>
        </div>
      </div>
    </Page>
  )
}

function QuestionSketch() {
  return (
    <svg className="sketch" viewBox="0 0 280 120" aria-hidden="true">
      <g stroke="var(--dropout)" strokeWidth="6">
        <path d="M20 14h170" stroke="var(--mark)" />
        <path d="M20 30h110M52 62h70M188 62h70M52 100h54M188 100h54" />
      </g>
      <g fill="none" stroke="var(--border-strong)" strokeWidth="1.5">
        <circle cx="31" cy="62" r="11" />
        <circle cx="167" cy="62" r="11" fill="var(--mark)" stroke="var(--mark)" />
        <circle cx="31" cy="100" r="11" />
        <circle cx="167" cy="100" r="11" />
      </g>
    </svg>
  )
}

const rows = [
  { y: 40, question: 66 },
  { y: 72, question: 54 },
  { y: 103, question: 70 },
]

function SpreadsheetSketch() {
  return (
    <svg className="sketch" viewBox="0 0 280 120" aria-hidden="true">
      <path
        d="M.75 .75h278.5v118.5H.75zM.75 24.5h278.5M.75 56h278.5M.75 87.5h278.5M30 .75v118.5M126 .75v118.5M177 .75v118.5M228 .75v118.5"
        fill="none"
        stroke="var(--dropout)"
        strokeWidth="1.5"
      />
      {rows.map(({ y, question }) => (
        <g key={y} strokeWidth="5">
          <path d={`M42 ${y}h${question}`} stroke="var(--mark)" />
          <path d={`M11 ${y}h8M138 ${y}h26M189 ${y}h26M240 ${y}h26`} stroke="var(--border-strong)" />
        </g>
      ))}
    </svg>
  )
}
