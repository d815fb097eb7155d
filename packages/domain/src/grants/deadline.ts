/** Whom a grant of time reaches: one student, all whose clock runs, or those who were cut off between two moments. */
export type GrantReach = 'student' | 'running' | 'cut-off'
