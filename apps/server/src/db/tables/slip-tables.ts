/** Slips by which students sign in without an address. */
export type SlipTables = {
  slip_lists: {
    id: string
    educator_id: string
    /** Where its slips lead. */
    quiz_id: string | null
    title: string
    /** How long a slip is valid, from when its code is made. */
    days: number
    made_at: number
  }
  slips: {
    id: string
    list_id: string
    place: number
    name: string
    code_hash: string
    /** Null until it is used. */
    user_id: string | null
    expires_at: number
    used_at: number | null
    revoked_at: number | null
    /** When its attempts went to the student's own account, which `user_id` is since. */
    joined_at: number | null
  }
}
