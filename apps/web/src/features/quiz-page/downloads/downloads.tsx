import { type CsvSeparator, csvStyle } from '@quizly/spreadsheets'
import { downloads as downloadWords, results as resultsWords } from '@quizly/words/desk.ts'
import { everywhere as everywhereWords } from '@quizly/words/student.ts'
import { fetchFile } from '../../../lib/calls/fetch-file.ts'
import { Button } from '../../../components/forms/button.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { HintedSegments, Segments } from '../../../components/forms/segments.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import './downloads.css'
import { useEffect, useRef, useState } from 'react'
import { runAction } from '../../../components/feedback/use-action.ts'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import { NetworkError } from '../../../lib/failures.ts'
import { languageNow } from '../../../lib/words/language.ts'
import { saveFile } from '../../../lib/download-text.ts'
import { messageOfFailure } from '../../../lib/forms/use-form.ts'

const quizFormats = ['xlsx', 'json'] as const
type Format = (typeof quizFormats)[number]

/** A quiz as files: a workbook or JSON. Both can be uploaded again. */
export function QuizDownloads({
  quiz: { _id: quizId, title },
  hasPictures,
}: {
  quiz: { _id: string; title: string }
  hasPictures: boolean
}) {
  return (
    <div className="downloads">
      <p className="muted sm">{downloadWords.questionsHint}</p>
      {hasPictures && <p className="muted sm">{downloadWords.picturesLeftOut}</p>}
      <DownloadButtons
        title={title}
        fetching={(format, options) =>
          fetchFile('exportQuiz', { params: { quizId }, query: { format, language: languageNow() } }, options)
        }
      />
    </div>
  )
}

const sheets = ['results', 'answers', 'points', 'questions'] as const
type SheetName = (typeof sheets)[number]
const separators = ['comma', 'semicolon'] as const
type Requested =
  | { format: 'xlsx'; sheet: 'all' }
  | { format: 'csv'; sheet: SheetName; separator: CsvSeparator }

/** The results of a quiz as a workbook, or one of its sheets as CSV. Moments are by the clock of this device. `parts`: the
 * progress and the dialog. */
export function useResultDownloads({ _id: quizId, title }: { _id: string; title: string }) {
  const { progress, download, cancel } = useDownload()
  const [isChoosing, setIsChoosing] = useState(false)
  function start(query: Requested) {
    const name = downloadWords.files[query.sheet === 'all' ? 'results' : query.sheet](title)
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    void download(`${name}.${query.format}`, (options) =>
      fetchFile(
        'exportResults',
        { params: { quizId }, query: { ...query, timeZone, language: languageNow() } },
        options,
      ),
    )
  }
  return {
    isBusy: progress !== undefined,
    exportToExcel: () => start({ format: 'xlsx', sheet: 'all' }),
    chooseCsv: () => setIsChoosing(true),
    parts: (
      <>
        <DownloadProgress progress={progress} onCancel={cancel} />
        {isChoosing && (
          <ChooseCsv
            onClose={() => setIsChoosing(false)}
            onChoose={(sheet, separator) => {
              setIsChoosing(false)
              start({ format: 'csv', sheet, separator })
            }}
          />
        )}
      </>
    ),
  }
}

/** Which sheet, and how it is written: at first as programs in the language of the app read it. */
function ChooseCsv({
  onClose,
  onChoose,
}: {
  onClose: () => void
  onChoose: (sheet: SheetName, separator: CsvSeparator) => void
}) {
  const language = languageNow()
  const [sheet, setSheet] = useState<SheetName>('results')
  const [separator, setSeparator] = useState(csvStyle(language).separator)
  const numberWith = (each: CsvSeparator) => `0${csvStyle(language, each).decimal}67`
  return (
    <Dialog labelledBy="csv-title" onClose={onClose}>
      <h2 id="csv-title">{downloadWords.csvTitle}</h2>
      <Segments
        legend={downloadWords.sheet}
        choices={sheets.map((each) => [each, downloadWords.sheets[each]] as const)}
        value={sheet}
        onChoose={setSheet}
      />
      <HintedSegments
        legend={downloadWords.separator}
        hint={downloadWords.separatorHint}
        choices={separators.map((each) => [each, downloadWords.separators[each](numberWith(each))] as const)}
        value={separator}
        onChoose={setSeparator}
      />
      <div className="dialog__actions">
        <Button look="secondary" onClick={onClose}>
          {everywhereWords.cancel}
        </Button>
        <Button data-autofocus onClick={() => onChoose(sheet, separator)}>
          <Icon name="download" />
          {downloadWords.downloadCsv}
        </Button>
      </div>
    </Dialog>
  )
}

function DownloadButtons({
  title,
  fetching,
}: {
  title: string
  fetching: (format: Format, options: Fetching) => Promise<Blob>
}) {
  const [chosen, setChosen] = useState<Format>()
  const { progress, download, cancel } = useDownload()
  function start(format: Format) {
    setChosen(format)
    void download(`${downloadWords.files.quiz(title)}.${format}`, (options) => fetching(format, options))
  }
  return (
    <>
      <div className="downloads__buttons">
        {quizFormats.map((format) => (
          <Button
            key={format}
            look="secondary"
            busy={progress !== undefined && format === chosen}
            aria-disabled={progress !== undefined}
            onClick={() => start(format)}
          >
            <Icon name="download" />
            {downloadWords.download[format]}
          </Button>
        ))}
      </div>
      <DownloadProgress progress={progress} onCancel={cancel} />
    </>
  )
}

/** How much of a long download has come, with a way out of it. Nothing for a quick one. */
export function DownloadProgress({
  progress,
  onCancel,
}: {
  progress: { isLong: boolean; share: number } | undefined
  onCancel: () => void
}) {
  if (!progress?.isLong) return null
  // How long the file will be is an estimate, so the bar is not full before the file is there.
  const percent = Math.min(99, Math.floor(progress.share * 100))
  return (
    <div className="downloads__progress">
      <progress max={100} value={percent} aria-label={downloadWords.progress} />
      <span className="muted sm">{resultsWords.percent(percent)}</span>
      <Button look="quiet" size="sm" onClick={onCancel}>
        {everywhereWords.cancel}
      </Button>
    </div>
  )
}

/** What is shorter needs no progress bar. */
const quickMs = 1_000

type Progress = { isLong: boolean; share: number }
type Fetching = { signal: AbortSignal; onProgress: (share: number) => void }

/**
 * Fetches one file at a time and saves it. `progress` is undefined while none comes; it `isLong` after a second. Whoever
 * cancels or leaves sees no message.
 */
export function useDownload() {
  const [progress, setProgress] = useState<Progress>()
  const running = useRef<AbortController>(undefined)
  const toasts = useScreenToasts()
  useEffect(() => () => running.current?.abort(), [])
  const change = (changed: Partial<Progress>) => setProgress((before) => before && { ...before, ...changed })

  async function download(fileName: string, fetching: (options: Fetching) => Promise<Blob>) {
    if (running.current) return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    toasts.clear()
    setProgress({ isLong: false, share: 0 })
    const timer = setTimeout(() => change({ isLong: true }), quickMs)
    async function save() {
      try {
        saveFile(fileName, await fetching({ signal, onProgress: (share) => change({ share }) }))
      } catch (error) {
        if (!signal.aborted) throw error
      }
    }
    const again = () => void download(fileName, fetching)
    await runAction(save, undefined, { failed: explain }, toasts.notify, again)
    clearTimeout(timer)
    running.current = undefined
    setProgress(undefined)
  }
  return { progress, download, cancel: () => running.current?.abort() }
}

function explain(error: unknown): string {
  return error instanceof NetworkError ? downloadWords.brokeOff : messageOfFailure(error)
}
