/** The second factor of educators and operators. */
export type SecondFactorTables = {
  second_factors: {
    user_id: string
    /** In base32. The account has TOTP once it is confirmed. */
    secret: string | null
    confirmed_at: number | null
    /** The step of 30 seconds whose code was used last: none before it works any more. */
    last_step: number | null
    /** A secret that waits for its first code. */
    new_secret: string | null
    new_secret_at: number | null
    /** When somebody who has proved the password asked an operator to reset the factor. */
    reset_asked_at: number | null
  }
  recovery_codes: {
    user_id: string
    code_hash: string
    used_at: number | null
  }
  /** Log-ins with a right password that have opened no session yet. */
  second_steps: {
    ticket_hash: string
    user_id: string
    /** The one that was checked: a new password ends the log-in. */
    password_hash: string
    kind: 'check' | 'set-up'
    remember: 0 | 1
    expires_at: number
  }
}
