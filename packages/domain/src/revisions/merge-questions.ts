import { type QuestionPart, questionParts } from '../questions/field.ts'
import { fieldsAsText, type QuestionContent, trimQuestion } from '../questions/question.ts'
import { rulesOf } from '../questions/registry.ts'

/** A question as one side has it. One that was added there has an ID that nobody else uses. */
export type MergeQuestion = QuestionContent & { _id: string }

/** A quiz as two people found it, and as each of them has it now. */
export type Versions = {
  base: readonly MergeQuestion[]
  theirs: readonly MergeQuestion[]
  mine: readonly MergeQuestion[]
}

/** What one side has done to a question: nothing, or something of which `parts` say what. */
export type SideChange = { change: 'none' | 'added' | 'removed' | 'changed'; parts: readonly QuestionPart[] }

/** A question that the two sides have differently. Without `suggested` both have changed it, and somebody must choose. */
export type Difference = { questionId: string; mine: SideChange; theirs: SideChange; suggested?: Side }

/** `moved` says who has moved questions; `both`: each otherwise. */
export type Differences = { questions: Difference[]; moved?: Side | 'both' }

/** Which side's version of each question is taken, and whose order. What is not in here is taken as suggested. */
export type Choices = { questions: ReadonlyMap<string, Side>; order?: Side | undefined }

/** What one side alone has changed is suggested as it has it; the same change on both is no difference. */
export function differencesOf(versions: Versions): Differences {
  const { base, theirs, mine } = aligned(versions)
  const ids = new Set([...theirs, ...mine].map(({ _id }) => _id))
  const questions = [...ids].flatMap((questionId): Difference[] => {
    const [before, there, here] = [base, theirs, mine].map((list) =>
      list.find(({ _id }) => _id === questionId),
    )
    if (isSame(there, here)) return []
    const sides = { questionId, mine: changeOf(before, here), theirs: changeOf(before, there) }
    if (sides.mine.change === 'none') return [{ ...sides, suggested: 'theirs' }]
    return [sides.theirs.change === 'none' ? { ...sides, suggested: 'mine' } : sides]
  })
  const moved = whoMoved({ base: idsOf(base), theirs: idsOf(theirs), mine: idsOf(mine) })
  return { questions, ...(moved && { moved }) }
}

/** The ID of each question, and whose version of it is taken. Undefined while a choice is missing. */
export function mergeQuestions(
  versions: Versions,
  choices: Choices,
): { questionId: string; from: Side }[] | undefined {
  const { theirs, mine } = aligned(versions)
  const { questions, moved } = differencesOf(versions)
  const sides = new Map<string, Side>()
  for (const { questionId, suggested } of questions) {
    const side = choices.questions.get(questionId) ?? suggested
    if (!side) return undefined
    sides.set(questionId, side)
  }
  const order = choices.order ?? (moved === 'both' ? undefined : (moved ?? 'theirs'))
  if (!order) return undefined
  const [inTheirs, inMine] = [new Set(idsOf(theirs)), new Set(idsOf(mine))]
  const isIncluded = (id: string) => (sides.get(id) === 'mine' ? inMine : inTheirs).has(id)
  const included = new Set([...inTheirs, ...inMine].filter(isIncluded))
  const [first, other] = order === 'mine' ? [mine, theirs] : [theirs, mine]
  return mergeOrder(idsOf(first), idsOf(other), included).map((questionId) => ({
    questionId,
    from: sides.get(questionId) ?? 'theirs',
  }))
}

/** One ID for what both have added in the same words: a save whose reply was lost must not come twice. */
function aligned({ base, theirs, mine }: Versions): Versions {
  const known = new Set(idsOf(base))
  const own = new Set(idsOf(mine))
  const added = theirs.filter(({ _id }) => !known.has(_id) && !own.has(_id))
  const inTheirs = new Set(idsOf(theirs))
  const isNew = ({ _id }: MergeQuestion) => !known.has(_id) && !inTheirs.has(_id)
  return {
    base,
    theirs,
    mine: mine.map((question) => {
      const index = isNew(question) ? added.findIndex((each) => isSame(each, question)) : -1
      const [twin] = index < 0 ? [] : added.splice(index, 1)
      return twin ? { ...question, _id: twin._id } : question
    }),
  }
}

const idsOf = (questions: readonly MergeQuestion[]) => questions.map(({ _id }) => _id)

function changeOf(before: MergeQuestion | undefined, after: MergeQuestion | undefined): SideChange {
  if (!before || !after) return { change: before ? 'removed' : after ? 'added' : 'none', parts: [] }
  const parts = changedParts(before, after)
  return { change: parts.length > 0 ? 'changed' : 'none', parts }
}

function isSame(one: MergeQuestion | undefined, other: MergeQuestion | undefined): boolean {
  return one && other ? changedParts(one, other).length === 0 : one === other
}

/** What of a question is different. A key that only follows an option whose text was corrected is the same. */
export function changedParts(before: QuestionContent, after: QuestionContent): QuestionPart[] {
  const [one, other] = [trimQuestion(before), trimQuestion(after)]
  return questionParts.filter((part) =>
    part === 'key'
      ? !rulesOf(after.type).isSameKey(one, other)
      : fieldsAsText(one, part) !== fieldsAsText(other, part),
  )
}

export type Side = 'mine' | 'theirs'

type Orders = { base: readonly string[]; theirs: readonly string[]; mine: readonly string[] }

/** `undefined` if nobody has moved questions, or both in the same way; `both` if each otherwise. */
function whoMoved({ base, theirs, mine }: Orders): Side | 'both' | undefined {
  const common = commonOf({ base, theirs, mine })
  const [before, there, here] = [base, theirs, mine].map((ids) =>
    ids.filter((id) => common.has(id)).join('\n'),
  )
  if (there === here) return undefined
  if (here === before) return 'theirs'
  return there === before ? 'mine' : 'both'
}

function commonOf({ base, theirs, mine }: Orders): Set<string> {
  const [inTheirs, inMine] = [new Set(theirs), new Set(mine)]
  return new Set(base.filter((id) => inTheirs.has(id) && inMine.has(id)))
}

/** In the order of `first`. What only `other` has follows the question that it follows there. */
function mergeOrder(
  first: readonly string[],
  other: readonly string[],
  included: ReadonlySet<string>,
): string[] {
  const inFirst = new Set(first)
  const after = new Map<string | undefined, string[]>()
  let previous: string | undefined
  for (const id of other.filter((each) => included.has(each))) {
    if (inFirst.has(id)) previous = id
    else after.set(previous, [...(after.get(previous) ?? []), id])
  }
  const remaining = first.filter((id) => included.has(id))
  return [...(after.get(undefined) ?? []), ...remaining.flatMap((id) => [id, ...(after.get(id) ?? [])])]
}
