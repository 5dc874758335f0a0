export interface ArrivedPlace {
  readonly variantId: number
  readonly ordinal: number
  readonly line: number
  readonly column: number
}

/** The variant of an item that has none yet: it waits in the staging table. */
export const STAGED = 0

/** Where the items of a first snapshot stand in their feed and what they became, in flat arrays: 36 bytes an item at most. */
export class ArrivedPlaces {
  // Open addressing: a place's number, counted from one.
  #slots = new Int32Array(FIRST_SLOTS)
  #keys = new Float64Array(FIRST_SLOTS / 2)
  #variantIds = new Float64Array(FIRST_SLOTS / 2)
  #places = new Int32Array((FIRST_SLOTS / 2) * 3)
  #size = 0

  get size(): number {
    return this.#size
  }

  /** The place of the item with this key (`keyHash` of its id), or null. */
  find(key: number): number | null {
    const place = this.#slots[this.#slotOf(key)] as number
    return place === 0 ? null : place - 1
  }

  /** One that `find` does not know. */
  add(key: number, variantId: number, { ordinal, line, column }: Omit<ArrivedPlace, 'variantId'>): void {
    if (this.#size === this.#keys.length) this.#grow()
    const place = this.#size
    this.#keys[place] = key
    this.#variantIds[place] = variantId
    this.#places[place * 3] = ordinal
    this.#places[place * 3 + 1] = line
    this.#places[place * 3 + 2] = column
    this.#size += 1
    this.#slots[this.#slotOf(key)] = this.#size
  }

  /** Where the item of a place stands, and its variant. */
  of(place: number): ArrivedPlace {
    const [ordinal, line, column] = this.#places.subarray(place * 3, place * 3 + 3)
    return {
      variantId: this.#variantIds[place] as number,
      ordinal: ordinal as number,
      line: line as number,
      column: column as number,
    }
  }

  /** The places of all items that were written as they arrived. */
  arrived(): number[] {
    return Array.from({ length: this.#size }, (_, place) => place).filter((place) => this.#variantIds[place] !== STAGED)
  }

  #grow(): void {
    const [keys, variantIds, places] = [this.#keys, this.#variantIds, this.#places]
    this.#keys = new Float64Array(keys.length * 2)
    this.#keys.set(keys)
    this.#variantIds = new Float64Array(keys.length * 2)
    this.#variantIds.set(variantIds)
    this.#places = new Int32Array(places.length * 2)
    this.#places.set(places)
    this.#slots = new Int32Array(keys.length * 4)
    for (let place = 0; place < this.#size; place += 1) this.#slots[this.#slotOf(keys[place] as number)] = place + 1
  }

  /** Where the key is, or the empty slot where it would go. */
  #slotOf(key: number): number {
    const mask = this.#slots.length - 1
    // The key's low 32 bits, which are as good a hash as all of it.
    let slot = key & mask
    for (
      let place = this.#slots[slot] as number;
      place !== 0 && this.#keys[place - 1] !== key;
      place = this.#slots[slot] as number
    )
      slot = (slot + 1) & mask
    return slot
  }
}

const FIRST_SLOTS = 2048
