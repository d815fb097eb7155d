import type { Call, CallResult } from '@quizly/contract'
import { exchange } from './exchange.ts'
import { type CallInput, encodeCall } from './request.ts'

/** Makes a call once with this input. */
export async function callOnce<const C extends Call>(
  port: number,
  call: C,
  input: CallInput<C>,
): Promise<CallResult<C>> {
  const [result] = await callAll(port, call, [input])
  return result as CallResult<C>
}

/** Makes a call once for each input, several at a time, and returns the replies in the same order. */
export async function callAll<const C extends Call>(
  port: number,
  call: C,
  inputs: readonly CallInput<C>[],
): Promise<CallResult<C>[]> {
  const results: CallResult<C>[] = []
  await exchange({
    port,
    connections: Math.min(16, inputs.length),
    requests: inputs.map((input) => encodeCall(call, input)),
    onReply: ({ status, body }, index) => {
      if (status >= 300) throw new Error(`${call.method} ${call.path} answered ${status}: ${body.toString()}`)
      results[index] = JSON.parse(body.toString()) as CallResult<C>
    },
  })
  return results
}
