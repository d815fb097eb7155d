/** A three-way merge. `conflicts`: what both changed differently; there `merged` follows this change. */
export function mergeSettings<Settings extends Record<string, unknown>>(
  base: Settings,
  requested: Settings,
  current: Settings,
): { merged: Settings; conflicts: (keyof Settings & string)[] } {
  const merged: Record<string, unknown> = {}
  const conflicts: string[] = []
  for (const name of new Set([base, requested, current].flatMap(Object.keys))) {
    const [was, mine, theirs] = [base[name], requested[name], current[name]]
    const value = mine === was ? theirs : mine
    if (value !== undefined) merged[name] = value
    if (mine !== was && theirs !== was && mine !== theirs) conflicts.push(name)
  }
  return { merged: merged as Settings, conflicts }
}
