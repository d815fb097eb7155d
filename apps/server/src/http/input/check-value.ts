import * as z from 'zod/mini'

type Check = (value: unknown) => unknown

const checks = new WeakMap<z.core.$ZodType, Check>()

/** A schema is compiled when it is first used: a start would notice the milliseconds of all of them. */
export function checkValue(schema: z.core.$ZodType, value: unknown): unknown {
  let check = checks.get(schema)
  if (!check) {
    check = z.core.compileFn(schema)
    checks.set(schema, check)
  }
  return check(value)
}
