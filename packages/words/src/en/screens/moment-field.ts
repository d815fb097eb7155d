// When the clocks go back, one hour comes twice.
export const which = (time: string) => `The clocks go back then. Which ${time}?`
export const first = (zone: string) => `The first (${zone})`
export const second = (zone: string) => `The second (${zone})`
