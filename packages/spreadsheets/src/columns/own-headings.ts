import { limits, optionLetter } from '@quizly/domain'
import { questionsFile } from '@quizly/words/all-languages.ts'
import type { ColumnRole } from '../sheet.ts'
import { headingForms } from './headings.ts'

type OwnHeading = { role: ColumnRole; place: number }

/** The headings of pairs, items, notes and what belongs to them in our own files, by their forms in all languages. */
let ownHeadings: Map<string, OwnHeading> | undefined

const allOwnHeadings = () =>
  new Map<string, OwnHeading>(
    Object.values(questionsFile).flatMap(({ headings, pair, item, note }) => {
      const places = Array.from({ length: limits.itemsMax }, (_, index) => index)
      const letters = places.slice(0, limits.optionsMax).map(optionLetter)
      const known = (role: ColumnRole, heading: string, place: number) =>
        headingForms(heading).map((form) => [form, { role, place }] as const)
      return [
        ...places.flatMap((place) => known('pair', pair(place + 1), place)),
        ...places.flatMap((place) => known('item', item(place + 1), place)),
        ...letters.flatMap((letter, index) => known('note', note(letter), index)),
        ...known('distractors', headings.distractors, 0),
        ...known('further', headings.further, 0),
      ]
    }),
  )

function ownHeading(heading: string): OwnHeading | undefined {
  ownHeadings ??= allOwnHeadings()
  return ownHeadings.get(headingForms(heading)[0])
}

/** What the columns with such headings are; undefined for all others. People may head columns of their own by these words. */
export const ownRoles = (headings: readonly string[]): (ColumnRole | undefined)[] =>
  headings.map((heading) => ownHeading(heading)?.role)

/** From 0, by the number or letter in a heading. */
export const placeOfHeading = (heading: string): number | undefined => ownHeading(heading)?.place
