import { renderTexts } from '@quizly/contract'
import { handle } from '../../http/register-route.ts'
import type { Api } from '../../http/api.ts'
import { byUser } from '../../http/limits/rate-limits.ts'
import type { Rendering } from './rendering.service.ts'

export function registerRendering(api: Api, { renderPreviews }: Pick<Rendering, 'renderPreviews'>): void {
  const limits = [{ max: 60, windowMs: 60_000, key: byUser }]
  handle(api, renderTexts, { limits }, async ({ body, user, isWanted, receivedAt }) => ({
    texts: await renderPreviews(body.texts, { account: user._id, isWanted }, receivedAt),
  }))
}
