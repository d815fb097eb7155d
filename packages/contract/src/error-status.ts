/** Every way in which a call can fail: stable codes, grouped by HTTP status. */
export const errorsByStatus = {
  400: ['malformed-request'],
  401: ['not-signed-in', 'session-expired', 'invalid-credentials'],
  422: ['wrong-password', 'invalid-input'],
  403: ['wrong-role', 'wrong-user'],
  404: ['not-found', 'invalid-code', 'invalid-link'],
  408: ['request-timeout'],
  409: [
    'email-taken',
    'sign-in-failed',
    'code-taken',
    'questions-exist',
    'not-started',
    'already-attempted',
    'not-needed',
    'still-running',
    'quiz-closed',
    'quiz-changed',
    'draft-changed',
    'attempt-changed',
    'mark-changed',
    'older-server',
    'limit-reached',
  ],
  411: ['length-required'],
  413: ['too-large'],
  415: ['unsupported-media-type'],
  429: ['too-many-requests'],
  431: ['headers-too-large'],
  500: ['internal-error'],
  503: ['busy'],
} as const

type ErrorStatus = keyof typeof errorsByStatus
export type ErrorCode = (typeof errorsByStatus)[ErrorStatus][number]
