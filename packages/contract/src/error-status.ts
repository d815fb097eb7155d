/** Every way in which a call can fail: a stable code, and the status that it travels with. */
export const errorStatus = {
  'malformed-request': 400,
  'not-signed-in': 401,
  'session-expired': 401,
  'invalid-credentials': 401,
  'wrong-password': 422,
  'wrong-role': 403,
  'wrong-user': 403,
  'not-found': 404,
  'invalid-code': 404,
  'invalid-link': 404,
  'request-timeout': 408,
  'email-taken': 409,
  'code-taken': 409,
  'questions-exist': 409,
  'not-started': 409,
  'already-attempted': 409,
  'quiz-closed': 409,
  'quiz-changed': 409,
  'limit-reached': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'invalid-input': 422,
  'too-many-requests': 429,
  'headers-too-large': 431,
  'internal-error': 500,
  busy: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

export const errorCodes = Object.keys(errorStatus) as ErrorCode[]
