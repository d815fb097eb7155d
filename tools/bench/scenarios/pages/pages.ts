import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { prepareLighthouse, type Visit } from '../../browser/lighthouse.ts'
import type { Revision } from '../../processes/revision.ts'
import { inTurns } from '../../report/compared.ts'
import type { Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'
import { type MeasuredPage, type ServedPage, servePage } from './measured-pages.ts'
import { describeComparedPage, describePage, readVisit } from './pages-report.ts'

/** The page is opened by Lighthouse on an empty device. */
export async function measurePage(page: ServedPage, folder: string, { visits }: Sizes): Promise<Section[]> {
  const visit = await prepareLighthouse()
  if (!visit) return []
  const side = await openSide(page, join(folder, page.name), visit)
  const rounds = []
  for (let round = 0; round < visits; round += 1) rounds.push(await side.visit())
  await side.stop()
  return [describePage(page.title, rounds)]
}

/** The same page of this code and of another commit, visited in turns. */
export async function comparePage(
  page: MeasuredPage,
  folder: string,
  revision: Revision,
  { comparedVisits }: Sizes,
): Promise<Section[]> {
  const visit = await prepareLighthouse()
  if (!visit) return []
  const own = await openSide(page, join(folder, 'own'), visit)
  const other = await openSide(page, join(folder, 'other'), visit, revision.root)
  const rounds = await inTurns(comparedVisits, { own: own.visit, other: other.visit })
  await own.stop()
  await other.stop()
  return [describeComparedPage(page, revision, rounds)]
}

async function openSide(page: ServedPage, folder: string, visit: Visit, root?: URL) {
  mkdirSync(folder)
  const { address, script, stop } = await servePage(page, folder, root)
  return { visit: async () => readVisit(await visit(address, script)), stop }
}
