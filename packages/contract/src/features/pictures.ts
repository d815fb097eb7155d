import { pictureLimits } from '@quizly/domain'
import { requests } from '@quizly/words/problems.ts'
import * as z from 'zod/mini'
import { addresses } from '../addresses.ts'
import { created, defineCall, ok } from '../call.ts'
import { errorMessage } from '../error-message.ts'
import { textOf } from '../shared-fields.ts'

const part = textOf(128, errorMessage(requests, 'id-wanted'))
const pixels = z.int().check(z.minimum(1))

export const uploadPicture = defineCall(
  addresses.uploadPicture,
  { tag: 'Quizzes', audience: 'admin' },
  {
    summary: 'Store a picture for questions, which name it as ![what it shows](image:hash)',
    upload: 'PNG, JPEG, WebP, GIF (its first picture) or AVIF, whatever its Content-Type says',
    bodyLimit: pictureLimits.bytes,
    replies: {
      stored: created(
        'The picture as it will be shown; `bytes` is how many it has',
        z.object({ hash: z.string(), width: pixels, height: pixels, bytes: pixels }),
      ),
    },
    errors: ['busy', 'limit-reached', 'too-many-requests'],
  },
)

export const getPicture = defineCall(
  addresses.getPicture,
  { tag: 'Quizzes', audience: 'anyone' },
  {
    summary: 'A picture. Its pass comes with the question that shows it, as `drawn.pass`',
    params: z.object({ pass: part, hash: part }),
    replies: {
      picture: {
        ...ok('The picture', z.string(), 'image/webp'),
        cacheControl: 'private, max-age=31536000, immutable',
      },
    },
  },
)
