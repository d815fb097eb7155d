import { useOneTabStop } from '../../quiz-page/use-one-tab-stop.ts'
import { mayEdit } from '../../../lib/may-edit.ts'
import { Attempts, Order, Time } from './time-groups.tsx'
import { Allowances } from './allowances.tsx'
import { type GroupProps, type LoadedSettings, problemOf } from './use-settings.ts'
import type { ReactNode } from 'react'
import { TextField } from '../../../components/forms/field.tsx'
import { HintedSegments } from '../../../components/forms/segments.tsx'
import { dateAndTime } from '../../../lib/dates.ts'
import type { WantedSettings } from './wanted-settings.ts'
import { LanguageField } from '../../../components/quiz/language-field.tsx'
import { ownLanguage, storedLanguage } from '../../../lib/forms/languages.ts'

const sections = { Title: TitleField, Time, Joining, Order, Results, Attempts, Language }
const extraTime = 'Extra time'

export function SectionRail({ quiz }: Pick<LoadedSettings, 'quiz'>) {
  const titles = [...Object.keys(sections), ...(mayEdit(quiz) ? [extraTime] : [])]
  return (
    <nav className="section-rail" aria-label="Sections" {...useOneTabStop<HTMLElement>('a')}>
      {titles.map((title) => (
        <a key={title} href={`#${sectionId(title)}`}>
          {title}
        </a>
      ))}
    </nav>
  )
}

export function SettingGroups({ settings, loaded }: GroupProps & { loaded: LoadedSettings }) {
  return (
    <>
      {Object.entries(sections).map(([title, Section]) => (
        <Group key={title} title={title}>
          <Section settings={settings} />
        </Group>
      ))}
      {mayEdit(loaded.quiz) && (
        <Group title={extraTime}>
          <Allowances loaded={loaded} />
        </Group>
      )}
    </>
  )
}

const sectionId = (title: string) => `settings-${title.toLowerCase().replaceAll(' ', '-')}`

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = sectionId(title)
  return (
    <section className="quiz-settings__group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function TitleField({ settings }: GroupProps) {
  const { wanted, change } = settings
  return (
    <TextField
      id="setting-title"
      data-first-field
      label="Quiz Title"
      hint="Updates everywhere, including results."
      problem={problemOf(settings, 'title')}
      value={wanted.title}
      onChange={({ target }) => change({ title: target.value })}
      dir="auto"
      autoComplete="off"
      required
    />
  )
}

function Joining({ settings: { isDraft, wanted, change } }: GroupProps) {
  return (
    <>
      {isDraft ? (
        <p>This quiz is a draft. It opens when you finalize it.</p>
      ) : (
        <HintedSegments
          legend="Quiz"
          choices={[
            ['open', 'Open'],
            ['closed', 'Closed'],
          ]}
          value={wanted.code}
          onChoose={(code) => change({ code })}
          hint={
            wanted.code === 'open'
              ? 'Students who have joined can start.'
              : 'No one can join or start. Students who have started keep their full time.'
          }
        />
      )}
      <HintedSegments
        legend="Joining with the code"
        choices={[
          ['open', 'On'],
          ['closed', 'Off'],
        ]}
        value={wanted.joining}
        onChoose={(joining) => change({ joining })}
        hint={
          wanted.joining === 'open'
            ? wanted.code === 'closed' && !isDraft
              ? 'Students can join with the code once the quiz is open.'
              : 'Students can join with the code.'
            : 'No one else can join. Students who have joined can still start.'
        }
      />
    </>
  )
}

function Results({ settings: { wanted, change, base, givenOutAt } }: GroupProps) {
  const isGivenOut = wanted.resultRelease === base.resultRelease ? givenOutAt : undefined
  return (
    <HintedSegments
      legend="Result"
      choices={[
        ['at-once', 'At once'],
        ['score-only', 'Score only'],
        ['when-closed', 'After closing'],
        ['by-hand', 'When I release them'],
      ]}
      value={wanted.resultRelease}
      onChoose={(resultRelease) => change({ resultRelease })}
      hint={describeResult(wanted.resultRelease, isGivenOut)}
    >
      {(wanted.attempts ?? 1) !== 1 && (
        <p className="hint hint--after">
          Correct answers appear after a student’s last attempt, or when all have finished after the closing.
        </p>
      )}
    </HintedSegments>
  )
}

function describeResult(
  resultRelease: WantedSettings['resultRelease'],
  givenOutAt: string | undefined,
): string {
  switch (resultRelease) {
    case 'at-once':
      return 'Score and correct answers appear on submitting. Students could share the answers with others.'
    case 'score-only':
      return 'Students see their score on submitting, and never the correct answers.'
    case 'when-closed':
      return 'Score and correct answers appear when the quiz is closed and the last student has finished.'
    case 'by-hand':
      return givenOutAt === undefined
        ? 'Score and correct answers appear when you press Release results.'
        : `You released the results on ${dateAndTime(givenOutAt)}. Students who submit see theirs at once.`
  }
}

function Language({ settings: { wanted, change } }: GroupProps) {
  return (
    <LanguageField
      id="setting-language"
      value={wanted.language ?? ownLanguage}
      onChange={({ target }) => change({ language: storedLanguage(target.value) })}
    />
  )
}
