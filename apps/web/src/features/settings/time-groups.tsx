import type { ErrorMessage } from '../../lib/words/problem-words.ts'
import { timeSettings as timeWords, untimedSettings as untimedWords } from '@quizly/words/desk.ts'
import { MomentField } from '../../components/forms/moment-field.tsx'
import { HintedSegments, Segments } from '../../components/forms/segments.tsx'
import { Field } from '../../components/forms/field.tsx'
import { noLimitValue, TimeLimitField } from '../quiz-page/time-limit.tsx'
import type { RequestedSettings } from '../quiz-page/requested-settings.ts'
import { dateAndTime } from '../../lib/dates.ts'
import { ownZone, zoneOffset } from '../../lib/time/wall-time.ts'
import { type GroupProps, problemOf } from './use-settings.ts'
import { CheckBox } from '../../components/forms/check-box.tsx'
import { maxAttemptsAllowed } from '@quizly/domain'
import { Icon } from '../../components/icons/icons.tsx'

/** How long students have, and from when until when they can start. */
export function Time({ settings }: GroupProps) {
  const { requested, change } = settings
  const isUntimed = requested.timeLimit === noLimitValue
  return (
    <>
      <TimeLimitField
        id="setting-timeLimit"
        label={timeWords.timeLimit}
        hint={timeWords.timeLimitHint}
        problem={problemOf(settings, 'timeLimit')}
        value={requested.timeLimit}
        onChange={({ target }) => change({ timeLimit: target.value })}
      />
      {isUntimed && <Untimed requested={requested} />}
      <MomentField
        id="setting-opensAt"
        label={timeWords.opens}
        hint={timeWords.opensHint(...zoneAt(requested.opensAt))}
        problem={momentAt(settings, 'opensAt')}
        value={requested.opensAt}
        onChange={(opensAt) => change({ opensAt })}
      />
      <MomentField
        id="setting-closesAt"
        label={timeWords.closes}
        hint={timeWords.closesHint(...zoneAt(requested.closesAt))}
        problem={momentAt(settings, 'closesAt')}
        value={requested.closesAt}
        onChange={(closesAt) => change({ closesAt, ...(closesAt === '' && { everyoneStops: false }) })}
      />
      {requested.closesAt !== '' && !isUntimed && <AtClosing settings={settings} />}
    </>
  )
}

/** What then ends an attempt, and what counts. */
function Untimed({ requested: { closesAt, attempts } }: { requested: RequestedSettings }) {
  return (
    <ul className="quiz-settings__notes hint">
      <li>{closesAt === '' ? untimedWords.staysOpen : untimedWords.ends}</li>
      {attempts !== undefined && <li>{untimedWords.several}</li>}
      <li>{untimedWords.extraTime}</li>
    </ul>
  )
}

function AtClosing({ settings: { requested, change } }: GroupProps) {
  return (
    <HintedSegments
      legend={timeWords.atClosing}
      choices={[
        ['no', timeWords.noOneStarts],
        ['yes', timeWords.everyoneStops],
      ]}
      value={requested.everyoneStops ? 'yes' : 'no'}
      onChoose={(choice) => change({ everyoneStops: choice === 'yes' })}
      hint={requested.everyoneStops ? timeWords.everyoneStopsHint : timeWords.noOneStartsHint}
    />
  )
}

function zoneAt(moment: string): [zone: string, offset: string] {
  const zone = ownZone()
  const at = moment.endsWith('Z') ? moment : new Date().toISOString()
  return [zone, zoneOffset(at, zone)]
}

function momentAt(
  { problemAt, theirs, base }: GroupProps['settings'],
  name: 'opensAt' | 'closesAt',
): ErrorMessage | string | undefined {
  const saved = () =>
    base[name] === undefined ? timeWords.noneSaved : timeWords.otherSaved(dateAndTime(base[name]))
  return problemAt(name) ?? (theirs.includes(name) ? saved() : undefined)
}

/** In which order the questions and their options are asked, and on how many pages. */
export function Order({ settings }: GroupProps) {
  return (
    <>
      <Shuffling settings={settings} />
      <Pages settings={settings} />
    </>
  )
}

function Shuffling({ settings: { requested, change } }: GroupProps) {
  return (
    <div className="field">
      <CheckBox
        label={timeWords.shuffleQuestions}
        describedBy="setting-order-hint"
        isOn={requested.shuffleQuestions === true}
        onChange={(isOn) => change({ shuffleQuestions: isOn || undefined })}
      />
      <CheckBox
        label={timeWords.shuffleOptions}
        describedBy="setting-order-hint"
        isOn={requested.shuffleOptions === true}
        onChange={(isOn) => change({ shuffleOptions: isOn || undefined })}
      />
      <p className="hint hint--after" id="setting-order-hint">
        {requested.shuffleOptions === true ? timeWords.shuffleOptionsHint : timeWords.shuffleHint}
      </p>
    </div>
  )
}

function Pages({ settings: { requested, change } }: GroupProps) {
  const { pages } = requested
  return (
    <div className="field stack stack-3">
      <Segments
        legend={timeWords.pages}
        choices={[
          ['all', timeWords.allOnOne],
          ['one', timeWords.oneByOne],
        ]}
        value={pages ? 'one' : 'all'}
        describedBy="setting-pages-hint"
        onChoose={(choice) => change({ pages: choice === 'one' ? 'one-by-one' : undefined })}
      />
      {pages && (
        <Segments
          legend={timeWords.goingBack}
          choices={[
            ['one-by-one', timeWords.allowed],
            ['forward-only', timeWords.notAllowed],
          ]}
          value={pages}
          describedBy="setting-pages-hint"
          onChoose={(way) => change({ pages: way })}
        />
      )}
      <p className="hint hint--after" id="setting-pages-hint">
        {pages ? timeWords.pageHints[pages] : timeWords.allHint}
      </p>
    </div>
  )
}

const choices = Array.from({ length: maxAttemptsAllowed }, (_, index) => String(index + 1))

export function Attempts({ settings: { requested, change, base, isDrawn, problemAt } }: GroupProps) {
  const { attempts = 1, attemptCounts = 'best' } = requested
  function choose(value: string) {
    const chosen = value === 'unlimited' ? value : Number(value)
    const isPlain = chosen === 1 && base.attempts === undefined
    change(isPlain ? { attempts: undefined, attemptCounts: undefined } : { attempts: chosen, attemptCounts })
  }
  return (
    <>
      <Field
        id="setting-attempts"
        label={timeWords.attempts}
        hint={timeWords.attemptsHint}
        problem={problemAt('attempts')}
      >
        {(control) => (
          <span className="select">
            <select
              {...control}
              className="input"
              value={attempts}
              onChange={({ target }) => choose(target.value)}
            >
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
              <option value="unlimited">{timeWords.noLimit}</option>
            </select>
            <Icon name="chevronDown" />
          </span>
        )}
      </Field>
      {isDrawn && (requested.attempts !== undefined || requested.freshQuestions) && (
        <div className="field">
          <CheckBox
            label={timeWords.freshQuestions}
            describedBy="setting-fresh-hint"
            isOn={requested.freshQuestions === true}
            onChange={(isOn) => change({ freshQuestions: isOn || undefined })}
          />
          <p className="hint hint--after" id="setting-fresh-hint">
            {timeWords.freshQuestionsHint}
          </p>
        </div>
      )}
      {requested.attempts !== undefined && (
        <HintedSegments
          legend={timeWords.whatCounts}
          choices={[
            ['best', timeWords.best],
            ['last', timeWords.last],
            ['first', timeWords.first],
          ]}
          value={attemptCounts}
          onChoose={(counts) => change({ attemptCounts: counts })}
          hint={timeWords.countsHint}
        />
      )}
    </>
  )
}
