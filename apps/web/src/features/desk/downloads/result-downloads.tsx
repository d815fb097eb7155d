import { Button } from '../../../components/forms/button.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import { Menu } from '../../../components/overlays/menu.tsx'
import { fetchFile } from '../../../lib/calls/fetch-file.ts'
import { DownloadProgress } from './download-progress.tsx'
import './downloads.css'
import { useDownload } from './use-download.ts'

type Wanted = { format: 'csv' | 'xlsx'; questions: 'none' | 'points' }

/** The results of a quiz as a file. The other formats are in a menu beside the usual one. */
export function ResultDownloads({ quiz: { _id: quizId, title } }: { quiz: { _id: string; title: string } }) {
  const { progress, download, cancel } = useDownload()
  function start(query: Wanted) {
    void download(`${title}.${query.format}`, (options) =>
      fetchFile('exportResults', { params: { quizId }, query }, options),
    )
  }
  const item = (label: string, wanted: Wanted) => ({ label, run: () => start(wanted) })
  return (
    <div className="downloads">
      <div className="downloads__choice">
        <Button
          look="secondary"
          busy={progress !== undefined}
          onClick={() => start({ format: 'xlsx', questions: 'none' })}
        >
          <Icon name="download" />
          Export to Excel
        </Button>
        <Menu
          label="Other exports"
          className="btn--secondary btn--icon"
          items={[
            item('CSV', { format: 'csv', questions: 'none' }),
            item('Excel, question by question', { format: 'xlsx', questions: 'points' }),
            item('CSV, question by question', { format: 'csv', questions: 'points' }),
          ]}
        >
          <ToolIcon name="sortedDown" />
        </Menu>
      </div>
      <DownloadProgress progress={progress} onCancel={cancel} />
    </div>
  )
}
