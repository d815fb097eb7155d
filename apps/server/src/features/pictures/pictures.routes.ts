import { getPicture, uploadPicture } from '@quizly/contract'
import { AppError } from '../../app-error.ts'
import type { Store } from '../../db/store.ts'
import { registerRoute, handle } from '../../http/register-route.ts'
import type { Api } from '../../http/api.ts'
import { receiveBodies } from '../../http/bodies/json-body.ts'
import { byUser } from '../../http/limits/rate-limits.ts'
import type { Key } from './passes.service.ts'
import { createPictureFinder, type FindQuestions, type StorePicture } from './pictures.service.ts'

const limits = [{ max: 300, windowMs: 600_000, key: byUser }]
const atOnce = { all: 32, ofUser: 2 }

export function registerPictures(
  api: Api,
  {
    db,
    reports,
    findQuestions,
    storePicture,
    key,
  }: Pick<Store, 'db' | 'reports'> & { storePicture: StorePicture; key: Key; findQuestions: FindQuestions },
): void {
  const findPicture = createPictureFinder({ db, reports, findQuestions }, key)
  api.app.register((app, _options, done) => {
    receiveBodies(app, api.bodies, (bytes) => bytes, '*')
    const readBody = async (bytes: Uint8Array = new Uint8Array()) => bytes
    handle(
      { ...api, app },
      uploadPicture,
      { readBody, limits, atOnce },
      ({ body, user, isWanted, receivedAt }) =>
        storePicture(db, { bytes: body, ownerId: user._id, isWanted }, receivedAt),
    )
    done()
  })
  registerRoute(api, getPicture, async ({ params, receivedAt }) => {
    const bytes = await findPicture(params, receivedAt)
    if (!bytes) throw new AppError('not-found', 'no-such-address')
    return { as: 'picture', bytes }
  })
}
