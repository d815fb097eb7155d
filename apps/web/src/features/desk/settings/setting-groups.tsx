import type { ReactNode } from 'react'
import { TextField } from '../../../components/forms/field.tsx'
import { Segments } from '../../../components/forms/segments.tsx'
import { LanguageField } from '../../../components/quiz/language-field.tsx'
import { ownLanguage, storedLanguage } from '../../../lib/languages.ts'
import type { useSettings } from './use-settings.ts'
import type { WantedSettings } from './wanted-settings.ts'

type Props = {
  settings: Pick<ReturnType<typeof useSettings>, 'base' | 'wanted' | 'change' | 'problemAt' | 'theirs'>
}

/** Every setting with its sentence. */
export function SettingGroups({ settings }: Props) {
  return (
    <>
      <Group title="Quiz">
        <About settings={settings} />
      </Group>
      <Group title="Time">
        <Time settings={settings} />
      </Group>
      <Group title="Joining">
        <Joining settings={settings} />
      </Group>
      <Group title="Results">
        <Results settings={settings} />
      </Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = `settings-${title.toLowerCase()}`
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** The problem of a field, or what another window has made of it. */
function toldAt(
  { problemAt, theirs, base }: Props['settings'],
  name: 'title' | 'timeLimit',
): string | undefined {
  return problemAt(name) ?? (theirs.includes(name) ? `Now saved by another window: ${base[name]}` : undefined)
}

function About({ settings }: Props) {
  const { wanted, change } = settings
  return (
    <>
      <TextField
        id="setting-title"
        label="Quiz Title"
        hint="It changes everywhere at once, on results too."
        problem={toldAt(settings, 'title')}
        value={wanted.title}
        onChange={({ target }) => change({ title: target.value })}
        dir="auto"
        autoComplete="off"
        required
      />
      <LanguageField
        id="setting-language"
        value={wanted.language ?? ownLanguage}
        onChange={({ target }) => change({ language: storedLanguage(target.value) })}
      />
    </>
  )
}

function Time({ settings }: Props) {
  const { wanted, change } = settings
  return (
    <TextField
      id="setting-timeLimit"
      label="Time Limit (minutes)"
      hint="For whoever starts from now on. Whoever has started keeps the time they were promised."
      problem={toldAt(settings, 'timeLimit')}
      className="input--short num"
      inputMode="numeric"
      value={wanted.timeLimit}
      onChange={({ target }) => change({ timeLimit: target.value })}
      autoComplete="off"
      required
    />
  )
}

function Joining({ settings: { wanted, change } }: Props) {
  return (
    <div className="field">
      <Segments
        legend="Code"
        choices={[
          ['open', 'Open'],
          ['closed', 'Closed'],
        ]}
        value={wanted.code}
        describedBy="setting-code-hint"
        onChoose={(code) => change({ code })}
      />
      <p className="hint hint--after" id="setting-code-hint">
        {wanted.code === 'open'
          ? 'The code lets students in, and they can start.'
          : 'The code lets nobody in, and nobody can start. Whoever has started keeps the full time.'}
      </p>
    </div>
  )
}

function Results({ settings: { wanted, change } }: Props) {
  return (
    <div className="field">
      <Segments
        legend="Correct answers"
        choices={[
          ['at-once', 'At once'],
          ['when-closed', 'When I close the quiz'],
        ]}
        value={wanted.correctAnswers}
        describedBy="setting-answers-hint"
        onChoose={(correctAnswers) => change({ correctAnswers })}
      />
      <p className="hint hint--after" id="setting-answers-hint">
        {describeAnswers(wanted)}
      </p>
    </div>
  )
}

function describeAnswers({ correctAnswers, code }: WantedSettings): string {
  if (correctAnswers === 'at-once') {
    return 'Students see their score and the correct answers as soon as they submit. They could tell them to others who are still taking the quiz.'
  }
  return code === 'open'
    ? 'Students see that their answers were received. Score and correct answers appear when you close the quiz.'
    : 'The quiz is closed: everybody who has submitted sees their score and the correct answers.'
}
