import { CARRIED_VECTORS, countBits, ROUND_VECTORS, SUM_VECTORS } from './count-bits.ts'
import {
  failApart,
  failBits,
  failOutside,
  lanePlaces,
  numberGroups,
  selectLanes,
  selectRows,
  splitRows,
} from './loops.ts'
import { wasmModule } from './wasm-module.ts'

/**
 * Loops over what lies side by side, four numbers at a time by 128-bit instructions of WebAssembly (ADR 0033). They work in one
 * small memory of the process, which scans share because they never meet: a search is done before the next begins.
 *
 *   a block: failed, rows, groups, … │ the same of its groups │ mask │ two columns' numbers, copied there │ places of lanes │ counters
 */
export const ROOM_NUMBERS = 4096

/** Loops that go by fours, or write four at once, reach a little further. */
const PADDED = ROOM_NUMBERS + 4 * ROUND_VECTORS
const ROOM_BYTES = PADDED * 4
const ROOMS = 16
/** Before the first: a loop may look at what is before its first number. */
const ROOMS_AT = 64
const PLACES_AT = ROOMS_AT + ROOMS * ROOM_BYTES
const COUNTERS_AT = PLACES_AT + 256
const COUNTER_BYTES = 16 * (CARRIED_VECTORS + SUM_VECTORS)
const PAGE_BYTES = 65_536
/** As many as the pages have room for: a scan counts each packed word, at most twice, and each filtered facet's once more. */
const COUNTERS = 1024

type Marks = (data: number, failed: number, fours: number, low: number, high: number, failure: number) => void
type MarksApart = (
  lows: number,
  highs: number,
  failed: number,
  fours: number,
  low: number,
  high: number,
  failure: number,
) => void

interface Loops {
  readonly failBits: (data: number, failed: number, fours: number, mask: number, failure: number) => void
  readonly failOutside1: Marks
  readonly failOutside2: Marks
  readonly failOutside4: Marks
  readonly failApart2: MarksApart
  readonly failApart4: MarksApart
  readonly select: (
    failed: number,
    mask: number,
    out: number,
    fours: number,
    others: number,
    base: number,
    places: number,
  ) => number
  readonly selectRows: (
    failed: number,
    rows: number,
    groups: number,
    outRows: number,
    outGroups: number,
    fours: number,
    others: number,
    places: number,
  ) => number
  readonly number: (groups: number, slots: number, slotGroups: number, fours: number, places: number) => void
  readonly split: (groups: number, failed: number, own: number, uneven: number, fours: number, places: number) => number
  readonly count: (data: number, state: number, rounds: number) => void
  readonly countMasked: (data: number, state: number, rounds: number, mask: number) => void
}

const memory = new WebAssembly.Memory({ initial: Math.ceil((COUNTERS_AT + COUNTERS * COUNTER_BYTES) / PAGE_BYTES) })
const bytes = wasmModule({
  failBits: failBits(),
  failOutside1: failOutside(1),
  failOutside2: failOutside(2),
  failOutside4: failOutside(4),
  failApart2: failApart(2),
  failApart4: failApart(4),
  select: selectLanes(),
  selectRows: selectRows(),
  number: numberGroups(),
  split: splitRows(),
  count: countBits(false),
  countMasked: countBits(true),
})

export const loops = new WebAssembly.Instance(new WebAssembly.Module(bytes), { env: { memory } })
  .exports as unknown as Loops

/** Numbers in the kernel's memory, and where that is. */
export interface Room {
  readonly at: number
  readonly numbers: Int32Array
}

function roomAt(place: number): Room {
  const at = ROOMS_AT + place * ROOM_BYTES
  return { at, numbers: new Int32Array(memory.buffer, at, PADDED) }
}

/** What a block keeps here: of its candidates what they failed, which they are and their groups; of what is selected rows, slots and groups. */
export interface BlockRooms {
  readonly failed: Room
  readonly listed: Room
  readonly listedGroups: Room
  readonly rows: Room
  readonly slots: Room
  readonly groups: Room
}

/** Of a block (0) and of the block of its groups (1). */
export const blockRooms = [0, 6].map((first): BlockRooms => ({
  failed: roomAt(first),
  listed: roomAt(first + 1),
  listedGroups: roomAt(first + 2),
  rows: roomAt(first + 3),
  slots: roomAt(first + 4),
  groups: roomAt(first + 5),
}))
/** All bits where the last selection has selected. */
export const maskRoom = roomAt(12)
/** Where the numbers of a column, or of two, are copied to. */
export const dataRooms = [13, 14].map(roomAt).map((room) => ({
  ...room,
  bytes: new Uint8Array(memory.buffer, room.at, ROOM_BYTES),
  halves: new Uint16Array(memory.buffer, room.at, PADDED * 2),
}))
/** Behind one that is none, the groups of selected rows. */
export const rowGroupsRoom = roomAt(15)

/** Copies data[from, to) to a room, behind the first `skipped` numbers there, as it is stored. */
export function bring(
  room: (typeof dataRooms)[number],
  data: Uint8Array | Uint16Array | Int32Array,
  from: number,
  to: number,
  skipped = 0,
): void {
  const own = data.subarray(from, to)
  if (own instanceof Int32Array) room.numbers.set(own, skipped)
  else if (own instanceof Uint16Array) room.halves.set(own, skipped)
  else room.bytes.set(own, skipped)
}

const places = new Uint8Array(memory.buffer, PLACES_AT, 256)
places.set(lanePlaces())
rowGroupsRoom.numbers[0] = -1
export const placesAt = PLACES_AT

/** A counter's state: vectors carried on, as words; sums, as bytes. */
export interface CounterState {
  readonly at: number
  readonly carried: Int32Array
  readonly sums: Uint8Array
}

const states: CounterState[] = []
const free: CounterState[] = []

/** Zeros to count in. */
export function takeState(): CounterState {
  const known = free.pop()
  if (known) return known
  if (states.length === COUNTERS) throw new RangeError(`more than ${COUNTERS} packed words counted at once`)
  const at = COUNTERS_AT + states.length * COUNTER_BYTES
  const state = {
    at,
    carried: new Int32Array(memory.buffer, at, 4 * CARRIED_VECTORS),
    sums: new Uint8Array(memory.buffer, at + 16 * CARRIED_VECTORS, 16 * SUM_VECTORS),
  }
  states.push(state)
  return state
}

export function giveBackState(state: CounterState): void {
  state.carried.fill(0)
  state.sums.fill(0)
  free.push(state)
}

/** Before a search: what one that threw has not given back would be missing for good. */
export function takeBackStates(): void {
  if (free.length === states.length) return
  free.length = 0
  for (const state of states) giveBackState(state)
}
