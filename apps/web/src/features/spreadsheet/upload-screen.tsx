import { questionTypes as typeWords } from '@quizly/words/authoring.ts'
import { choosing as choosingWords, formatNames } from '@quizly/words/formats.ts'
import { choosingFile as choosingFileWords, upload as uploadWords } from '@quizly/words/spreadsheet.ts'
import type { FormatName } from '@quizly/formats'
import { laterTypes } from '@quizly/domain'
import { languageNow } from '../../lib/words/language.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Button, IconButton } from '../../components/forms/button.tsx'
import { Page } from '../../components/page/page.tsx'
import { paths } from '../../lib/paths.ts'
import { templateAddress } from './template-address.ts'
import { useUpload } from './use-upload.ts'
import { Icon } from '../../components/icons/icons.tsx'
import type { OfferedWorksheet } from './reader.worker.ts'
import { Field, FieldProblem } from '../../components/forms/field.tsx'
import { GrowingTextArea } from '../../components/forms/growing-text-area.tsx'
import { Fold } from '../../components/overlays/fold.tsx'
import type { ListedImport } from '../formats/stored-import.ts'
import { FileDrop, useFileDrop } from '../../components/forms/file-drop.tsx'
import { ToolIcon } from '../../components/icons/tool-icons.tsx'
import './spreadsheet.css'
import '../formats/formats.css'
import '../../components/feedback/notice.css'

export function UploadScreen() {
  const { file, problem, why, formats, refusedName, offer, busy, unfinished, ...uploads } = useUpload()
  const { choose, remove, proceed, upload, uploadText, discardUnfinished } = uploads
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // When a file is chosen, the field that had the focus disappears.
    if (file && document.activeElement === document.body) button.current?.focus()
  }, [file])

  return (
    <Page title={choosingFileWords.title} className="wrap page upload">
      <div className="split split--form">
        <div>
          <p className="sm upload__crumb">
            <Link to={paths.chooser}>{choosingFileWords.createQuiz}</Link>
          </p>
          <h1>{choosingFileWords.title}</h1>
          <FileChoice
            {...{ file, problem, why, formats, refusedName }}
            onChoose={choose}
            onRemove={remove}
            onReadAs={upload}
          />
          {offer ? (
            <OtherWorksheetNotice
              worksheet={offer.otherWorksheet}
              onRead={() => proceed(offer.otherWorksheet.upload)}
              onStay={offer.first && (() => offer.first && proceed(offer.first))}
            />
          ) : (
            <div className="upload__proceed">
              <Button ref={button} busy={busy} busyLabel={choosingFileWords.reading} onClick={() => upload()}>
                {choosingFileWords.proceed}
              </Button>
            </div>
          )}
          <PasteText onRead={uploadText} />
          <Unfinished imports={unfinished} onDiscard={discardUnfinished} />
        </div>
        <ColumnGuide />
      </div>
    </Page>
  )
}

export function ColumnGuide() {
  const { guide, columnNames, columnHints } = choosingFileWords
  return (
    <aside className="aside-note stack" aria-label={guide.label}>
      <h2>{guide.title}</h2>
      <p>{guide.sheet}</p>
      <dl className="deflist sm">
        <dt>{columnNames.question}</dt>
        <dd>{columnHints.question}</dd>
        <dt>{columnNames.type}</dt>
        <dd>{columnHints.type(laterTypes.map((type) => typeWords.names[type]))}</dd>
        <dt>{columnNames.options}</dt>
        <dd>{columnHints.options}</dd>
        <dt>{columnNames.correct}</dt>
        <dd>{columnHints.correct}</dd>
        <dt>{columnNames.worth}</dt>
        <dd>{columnHints.worth}</dd>
        <dt>{columnNames.pairs}</dt>
        <dd>{columnHints.pairs}</dd>
        <dt>{columnNames.items}</dt>
        <dd>{columnHints.items}</dd>
      </dl>
      <p>{guide.columns}</p>
      <p>
        <a
          href={templateAddress(languageNow())}
          download={`${guide.templateName}.xlsx`}
          className="template-link"
        >
          <Icon name="download" />
          {guide.template}
        </a>
      </p>
      <p>
        <Link to={paths.formats}>{choosingWords.formats}</Link>
      </p>
    </aside>
  )
}

export function OtherWorksheetNotice({
  worksheet: { number, sheetName },
  onRead,
  onStay,
}: {
  worksheet: OfferedWorksheet
  onRead: () => void
  onStay: (() => void) | undefined
}) {
  const read = useRef<HTMLButtonElement>(null)
  // The button that had the focus has made room for this question.
  useEffect(() => read.current?.focus(), [])
  return (
    <div className="notice notice--warn sheet-notice" role="alert">
      <Icon name="warning" />
      <div>
        <p>
          {sheetName
            ? choosingFileWords.onNamedTab(number, <bdi key="name">{sheetName}</bdi>)
            : choosingFileWords.onOtherTab(number)}
        </p>
        <div className="row sheet-notice__actions">
          <Button ref={read} size="sm" onClick={onRead}>
            {choosingFileWords.readTab(number)}
          </Button>
          {onStay && (
            <Button look="quiet" size="sm" onClick={onStay}>
              {choosingFileWords.stay}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/** Questions from the clipboard, read as if they were a file. */
function PasteText({ onRead }: { onRead: (text: string) => void }) {
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  return (
    <Fold id="paste-text" title={choosingWords.paste}>
      <Field
        label={choosingWords.pasteLabel}
        hint={choosingWords.pasteHint}
        problem={isTried && text.trim() === '' ? choosingWords.pasteNothing : undefined}
      >
        {(control) => (
          <GrowingTextArea
            {...control}
            className="input paste-text"
            rows={6}
            dir="auto"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button
        look="secondary"
        onClick={() => {
          setIsTried(true)
          if (text.trim() !== '') onRead(text)
        }}
      >
        {choosingWords.readText}
      </Button>
    </Fold>
  )
}

/** Files whose questions were looked at here and not saved. */
function Unfinished({
  imports,
  onDiscard,
}: {
  imports: readonly ListedImport[]
  onDiscard: (unfinished: ListedImport) => Promise<void>
}) {
  if (imports.length === 0) return null
  return (
    <section className="unfinished" aria-labelledby="unfinished-heading">
      <h2 id="unfinished-heading">{choosingWords.unfinished}</h2>
      <ul>
        {imports.map((each) => (
          <li key={each.id}>
            <Link to={(each.isArchive ? paths.restore : paths.importQuestions)(each.id)}>
              {choosingWords.goOn(each.name)}
            </Link>
            <IconButton label={choosingWords.discard(each.name)} onClick={() => void onDiscard(each)}>
              <ToolIcon name="remove" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function FileChoice({
  file,
  problem,
  why = '',
  formats = [],
  refusedName,
  onChoose,
  onRemove,
  onReadAs,
}: {
  file: File | null
  problem: string
  /** Beside the specification's sentence. */
  why?: string
  /** As one of these the file can be read, if a person says so. */
  formats?: readonly FormatName[]
  refusedName: string
  onChoose: (file: File) => void
  onRemove: () => void
  onReadAs?: (as: FormatName) => void
}) {
  const problemId = useId()
  const input = useRef<HTMLInputElement>(null)
  const wantsFocus = useRef(false)
  useEffect(() => {
    if (!file && wantsFocus.current) input.current?.focus()
    wantsFocus.current = false
  }, [file])
  const { isOver, handlers } = useFileDrop(onChoose)

  function remove() {
    wantsFocus.current = true
    onRemove()
  }
  return (
    <div {...handlers}>
      <div role="alert">
        <FieldProblem id={problemId} problem={problem || undefined} />
        {why && <p className="upload__also">{why}</p>}
        {problem && refusedName && <p className="sm upload__also">{uploadWords.alsoRead}</p>}
      </div>
      {file && formats.length > 0 && (
        <div className="row upload__formats" role="group" aria-label={choosingWords.whichFormat}>
          <p>{choosingWords.whichFormat}</p>
          {formats.map((name) => (
            <Button key={name} look="secondary" size="sm" onClick={() => onReadAs?.(name)}>
              {formatNames[name]}
            </Button>
          ))}
        </div>
      )}
      {file ? (
        <div className="file" data-over={isOver || undefined}>
          <SheetIcon />
          <div>
            <p className="file__n">
              <bdi>{file.name}</bdi>
            </p>
            <p className="muted sm num">{fileSize(file.size)}</p>
          </div>
          <IconButton label={choosingFileWords.remove(file.name)} onClick={remove}>
            <ToolIcon name="remove" />
          </IconButton>
        </div>
      ) : (
        <FileDrop
          ref={input}
          action={choosingFileWords.chooseFile}
          hint={choosingFileWords.fileHint}
          label={choosingFileWords.fileLabel}
          accept=".xlsx,.xls,.xlsm,.ods,.csv,.tsv,.json,.txt,.gift,.xml,.zip,.imscc"
          isOver={isOver}
          problemId={problem ? problemId : undefined}
          onChoose={onChoose}
        />
      )}
      {refusedName && (
        <p className="muted sm drop-refused">
          {choosingFileWords.youChose(<bdi key="name">{refusedName}</bdi>)}
        </p>
      )}
    </div>
  )
}

/** "14 KB", "3.2 MB" */
export function fileSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024)
  if (kilobytes < 1024) return choosingFileWords.kilobytes(kilobytes)
  const format = new Intl.NumberFormat(languageNow(), { maximumFractionDigits: 1, numberingSystem: 'latn' })
  return choosingFileWords.megabytes(format.format(bytes / 1024 ** 2))
}

export function SheetIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 2.8h9.5L19 7.3v14H5z" />
      <path d="M8.5 11h7v7h-7zM8.5 14.5h7M12 11v7" />
    </svg>
  )
}
