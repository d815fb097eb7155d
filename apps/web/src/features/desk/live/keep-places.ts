/**
 * Rows in their new order; or, while they are held, each in the place that it had, with new ones at the end. `before`
 * are the IDs as they were shown last.
 */
export function keepPlaces<Row extends { _id: string }>(
  rows: readonly Row[],
  before: readonly string[],
  isHeld: boolean,
): readonly Row[] {
  if (!isHeld) return rows
  const byId = new Map(rows.map((row) => [row._id, row]))
  const stayed = before.flatMap((id) => byId.get(id) ?? [])
  const isOld = new Set(before)
  return [...stayed, ...rows.filter(({ _id }) => !isOld.has(_id))]
}
