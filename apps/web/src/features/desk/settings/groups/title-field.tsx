import { TextField } from '../../../../components/forms/field.tsx'
import { type GroupProps, toldAt } from './group.tsx'

export function TitleField({ settings }: GroupProps) {
  const { wanted, change } = settings
  return (
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
  )
}
