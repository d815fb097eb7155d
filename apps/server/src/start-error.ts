/** Why the server, or a command beside it, cannot do its work, as one sentence for the person who started it. */
export class StartError extends Error {
  override name = 'StartError'
}
