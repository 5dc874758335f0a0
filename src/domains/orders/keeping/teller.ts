/** Who says so, and how. */
export interface Teller {
  readonly eshopId: number
  readonly by: 'pixel' | 'call' | 'file'
  /** By the shop's token or a signature of its key. */
  readonly isTrusted: boolean
}
