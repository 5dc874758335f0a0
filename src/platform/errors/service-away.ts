/** A service that this process stands on does not answer now: what needs it is refused for a moment (503), or answered otherwise. */
export class ServiceAway extends Error {
  override readonly name: string = 'ServiceAway'
}
