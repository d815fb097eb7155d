import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

const importTables = () => import('./tables.ts')

let tables: Awaited<ReturnType<typeof importTables>> | undefined
const withTables = new WeakSet<EditorView>()

/** Whether it could not be loaded: then the Tab key must not stay in a table. */
let hasFailed = false

const isInTable = ({ selection: { $from } }: EditorState) =>
  Array.from({ length: $from.depth }, (_, at) => $from.node(at + 1)).some(({ type }) => type.name === 'table')

/** A command in a table. It waits until what tables need has come. */
export const inTable =
  (command: (loaded: NonNullable<typeof tables>) => Command): Command =>
  (state, dispatch, view) => {
    if (tables) return command(tables)(state, dispatch, view)
    if (!dispatch || !view || hasFailed || !isInTable(state)) return false
    loadTables()
      .then((loaded) => view.isDestroyed || command(loaded)(view.state, view.dispatch, view))
      .catch(() => undefined)
    return true
  }

let loading: ReturnType<typeof importTables> | undefined

async function loadTables() {
  try {
    tables = await (loading ??= importTables())
    hasFailed = false
    return tables
  } catch (error) {
    loading = undefined
    hasFailed = true
    throw error
  }
}

/** Loads what tables need for an editor with the cursor in one. Without a network, the next key tries again. */
export async function editTables(view: EditorView): Promise<void> {
  if (withTables.has(view)) return
  withTables.add(view)
  try {
    const { tableEditing } = await loadTables()
    const { state } = view
    if (!view.isDestroyed)
      view.updateState(state.reconfigure({ plugins: [...state.plugins, tableEditing()] }))
  } catch {
    withTables.delete(view)
  }
}
