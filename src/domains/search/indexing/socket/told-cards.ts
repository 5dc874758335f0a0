/** Cards that one asker is taken to hold; the oldest are told again (docs/limits.md). */
const MOST_TOLD = 16_384
/** Askers whose cards are remembered: those that are gone make room. */
const MOST_ASKERS = 64

/**
 * Which cards each asker was sent, by the version that hits carry of them. Only a guess: an answer may have been lost and an asker may
 * have let a card go, so that whoever misses one asks for it by its id.
 */
export class ToldCards {
  private readonly askers = new Map<string, Map<number, number>>()

  /** Whether this asker is to be sent the card; it counts as sent from now on. */
  mustTell(asker: string, id: number, version: number): boolean {
    const told = this.toldTo(asker)
    if (told.get(id) === version) return false
    told.delete(id)
    told.set(id, version)
    if (told.size > MOST_TOLD) told.delete(told.keys().next().value as number)
    return true
  }

  private toldTo(asker: string): Map<number, number> {
    const told = this.askers.get(asker) ?? new Map<number, number>()
    // The one that has asked last stands last.
    this.askers.delete(asker)
    this.askers.set(asker, told)
    if (this.askers.size > MOST_ASKERS) this.askers.delete(this.askers.keys().next().value as string)
    return told
  }
}
