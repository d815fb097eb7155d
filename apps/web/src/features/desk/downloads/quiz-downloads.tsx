import { fetchFile } from '../../../lib/calls/fetch-file.ts'
import { DownloadButtons } from './download-buttons.tsx'

const formats = ['xlsx', 'json'] as const

/** A quiz as files: a workbook that can be uploaded again, or JSON. */
export function QuizDownloads({ quiz: { _id: quizId, title } }: { quiz: { _id: string; title: string } }) {
  return (
    <div className="downloads">
      <p className="muted sm">
        Or take the questions along: a workbook can be edited and uploaded again, JSON is for other programs.
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
