/** Processes that hold pages of students, each with its last sign. */
export type LiveNodesTable = {
  id: string
  seen_at: number
}

/** Pages of students whose clock runs. */
export type ConnectionsTable = {
  attempt_id: string
  node_id: string
  /** Null: the node holds the page, as long as the node gives signs. */
  left_at: number | null
}

/** When pages of students were away for more than a moment. */
export type AbsencesTable = {
  attempt_id: string
  left_at: number
  back_at: number
}
