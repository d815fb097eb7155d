import { fetchFile } from '../../../lib/calls/fetch-file.ts'
import { DownloadButtons } from './download-buttons.tsx'

const formats = ['xlsx', 'json'] as const

/** A quiz as files: a workbook or JSON. Both can be uploaded again. */
export function QuizDownloads({ quiz: { _id: quizId, title } }: { quiz: { _id: string; title: string } }) {
  return (
    <div className="downloads">
      <p className="muted sm">
        Or download the questions. Upload either file to make a new quiz; you can edit the Excel file first.
      </p>
      <DownloadButtons
        formats={formats}
        title={title}
        fetching={(format, options) =>
          fetchFile('exportQuiz', { params: { quizId }, query: { format } }, options)
        }
      />
    </div>
  )
}
