/** One half is learned from, the other judged. */
export type Half = 'learn' | 'judge'

/** In which half something is, by its name alone. */
export function halfOf(name: string): Half {
  return slotHash(name) < 128 ? 'learn' : 'judge'
}

/**
 * In which half a room is: every other one in the order of names, so that both halves have bedrooms, living rooms and offices, for
 * arrangements of one room have names side by side. By chance as designs are, living rooms were never learned.
 */
export function halfOfRoom(id: string, rooms: readonly { readonly id: string }[]): Half {
  return rooms
    .map((room) => room.id)
    .sort()
    .indexOf(id) %
    2 ===
    0
    ? 'learn'
    : 'judge'
}

/** A number from 0 to 255 that a name always has. */
export function slotHash(name: string): number {
  return [...name].reduce((hash, sign) => (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7) % 256
}
