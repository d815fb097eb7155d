/** A reason not to measure, in one sentence for the person who asked. */
export class Refusal extends Error {}
