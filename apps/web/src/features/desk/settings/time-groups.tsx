import { MomentField } from '../../../components/forms/moment-field.tsx'
import { HintedSegments, Segments } from '../../../components/forms/segments.tsx'
import { Field, TextField } from '../../../components/forms/field.tsx'
import { dateAndTime } from '../../../lib/dates.ts'
import { ownZone, zoneOffset } from '../../../lib/time/wall-time.ts'
import { type GroupProps, problemOf } from './use-settings.ts'
import { CheckBox } from '../../../components/forms/check-box.tsx'
import { mostAttemptsAllowed } from '@quizly/domain'
import { Icon } from '../../../components/icons/icons.tsx'

/** How long students have, and from when until when they can start. */
export function Time({ settings }: GroupProps) {
  const { wanted, change } = settings
  return (
    <>
      <TextField
        id="setting-timeLimit"
        label="Time Limit (minutes)"
        hint="For new starters. Students who have started keep their full time."
        problem={problemOf(settings, 'timeLimit')}
        className="input--short num"
        inputMode="numeric"
        value={wanted.timeLimit}
        onChange={({ target }) => change({ timeLimit: target.value })}
        autoComplete="off"
        required
      />
      <MomentField
        id="setting-opensAt"
        label="Opens"
        hint={`Leave empty to open straight away. ${zoneSentence(wanted.opensAt)}`}
        problem={momentAt(settings, 'opensAt')}
        value={wanted.opensAt}
        onChange={(opensAt) => change({ opensAt })}
      />
      <MomentField
        id="setting-closesAt"
        label="Closes"
        hint={`Leave empty to keep it open. ${zoneSentence(wanted.closesAt)}`}
        problem={momentAt(settings, 'closesAt')}
        value={wanted.closesAt}
        onChange={(closesAt) => change({ closesAt, ...(closesAt === '' && { everyoneStops: false }) })}
      />
      {wanted.closesAt !== '' && <AtClosing settings={settings} />}
    </>
  )
}

function AtClosing({ settings: { wanted, change } }: GroupProps) {
  return (
    <HintedSegments
      legend="At closing"
      choices={[
        ['no', 'No one else can start'],
        ['yes', 'Everyone stops'],
      ]}
      value={wanted.everyoneStops ? 'yes' : 'no'}
      onChoose={(choice) => change({ everyoneStops: choice === 'yes' })}
      hint={
        wanted.everyoneStops
          ? 'Students who start late have less time. They are told before they start.'
          : 'Students who have started keep their full time, even past the closing.'
      }
    />
  )
}

function zoneSentence(moment: string): string {
  const zone = ownZone()
  const at = moment.endsWith('Z') ? moment : new Date().toISOString()
  return `Your time zone: ${zone} (${zoneOffset(at, zone)}).`
}

function momentAt(
  { problemAt, theirs, base }: GroupProps['settings'],
  name: 'opensAt' | 'closesAt',
): string | undefined {
  const saved = base[name] === undefined ? 'none' : dateAndTime(base[name])
  return problemAt(name) ?? (theirs.includes(name) ? `Now saved by another window: ${saved}` : undefined)
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

function Shuffling({ settings: { wanted, change } }: GroupProps) {
  return (
    <div className="field">
      <CheckBox
        label="Shuffle the questions"
        describedBy="setting-order-hint"
        isOn={wanted.shuffleQuestions === true}
        onChange={(isOn) => change({ shuffleQuestions: isOn || undefined })}
      />
      <CheckBox
        label="Shuffle the options"
        describedBy="setting-order-hint"
        isOn={wanted.shuffleOptions === true}
        onChange={(isOn) => change({ shuffleOptions: isOn || undefined })}
      />
      <p className="hint hint--after" id="setting-order-hint">
        {wanted.shuffleOptions === true
          ? 'An option marked “Don’t shuffle” in its question stays where it is.'
          : 'Each student gets their own order. You always see the original.'}
      </p>
    </div>
  )
}

function Pages({ settings: { wanted, change } }: GroupProps) {
  const { pages } = wanted
  return (
    <div className="field stack stack-3">
      <Segments
        legend="Pages"
        choices={[
          ['all', 'All on one page'],
          ['one', 'One question a page'],
        ]}
        value={pages ? 'one' : 'all'}
        describedBy="setting-pages-hint"
        onChoose={(choice) => change({ pages: choice === 'one' ? 'one-by-one' : undefined })}
      />
      {pages && (
        <Segments
          legend="Going back"
          choices={[
            ['one-by-one', 'Allowed'],
            ['forward-only', 'Not allowed'],
          ]}
          value={pages}
          describedBy="setting-pages-hint"
          onChoose={(way) => change({ pages: way })}
        />
      )}
      <p className="hint hint--after" id="setting-pages-hint">
        {pages ? pageHints[pages] : 'Students see all questions and can answer in any order.'}
      </p>
    </div>
  )
}

const pageHints = {
  'one-by-one': 'Students can go back and change answers until they submit.',
  'forward-only': 'Students cannot go back to a question, on any device. They are told before they start.',
}

const choices = Array.from({ length: mostAttemptsAllowed }, (_, place) => String(place + 1))

export function Attempts({ settings: { wanted, change, base, problemAt } }: GroupProps) {
  const { attempts = 1, attemptCounts = 'best' } = wanted
  function choose(value: string) {
    const chosen = value === 'unlimited' ? value : Number(value)
    const isPlain = chosen === 1 && base.attempts === undefined
    change(isPlain ? { attempts: undefined, attemptCounts: undefined } : { attempts: chosen, attemptCounts })
  }
  return (
    <>
      <Field
        id="setting-attempts"
        label="Attempts for each student"
        hint="Attempts already made are kept."
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
              <option value="unlimited">No limit</option>
            </select>
            <Icon name="chevronDown" />
          </span>
        )}
      </Field>
      {wanted.attempts !== undefined && (
        <HintedSegments
          legend="What counts"
          choices={[
            ['best', 'The best'],
            ['last', 'The last'],
            ['first', 'The first'],
          ]}
          value={attemptCounts}
          onChoose={(counts) => change({ attemptCounts: counts })}
          hint="One attempt counts per student. If scores are equal, the earlier one counts."
        />
      )}
    </>
  )
}
