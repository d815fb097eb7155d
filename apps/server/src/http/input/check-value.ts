import * as z from 'zod/mini'

type Check = (value: unknown) => unknown

const checks = new WeakMap<z.core.$ZodType, Check>()

/**
 * What a schema makes of a value, or `z.INVALID` if the value does not fit. Each schema is compiled once, when it is
 * first used: that takes a millisecond or two, which a start with all schemas would notice. A schema that cannot be
 * compiled throws here; a test holds that the contract has none.
 */
export function checkValue(schema: z.core.$ZodType, value: unknown): unknown {
  let check = checks.get(schema)
  if (!check) {
    check = z.core.compileFn(schema)
    checks.set(schema, check)
  }
  return check(value)
}
