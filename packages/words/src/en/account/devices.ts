export const unknown = 'Unknown device'
/** Names of a browser and of a system: “Chrome on Android”. */
export const on = (browser: string, system: string) => `${browser} on ${system}`
