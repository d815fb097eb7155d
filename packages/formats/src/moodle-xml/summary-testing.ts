import type { ReadFile } from '../item.ts'
import type { Loss } from '../loss.ts'

const lossOf = ({ kind, what, params = {} }: Loss) => `${kind} ${[what, ...Object.values(params)].join(' ')}`

/** A file that was read, in a line for each question and each loss. */
export function summaryOf({ items, losses, title }: ReadFile): string[] {
  const lines = items.flatMap((item) => {
    const { content, text = '', title: name, tags, source } = item
    const written = { ...content } as Record<string, unknown>
    const type = content?.type ?? 'none'
    delete written['type']
    const parts = Object.entries(content ? written : { text }).map(
      ([key, value]) => `${key} ${JSON.stringify(value)}`,
    )
    const named = [
      name && `title ${name}`,
      tags.length > 0 && `tags ${tags.join(', ')}`,
      source.id && `id ${source.id}`,
    ]
    return [
      [type, ...parts, ...named.filter(Boolean)].join(' · '),
      ...item.losses.map((loss) => `  ${lossOf(loss)}`),
    ]
  })
  return [
    ...(title ? [`title ${title}`] : []),
    ...losses.map((loss) => lossOf(loss) + (loss.line ? ` line ${loss.line}` : '')),
    ...lines,
  ]
}
