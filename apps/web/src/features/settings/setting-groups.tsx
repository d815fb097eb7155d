import { settings as settingsWords } from '@quizly/words/desk.ts'
import { useOneTabStop } from '../quiz-page/use-one-tab-stop.ts'
import { mayEdit } from '../../lib/may-edit.ts'
import { Attempts, Order, Time } from './time-groups.tsx'
import { Allowances } from './allowances.tsx'
import { type GroupProps, type LoadedSettings, problemOf } from './use-settings.ts'
import type { ReactNode } from 'react'
import { CheckBox } from '../../components/forms/check-box.tsx'
import { FieldProblem, TextField } from '../../components/forms/field.tsx'
import { HintedSegments } from '../../components/forms/segments.tsx'
import { dateAndTime } from '../../lib/dates.ts'
import { InstructionsField } from '../quiz-page/instructions-field.tsx'
import type { RequestedSettings } from '../quiz-page/requested-settings.ts'
import { LanguageField } from '../../components/quiz/language-field.tsx'
import { ownLanguage, storedLanguage } from '../../lib/forms/languages.ts'

const sections = [
  ['title', TitleField],
  ['instructions', InstructionsGroup],
  ['time', Time],
  ['joining', Joining],
  ['order', Order],
  ['results', Results],
  ['practice', Practice],
  ['attempts', Attempts],
  ['language', Language],
] as const
type Section = keyof typeof settingsWords.sections

export function SectionRail({ quiz }: Pick<LoadedSettings, 'quiz'>) {
  const names: Section[] = [
    ...sections.map(([name]) => name),
    ...(mayEdit(quiz) ? ['extra-time' as const] : []),
  ]
  return (
    <nav
      className="section-rail"
      aria-label={settingsWords.sectionsLabel}
      {...useOneTabStop<HTMLElement>('a')}
    >
      {names.map((name) => (
        <a key={name} href={`#${sectionId(name)}`}>
          {settingsWords.sections[name]}
        </a>
      ))}
    </nav>
  )
}

export function SettingGroups({ settings, loaded }: GroupProps & { loaded: LoadedSettings }) {
  return (
    <>
      {sections.map(([name, Fields]) => (
        <Group key={name} name={name}>
          <Fields settings={settings} />
        </Group>
      ))}
      {mayEdit(loaded.quiz) && (
        <Group name="extra-time">
          <Allowances loaded={loaded} />
        </Group>
      )}
    </>
  )
}

const sectionId = (name: Section) => `settings-${name}`

function Group({ name, children }: { name: Section; children: ReactNode }) {
  const id = sectionId(name)
  return (
    <section className="quiz-settings__group" aria-labelledby={id}>
      <h2 id={id}>{settingsWords.sections[name]}</h2>
      {children}
    </section>
  )
}

function TitleField({ settings }: GroupProps) {
  const { requested, change } = settings
  return (
    <TextField
      id="setting-title"
      data-first-field
      label={settingsWords.quizTitle}
      hint={settingsWords.quizTitleHint}
      problem={problemOf(settings, 'title')}
      value={requested.title}
      onChange={({ target }) => change({ title: target.value })}
      dir="auto"
      lang={requested.language ?? ownLanguage}
      autoComplete="off"
      required
    />
  )
}

function InstructionsGroup({ settings: { requested, change, problemAt, isReader } }: GroupProps) {
  return (
    <InstructionsField
      id="setting-instructions"
      problem={problemAt('instructions')}
      language={requested.language ?? ownLanguage}
      value={requested.instructions}
      isReadOnly={isReader}
      onChange={({ target }) => change({ instructions: target.value })}
    />
  )
}

function Joining({ settings: { isDraft, requested, change } }: GroupProps) {
  return (
    <>
      {isDraft ? (
        <p>{settingsWords.draft}</p>
      ) : (
        <HintedSegments
          legend={settingsWords.quiz}
          choices={[
            ['open', settingsWords.open],
            ['closed', settingsWords.closed],
          ]}
          value={requested.code}
          onChoose={(code) => change({ code })}
          hint={requested.code === 'open' ? settingsWords.openHint : settingsWords.closedHint}
        />
      )}
      <HintedSegments
        legend={settingsWords.joining}
        choices={[
          ['open', settingsWords.joiningOn],
          ['closed', settingsWords.joiningOff],
        ]}
        value={requested.joining}
        onChoose={(joining) => change({ joining })}
        hint={
          requested.joining === 'open'
            ? requested.code === 'closed' && !isDraft
              ? settingsWords.joiningLater
              : settingsWords.joiningOnHint
            : settingsWords.joiningOffHint
        }
      />
    </>
  )
}

function Results({ settings: { requested, change, base, givenOutAt } }: GroupProps) {
  const isGivenOut = requested.resultRelease === base.resultRelease ? givenOutAt : undefined
  return (
    <HintedSegments
      legend={settingsWords.result}
      choices={[
        ['at-once', settingsWords.releases['at-once']],
        ['score-only', settingsWords.releases['score-only']],
        ['when-closed', settingsWords.releases['when-closed']],
        ['by-hand', settingsWords.releases['by-hand']],
      ]}
      value={requested.resultRelease}
      onChoose={(resultRelease) => change({ resultRelease })}
      hint={describeResult(requested.resultRelease, isGivenOut)}
    >
      {(requested.attempts ?? 1) !== 1 && <p className="hint hint--after">{settingsWords.severalAttempts}</p>}
    </HintedSegments>
  )
}

const practiceHint = 'setting-practice-hint'

function Practice({ settings: { requested, change, problemAt } }: GroupProps) {
  const problem = problemAt('practice')
  const problemId = 'setting-practice-problem'
  return (
    <div id="setting-practice" tabIndex={-1} className={problem ? 'field field--error' : 'field'}>
      <FieldProblem id={problemId} problem={problem} />
      <CheckBox
        label={settingsWords.practise}
        describedBy={problem ? `${practiceHint} ${problemId}` : practiceHint}
        isOn={requested.practice === true}
        onChange={(isOn) => change({ practice: isOn || undefined })}
      />
      <p className="hint hint--after" id={practiceHint}>
        {settingsWords.practiseHint}
      </p>
    </div>
  )
}

function describeResult(
  resultRelease: RequestedSettings['resultRelease'],
  givenOutAt: string | undefined,
): string {
  return resultRelease === 'by-hand' && givenOutAt !== undefined
    ? settingsWords.released(dateAndTime(givenOutAt))
    : settingsWords.releaseHints[resultRelease]
}

function Language({ settings: { requested, change } }: GroupProps) {
  return (
    <LanguageField
      id="setting-language"
      value={requested.language ?? ownLanguage}
      onChange={({ target }) => change({ language: storedLanguage(target.value) })}
    />
  )
}
