type Policy = { createScriptURL: (url: string) => string }
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy }

/** Lets the browser start one of our scripts as a worker. The result is trusted for this address only. */
export function trustedScript(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  if (!trustedTypes) return address
  const policy = trustedTypes.createPolicy('quizly', {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError(`No script may be started from ${url}`)
      return url
    },
  })
  return policy.createScriptURL(address)
}
