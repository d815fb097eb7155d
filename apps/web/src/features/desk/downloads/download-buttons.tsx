import { useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { DownloadProgress } from './download-progress.tsx'
import './downloads.css'
import { type Fetching, useDownload } from './use-download.ts'

/** A button for each format of a file, of which one comes at a time. */
export function DownloadButtons<Format extends string>({
  formats,
  title,
  fetching,
}: {
  formats: readonly Format[]
  /** The name of the file without its ending. */
  title: string
  fetching: (format: Format, options: Fetching) => Promise<Blob>
}) {
  const [chosen, setChosen] = useState<Format>()
  const { progress, download, cancel } = useDownload()
  function start(format: Format) {
    setChosen(format)
    void download(`${title}.${format}`, (options) => fetching(format, options))
  }
  return (
    <>
      <div className="downloads__buttons">
        {formats.map((format) => (
          <Button
            key={format}
            look="secondary"
            busy={progress !== undefined && format === chosen}
            aria-disabled={progress !== undefined}
            onClick={() => start(format)}
          >
            <Icon name="download" />
            {`Download ${format.toUpperCase()}`}
          </Button>
        ))}
      </div>
      <DownloadProgress progress={progress} onCancel={cancel} />
    </>
  )
}
