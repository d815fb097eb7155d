import { between, circles, type Import } from './imports.ts'

const folderBelow = (parent: string) => (path: string) =>
  path.startsWith(parent) ? path.slice(parent.length).split('/').at(0) : undefined

const parents = {
  'features of the server': 'apps/server/src/features/',
  'features of the web app': 'apps/web/src/features/',
  'rooms of taking': 'apps/web/src/features/taking/',
  'rooms of the domain': 'packages/domain/src/',
}

/** Which folders reach each other in a circle, by the folder that they are in. Type-only imports count. */
export function tangles(imports: readonly Import[]): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(parents).map(([name, parent]) => {
      const edges = between(imports, (path) => {
        const folder = folderBelow(parent)(path)
        return folder?.includes('.') ? undefined : folder
      })
      return [name, circles(edges).map((group) => group.join(' ↔ '))]
    }),
  )
}
