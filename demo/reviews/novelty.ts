/** Tells which texts were said before, or nearly: no reader is to notice that two are alike. */
const RUN = 4
/** Shorter ones people do say alike: "muito bom, recomendo". */
const FEWEST_WORDS = 8
const MOST_ALIKE = 0.34
/** Of the texts that have a run, the last so many. */
const MOST_LOOKED_AT = 40

export class Novelty {
  readonly #texts = new Set<string>()
  readonly #runs = new Map<string, number[]>()
  #count = 0

  /** Remembers the text and says yes, or says no. `isLenient`: only the very same text is known then. */
  take(text: string, isLenient = false): boolean {
    const folded = text.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '')
    if (this.#texts.has(folded)) return false
    const words = folded.match(/\p{L}+/gu) ?? []
    const runs =
      words.length < FEWEST_WORDS ? [] : words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '))
    if (!isLenient && this.#mostShared(runs) > runs.length * MOST_ALIKE) return false
    this.#texts.add(folded)
    const own = this.#count++
    for (const run of runs) {
      const known = this.#runs.get(run)
      if (known === undefined) this.#runs.set(run, [own])
      else known.push(own)
    }
    return true
  }

  /** How many of these runs one text has. */
  #mostShared(runs: readonly string[]): number {
    const shared = new Map<number, number>()
    let most = 0
    for (const run of runs)
      for (const text of this.#runs.get(run)?.slice(-MOST_LOOKED_AT) ?? []) {
        const count = (shared.get(text) ?? 0) + 1
        shared.set(text, count)
        most = Math.max(most, count)
      }
    return most
  }
}
