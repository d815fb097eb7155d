import { messages } from '@quizly/words/authoring.ts'
import { exporting as exportingWords, formatNames } from '@quizly/words/formats.ts'
import { quizFile, type QuizFile } from '@quizly/contract'
import type { FormatName, Picture, WrittenItem } from '@quizly/formats'
import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { Loaded, LoadedPart } from '../../components/feedback/loaded.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { notify } from '../../components/feedback/toast.tsx'
import { Button } from '../../components/forms/button.tsx'
import { Segments } from '../../components/forms/segments.tsx'
import { Icon } from '../../components/icons/icons.tsx'
import { Page } from '../../components/page/page.tsx'
import { fetchFile } from '../../lib/calls/fetch-file.ts'
import { saveFile } from '../../lib/download-text.ts'
import { paths } from '../../lib/paths.ts'
import { useLoad } from '../../lib/use-load.ts'
import { languageNow, useLanguage } from '../../lib/words/language.ts'
import { askFormats } from './ask-formats.ts'
import { listFormats } from './formats-screen.tsx'
import type { ListedFormat, WrittenQuestions } from './formats.worker.ts'
import { LossOverview } from './loss-overview.tsx'
import './formats.css'

/** The questions of a quiz for other programs: what their file cannot hold stands before the download. */
export function ExportScreen() {
  const { quizId = '' } = useParams()
  const query = useLoad(quizId, async (signal) => {
    const [file, { formats: listed }] = await Promise.all([loadQuizFile(quizId, signal), listFormats(signal)])
    return { file, written: listed.filter(({ isWritten }) => isWritten) }
  })
  return (
    <Loaded query={query} title={exportingWords.loading} failed={messages.questionsNotLoaded}>
      {({ file, written }) => <Export quizId={quizId} file={file} formats={written} />}
    </Loaded>
  )
}

async function loadQuizFile(quizId: string, signal: AbortSignal): Promise<QuizFile> {
  const query = { format: 'json', language: languageNow() } as const
  const options = { signal, onProgress: () => {} }
  const file = await fetchFile('exportQuiz', { params: { quizId }, query }, options)
  return quizFile.parse(JSON.parse(await file.text()))
}

function Export({
  quizId,
  file,
  formats,
}: {
  quizId: string
  file: QuizFile
  formats: readonly ListedFormat[]
}) {
  const [chosen, setChosen] = useState<FormatName | undefined>(formats[0]?.name)
  const format = formats.find(({ name }) => name === chosen)
  return (
    <Page title={exportingWords.title} className="wrap page formats">
      <p className="sm upload__crumb">
        <Link to={paths.quizQuestions(quizId)}>{exportingWords.back}</Link>
      </p>
      <h1>{exportingWords.of(<bdi key="quiz">{file.title}</bdi>)}</h1>
      <p className="hint">
        {exportingWords.hint} <Link to={paths.formats}>{exportingWords.formats}</Link>
      </p>
      {format && (
        <>
          <Segments
            legend={exportingWords.format}
            choices={formats.map(({ name }) => [name, formatNames[name]] as const)}
            value={format.name}
            onChoose={setChosen}
          />
          <Written key={format.name} file={file} format={format} />
        </>
      )}
    </Page>
  )
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

async function writeQuestions(
  { title, questions, pictures = [] }: QuizFile,
  as: FormatName,
  signal: AbortSignal,
) {
  const items = questions.map((content) => ({ content }) as WrittenItem)
  const sent = pictures.map(({ hash, image }): Picture => ({
    hash,
    name: `${hash}.webp`,
    bytes: bytesOf(image),
  }))
  const written = await askFormats({ task: 'compose', as, title, items, pictures: sent }, signal)
  if ('failure' in written) throw new Error('The file could not be written')
  return written
}

function Written({ file, format: { name, extension } }: { file: QuizFile; format: ListedFormat }) {
  const query = useLoad(name, (signal) => writeQuestions(file, name, signal))
  return (
    <LoadedPart
      query={query}
      loading={<p className="muted">{exportingWords.writing}</p>}
      failed={exportingWords.notWritten}
    >
      {(written) => <Losses written={written} file={file} name={name} extension={extension} />}
    </LoadedPart>
  )
}

function Losses({
  written: { bytes, losses },
  file: { title },
  name,
  extension,
}: {
  written: WrittenQuestions
  file: QuizFile
  name: FormatName
  extension: string
}) {
  useLanguage()
  const all = losses.length
  const out = losses.filter((each) => each.some(({ kind }) => kind === 'refused')).length
  const touched = losses.filter((each) => each.length > 0).length
  return (
    <>
      <p className="importing__headline" role="status">
        <strong>{touched === 0 ? exportingWords.whole(all) : exportingWords.loses(touched, all)}</strong>{' '}
        {out > 0 && exportingWords.leftOut(out)}
      </p>
      {touched > 0 && (
        <LossOverview
          title={exportingWords.losses}
          whole=""
          questions={losses.map((each, i) => ({ number: i + 1, losses: each }))}
          ofFile={[]}
          fileName={title}
        />
      )}
      {out === all ? (
        <Notice kind="warn">{exportingWords.nothing}</Notice>
      ) : (
        <p>
          <Button
            onClick={() => {
              saveFile(`${title}.${extension}`, new Blob([bytes]))
              notify({ kind: 'success', text: () => exportingWords.downloaded })
            }}
          >
            <Icon name="download" />
            {exportingWords.download(formatNames[name])}
          </Button>
        </p>
      )}
    </>
  )
}
