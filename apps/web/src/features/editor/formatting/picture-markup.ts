import type { Markup } from './insert-markup.ts'

/** What names a picture in a text. Without a description it is decorative. */
export function pictureMarkup(hash: string, description: string): Markup {
  const alt = description
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\[\]]/g, String.raw`\$&`)
  return { kind: 'around', before: `![${alt}](image:${hash})`, after: '' }
}

/** The first picture among the files that are pasted or dropped. */
export const pictureIn = (files: FileList | undefined): File | undefined =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/'))

/** How long a class waits for pictures, which all its students fetch at once. Seconds are rounded to what one would say. */
export function waitOfClass(bytes: number): { megabytes: number; seconds: number } {
  const seconds = (bytes * studentsOfClass * 8) / (lineMbit * 1_000_000)
  const step = seconds < 10 ? 1 : 5
  return {
    megabytes: Math.max(1, Math.round(bytes / 100_000)) / 10,
    seconds: Math.max(1, Math.round(seconds / step) * step),
  }
}

export const studentsOfClass = 30
export const lineMbit = 20
