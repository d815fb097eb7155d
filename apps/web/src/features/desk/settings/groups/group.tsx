import type { ReactNode } from 'react'
import type { useSettings } from '../use-settings.ts'

/** What each group of settings is drawn from. */
export type GroupProps = {
  settings: Pick<
    ReturnType<typeof useSettings>,
    'base' | 'isDraft' | 'givenOutAt' | 'wanted' | 'change' | 'problemAt' | 'theirs'
  >
}

/** The ID of a section's heading, for links to it. */
export const sectionId = (title: string) => `settings-${title.toLowerCase().replaceAll(' ', '-')}`

/** Settings that belong together, under their heading. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = sectionId(title)
  return (
    <section className="quiz-settings__group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** The problem of a field, or what another window has made of it. */
export function toldAt(
  { problemAt, theirs, base }: GroupProps['settings'],
  name: 'title' | 'timeLimit',
): string | undefined {
  return problemAt(name) ?? (theirs.includes(name) ? `Now saved by another window: ${base[name]}` : undefined)
}
