type Policy = { createScriptURL: (url: string) => string }
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy }

/** Lets the browser start a script of ours as a worker: what comes back stands for this one address and no other. */
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
