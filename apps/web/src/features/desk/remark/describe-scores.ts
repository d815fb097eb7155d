import { plural } from '../../../lib/plural.ts'

type Moves = { results: number; up: number; down: number; same: number }

/** "Of 30 results, 3 go up and none goes down." */
export function describeScores({ results, up, down, same }: Moves): string {
  if (results === 0) return 'No submissions yet. This will apply to everyone who submits.'
  if (up + down + same === 0) return 'No scores change.'
  const others =
    same > 0
      ? ` ${plural(same, 'score')} ${same === 1 ? 'keeps its share' : 'keep their share'} of the points.`
      : ''
  return `Of ${plural(results, 'result')}, ${moving(up, 'up')} and ${moving(down, 'down')}.${others}`
}

/** "3 scores went up, 1 went down." */
export function describeDone({ up, down }: Moves): string {
  return up + down === 0
    ? 'No score went up or down.'
    : `${plural(up, 'score')} went up, ${down || 'none'} went down.`
}

const moving = (count: number, where: string) =>
  count === 0 ? `none goes ${where}` : `${count.toLocaleString('en')} ${count === 1 ? 'goes' : 'go'} ${where}`
