import { TextField } from '../../../../components/forms/field.tsx'
import { type GroupProps, toldAt } from './group.tsx'

export function TitleField({ settings }: GroupProps) {
  const { wanted, change } = settings
  return (
    <TextField
      id="setting-title"
      data-first-field
      label="Quiz Title"
      hint="Updates everywhere, including results."
      problem={toldAt(settings, 'title')}
      value={wanted.title}
      onChange={({ target }) => change({ title: target.value })}
      dir="auto"
      autoComplete="off"
      required
    />
  )
}
