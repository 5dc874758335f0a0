/** Work that can be put down between two of its pieces; its result comes with the last. Who takes it up goes on to the end, or drops it. */
export type Pieces<T> = Generator<undefined, T>

/** Does it at once. */
export function wholly<T>(pieces: Pieces<T>): T {
  for (;;) {
    const { done, value } = pieces.next()
    if (done === true) return value
  }
}
