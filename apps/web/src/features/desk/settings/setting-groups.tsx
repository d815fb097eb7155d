import { Group, type GroupProps } from './groups/group.tsx'
import { Joining } from './groups/joining.tsx'
import { Language } from './groups/language.tsx'
import { Order } from './groups/order.tsx'
import { Results } from './groups/results.tsx'
import { Time } from './groups/time.tsx'
import { TitleField } from './groups/title-field.tsx'

/** Every setting with its sentence. */
export function SettingGroups({ settings }: GroupProps) {
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
      <Group title="Language">
        <Language settings={settings} />
      </Group>
    </>
  )
}
