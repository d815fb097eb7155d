import { useOneTabStop } from '../../quiz-page/use-one-tab-stop.ts'
import { mayEdit } from '../../../lib/may-edit.ts'
import { Attempts } from './groups/attempts.tsx'
import { Group, type GroupProps, sectionId } from './groups/group.tsx'
import { Joining } from './groups/joining.tsx'
import { Language } from './groups/language.tsx'
import { Order } from './groups/order.tsx'
import { Results } from './groups/results.tsx'
import { Time } from './groups/time.tsx'
import { TitleField } from './groups/title-field.tsx'
import { MoreTime } from './more-time/more-time.tsx'
import type { LoadedSettings } from './use-settings.ts'

const sections = { Title: TitleField, Time, Joining, Order, Results, Attempts, Language }
const extraTime = 'Extra time'

/** Links to the sections, beside them. */
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

/** Every setting with its sentence. */
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
          <MoreTime loaded={loaded} />
        </Group>
      )}
    </>
  )
}
