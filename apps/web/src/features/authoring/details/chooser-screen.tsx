import { navigate } from 'wouter/use-browser-location'
import { Button } from '../../../components/forms/button.tsx'
import { Page } from '../../../components/page/page.tsx'
import { paths } from '../../../lib/paths.ts'
import { QuestionSketch, SpreadsheetSketch } from './chooser-sketches.tsx'
import './chooser.css'

export function ChooserScreen() {
  return (
    <Page title="Create a quiz">
      <h1>How do you want to upload questions?</h1>
      <div className="ways">
        <div>
          <QuestionSketch />
          <h2>Type them in</h2>
          <p className="muted" id="manual-hint">
            Write each question and mark the correct option. Best for short quizzes.
          </p>
          <Button aria-describedby="manual-hint" onClick={() => navigate(paths.quizDetails)}>
            Manual Entry
          </Button>
        </div>
        <div>
          <SpreadsheetSketch />
          <h2>Bring a spreadsheet</h2>
          <p className="muted" id="upload-hint">
            Upload an Excel file (.xlsx or .xls) with one question in each row. You check every row before it
            is saved.
          </p>
          <Button aria-describedby="upload-hint" onClick={() => navigate(paths.upload)}>
            Upload via File
          </Button>
        </div>
      </div>
    </Page>
  )
}
