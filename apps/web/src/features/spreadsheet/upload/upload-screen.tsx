import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { Button } from '../../../components/forms/button.tsx'
import { Page } from '../../../components/page/page.tsx'
import { paths } from '../../../lib/paths.ts'
import { ColumnGuide } from './column-guide.tsx'
import { FileChoice } from './file-choice.tsx'
import { OtherTabNotice } from './other-tab-notice.tsx'
import '../spreadsheet.css'
import { useUpload } from './use-upload.ts'

export function UploadScreen() {
  const { file, problem, refusedName, offer, busy, choose, remove, proceed, upload } = useUpload()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // When a file is chosen, the field that had the focus disappears.
    if (file && document.activeElement === document.body) button.current?.focus()
  }, [file])

  return (
    <Page title="Upload your questions" className="wrap page upload">
      <div className="split split--form">
        <div>
          <p className="sm upload__crumb">
            <Link to={paths.chooser}>Create Quiz</Link>
          </p>
          <h1>Upload your questions</h1>
          <FileChoice {...{ file, problem, refusedName }} onChoose={choose} onRemove={remove} />
          {offer ? (
            <OtherTabNotice
              tab={offer.otherTab}
              onRead={() => proceed(offer.otherTab)}
              onStay={
                offer.sheet && (() => offer.sheet && proceed({ sheet: offer.sheet, isSound: offer.isSound }))
              }
            />
          ) : (
            <div className="upload__proceed">
              <Button ref={button} busy={busy} busyLabel="Reading…" onClick={upload}>
                Upload &amp; Proceed
              </Button>
            </div>
          )}
        </div>
        <ColumnGuide />
      </div>
    </Page>
  )
}
