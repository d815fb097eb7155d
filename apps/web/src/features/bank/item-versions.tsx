import { bankItem as itemWords } from '@quizly/words/authoring.ts'
import { changedParts } from '@quizly/domain'
import { useState } from 'react'
import { LoadedPart } from '../../components/feedback/loaded.tsx'
import { Button } from '../../components/forms/button.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { dateAndTime } from '../../lib/dates.ts'
import { useLoad } from '../../lib/use-load.ts'
import { describeDifference } from '../quiz-page/describe-difference.ts'
import { VersionPair } from '../quiz-page/version-view.tsx'
import { type BankItem, loadBankItem } from './api.ts'

const atFirst = 5

/** The versions of a question, the newest first, each with what it has changed. */
export function Versions({ item }: { item: BankItem }) {
  const { versions } = item
  const [isAll, setAll] = useState(false)
  const [compared, setCompared] = useState<number>()
  return (
    <section aria-labelledby="item-versions">
      <h2 id="item-versions">{itemWords.versions}</h2>
      <ul className="bank-item__list">
        {(isAll ? versions : versions.slice(0, atFirst)).map(({ version, savedAt }, index) => (
          <li key={version} className="bank-item__version">
            <span>
              <b>{itemWords.version(version)}</b> <span className="muted sm">{dateAndTime(savedAt)}</span>
            </span>
            {versions[index + 1] && (
              <Button
                look="quiet"
                size="sm"
                aria-label={itemWords.whatChangedIn(version)}
                onClick={() => setCompared(version)}
              >
                {itemWords.whatChanged}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!isAll && versions.length > atFirst && (
        <Button look="secondary" size="sm" onClick={() => setAll(true)}>
          {itemWords.allVersions(versions.length)}
        </Button>
      )}
      {compared !== undefined && (
        <Compared item={item} version={compared} onClose={() => setCompared(undefined)} />
      )}
    </section>
  )
}

function Compared({ item, version, onClose }: { item: BankItem; version: number; onClose: () => void }) {
  const { _id: itemId, language = 'en' } = item
  const query = useLoad(`${itemId} ${version}`, (signal) =>
    Promise.all([version - 1, version].map((each) => loadBankItem(itemId, { version: `${each}` }, signal))),
  )
  return (
    <Dialog labelledBy="compared" onClose={onClose}>
      <h2 id="compared">{itemWords.whatChangedIn(version)}</h2>
      <LoadedPart query={query} failed={itemWords.versionsFailed}>
        {([before, after]) =>
          before &&
          after && (
            <div className="stack stack-4">
              <p>{describeDifference(changedParts(before.question, after.question))}</p>
              <VersionPair
                versions={[
                  { name: itemWords.version(version - 1), question: before.question, language },
                  { name: itemWords.version(version), question: after.question, language },
                ]}
              />
            </div>
          )
        }
      </LoadedPart>
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={onClose}>
          {itemWords.close}
        </Button>
      </div>
    </Dialog>
  )
}
