import { ROUND_VECTORS } from '../kernel/count-bits.ts'
import {
  bring,
  dataRooms,
  giveBackState,
  loops,
  maskRoom,
  ROOM_NUMBERS,
  takeState,
  type CounterState,
} from '../kernel/kernel.ts'

/** Words that the kernel takes at a time. */
const ROUND_WORDS = 4 * ROUND_VECTORS
/** After so many rounds a byte of the kernel's sums may be full. */
const ROUNDS_KEPT = 255

const room = dataRooms[0]!

/** Fewer words are counted bit by bit: what the kernel has counted has to be read from 48 words. */
const FEW = 24

/** Of counters that nothing has been added to. */
const NOTHING = new Int32Array(32)

/** Counts how often each of 32 bits is set in many words, by the kernel (kernel/count-bits.ts). */
export class BitCounter {
  #state: CounterState | null = null
  #rounds = 0
  #counts = NOTHING

  /** Adds the first `count` words at `indices` − `offset`. */
  add(words: Int32Array, indices: Int32Array, offset: number, count: number): void {
    const { numbers } = room
    if (count < FEW) {
      for (let i = 0; i < count; i++) this.#addBits(words[indices[i]! - offset]!, 1)
      return
    }
    for (let from = 0; from < count; from += ROOM_NUMBERS) {
      const own = Math.min(ROOM_NUMBERS, count - from)
      for (let i = 0; i < own; i++) numbers[i] = words[indices[from + i]! - offset]!
      this.#addRoom(own)
    }
  }

  /** Adds the first `count` words. */
  addFirst(words: Int32Array, count: number): void {
    if (count < FEW) {
      for (let i = 0; i < count; i++) this.#addBits(words[i]!, 1)
      return
    }
    for (let from = 0; from < count; from += ROOM_NUMBERS) {
      const to = Math.min(from + ROOM_NUMBERS, count)
      bring(room, words, from, to)
      this.#addRoom(to - from)
    }
  }

  /** Adds those of `count` words from `from` on that the kernel's last selection has selected; no more than a room has place for. */
  addSelected(words: Int32Array, from: number, count: number): void {
    bring(room, words, from, from + count)
    const rounds = Math.ceil(count / ROUND_WORDS)
    maskRoom.numbers.fill(0, count, rounds * ROUND_WORDS)
    loops.countMasked(room.at, this.#stateFor(rounds).at, rounds, maskRoom.at)
  }

  /** Words counted per bit; nothing can be added afterwards. */
  counts(): Int32Array {
    if (!this.#state) return this.#counts
    const { carried } = this.#state
    this.#empty(this.#state)
    for (let at = 0; at < carried.length; at++) this.#addBits(carried[at]!, 1 << (at >> 2))
    giveBackState(this.#state)
    this.#state = null
    return this.#counts
  }

  #addRoom(count: number): void {
    const rounds = Math.ceil(count / ROUND_WORDS)
    room.numbers.fill(0, count, rounds * ROUND_WORDS)
    loops.count(room.at, this.#stateFor(rounds).at, rounds)
  }

  #stateFor(rounds: number): CounterState {
    this.#state ??= takeState()
    if (this.#rounds + rounds > ROUNDS_KEPT) this.#empty(this.#state)
    this.#rounds += rounds
    return this.#state
  }

  /** Sums lie by bit of a byte, then lane, then byte of a word. */
  #empty({ sums }: CounterState): void {
    const counts = this.#own()
    for (let at = 0; at < sums.length; at++) counts[((at & 3) << 3) + (at >> 4)]! += sums[at]! << 4
    sums.fill(0)
    this.#rounds = 0
  }

  #addBits(word: number, times: number): void {
    const counts = this.#own()
    for (let rest = word; rest !== 0; rest &= rest - 1) counts[31 - Math.clz32(rest & -rest)]! += times
  }

  #own(): Int32Array {
    if (this.#counts === NOTHING) this.#counts = new Int32Array(32)
    return this.#counts
  }
}
