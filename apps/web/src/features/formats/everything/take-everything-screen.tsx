import { archiveFormats, type ArchiveFormat } from '@quizly/contract'
import { formatNames, taking as takingWords } from '@quizly/words/formats.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { notify } from '../../../components/feedback/toast.tsx'
import { Button } from '../../../components/forms/button.tsx'
import { CheckBox } from '../../../components/forms/check-box.tsx'
import { Icon } from '../../../components/icons/icons.tsx'
import { Page } from '../../../components/page/page.tsx'
import { fetchFile } from '../../../lib/calls/fetch-file.ts'
import { paths } from '../../../lib/paths.ts'
import { languageNow } from '../../../lib/words/language.ts'
import { DownloadProgress, useDownload } from '../../quiz-page/downloads/downloads.tsx'
import './everything.css'

/** All that is an educator's own as one file, from which it can be restored. */
export function TakeEverythingScreen() {
  const [chosen, setChosen] = useState<readonly ArchiveFormat[]>([])
  const { progress, download, cancel } = useDownload()
  function start() {
    const day = new Date().toISOString().slice(0, 10)
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const formats = archiveFormats.filter((each) => chosen.includes(each)).join(',')
    void download(`quizly-${day}.zip`, async (options) => {
      const query = { ...(formats && { formats }), timeZone, language: languageNow() }
      const file = await fetchFile('takeEverything', { query }, options)
      notify({ kind: 'success', text: () => takingWords.done })
      return file
    })
  }
  const { holds, formats } = takingWords
  return (
    <Page title={takingWords.title} className="wrap page everything">
      <p className="sm upload__crumb">
        <Link to={paths.account}>{takingWords.back}</Link>
      </p>
      <h1>{takingWords.title}</h1>
      <p className="lead">{takingWords.lead}</p>
      <ul className="everything__list">
        <li>{holds.quizzes}</li>
        <li>{holds.bank}</li>
        <li>{holds.results}</li>
      </ul>
      <p className="muted">{takingWords.notIn}</p>
      <fieldset className="everything__formats">
        <legend>{formats.legend}</legend>
        <p className="hint" id="formats-hint">
          {formats.hint} <Link to={paths.formats}>{formats.table}</Link>
        </p>
        {archiveFormats.map((name) => (
          <CheckBox
            key={name}
            label={formatNames[name]}
            describedBy="formats-hint"
            isOn={chosen.includes(name)}
            onChange={(isOn) =>
              setChosen(isOn ? [...chosen, name] : chosen.filter((other) => other !== name))
            }
          />
        ))}
      </fieldset>
      <div className="downloads">
        <Button busy={progress !== undefined} busyLabel={takingWords.preparing} onClick={start}>
          <Icon name="download" />
          {takingWords.start}
        </Button>
        <DownloadProgress progress={progress} onCancel={cancel} />
      </div>
      <p className="hint">
        {takingWords.restore} <Link to={paths.upload}>{takingWords.toUpload}</Link>
      </p>
    </Page>
  )
}
