import { formatNames, holding as holdingWords } from '@quizly/words/formats.ts'
import { Link } from 'wouter'
import { Loaded } from '../../components/feedback/loaded.tsx'
import { Page } from '../../components/page/page.tsx'
import { useLoad } from '../../lib/use-load.ts'
import { paths } from '../../lib/paths.ts'
import { featureName } from './loss-sentences.tsx'
import { askFormats } from './ask-formats.ts'
import type { FormatReplies, ListedFormat } from './formats.worker.ts'
import '../../components/tables/table.css'
import './formats.css'

/** The formats as the worker has them. */
export async function listFormats(signal: AbortSignal): Promise<FormatReplies['list']> {
  const listed = await askFormats({ task: 'list' }, signal)
  if ('failure' in listed) throw new Error('The formats could not be listed')
  return listed
}

/** What each format can hold, made from that by which readers and writers name losses. */
export function FormatsScreen() {
  const query = useLoad('formats', listFormats)
  return (
    <Loaded query={query} title={holdingWords.loading} failed={holdingWords.notLoaded}>
      {(listed) => <Formats {...listed} />}
    </Loaded>
  )
}

function headingOf({ name, isRead, isWritten }: ListedFormat): string {
  if (!isRead) return holdingWords.writeOnly(formatNames[name])
  return isWritten ? formatNames[name] : holdingWords.readOnly(formatNames[name])
}

function Formats({ formats: listed, features }: FormatReplies['list']) {
  const { held, title, lead, partly, own, table } = holdingWords
  return (
    <Page title={title} className="wrap page formats">
      <p className="sm upload__crumb">
        <Link to={paths.upload}>{holdingWords.toUpload}</Link>
      </p>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {/* What does not fit is scrolled by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="formats__table" tabIndex={0} role="region" aria-label={table}>
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{holdingWords.feature}</th>
              {listed.map((format) => (
                <th key={format.name} scope="col">
                  {headingOf(format)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {features.map((feature) => (
              <tr key={feature}>
                <th scope="row">{featureName(feature)}</th>
                {listed.map(({ name, holds }) => (
                  <td key={name} data-held={holds[feature] ?? 'lost'}>
                    {held[holds[feature] ?? 'lost']}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{partly}</p>
      <p>{own}</p>
      <p>
        <Link to={paths.takeEverything}>{holdingWords.everything}</Link>
      </p>
    </Page>
  )
}
