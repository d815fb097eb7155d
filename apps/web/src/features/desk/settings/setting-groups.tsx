import { mayEdit } from '../../../lib/may-edit.ts'
import { Attempts } from './groups/attempts.tsx'
import { Group, type GroupProps } from './groups/group.tsx'
import { Joining } from './groups/joining.tsx'
import { Language } from './groups/language.tsx'
import { Order } from './groups/order.tsx'
import { Results } from './groups/results.tsx'
import { Time } from './groups/time.tsx'
import { TitleField } from './groups/title-field.tsx'
import { MoreTime } from './more-time/more-time.tsx'
import type { LoadedSettings } from './use-settings.ts'

/** Every setting with its sentence. */
export function SettingGroups({ settings, loaded }: GroupProps & { loaded: LoadedSettings }) {
  return (
    <>
      <TitleField settings={settings} />
      <Group title="Time">
        <Time settings={settings} />
      </Group>
      <Group title="Joining">
        <Joining settings={settings} />
      </Group>
      <Group title="Order">
        <Order settings={settings} />
      </Group>
      <Group title="Results">
        <Results settings={settings} />
      </Group>
      <Group title="Attempts">
        <Attempts settings={settings} />
      </Group>
      {mayEdit(loaded.quiz) && (
        <Group title="Students with more time">
          <MoreTime loaded={loaded} />
        </Group>
      )}
      <Group title="Language">
        <Language settings={settings} />
      </Group>
    </>
  )
}
