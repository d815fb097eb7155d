import { type ComponentType, lazy } from 'react'
import type { loadLate } from '../lib/late.ts'
import { type Area, loadArea } from '../lib/words/language.ts'

/** A screen that is fetched when it is opened, with the words it shows. */
export function screen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  ...first: (Area | typeof loadLate)[]
) {
  return lazy(async () => {
    const loadFirst = (each: Area | typeof loadLate) => (typeof each === 'function' ? each() : loadArea(each))
    const [module] = await Promise.all([load(), ...first.map(loadFirst)])
    return { default: module[name] }
  })
}
