import { useState } from 'react'
import { fetchFile } from '../../../lib/calls/fetch-file.ts'
import { DownloadButtons } from './download-buttons.tsx'

const formats = ['csv', 'xlsx'] as const

/** The results of a quiz as files, with a column for each question if wished. */
export function ResultDownloads({ quiz: { _id: quizId, title } }: { quiz: { _id: string; title: string } }) {
  const [hasQuestions, setHasQuestions] = useState(false)
  const questions = hasQuestions ? 'points' : 'none'
  return (
    <div className="downloads">
      <DownloadButtons
        formats={formats}
        title={title}
        fetching={(format, options) =>
          fetchFile('exportResults', { params: { quizId }, query: { format, questions } }, options)
        }
      />
      <label className="downloads__choice">
        <input
          type="checkbox"
          checked={hasQuestions}
          onChange={({ target }) => setHasQuestions(target.checked)}
        />
        <span>With the points of each question</span>
      </label>
    </div>
  )
}
