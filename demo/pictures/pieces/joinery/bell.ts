/** A bell of height 1 at 0, `width` mm from its middle to where it is about a third high. */
export function bell(at: number, width: number): number {
  return Math.exp(-((at / width) ** 2))
}
