/** One half is learned from, the other judged. */
export type Half = 'learn' | 'judge'

/** In which half something is, by its name alone. */
export const halfOf = (name: string): Half => (slotHash(name) < 128 ? 'learn' : 'judge')

/** A number from 0 to 255 that a name always has. */
export const slotHash = (name: string): number => [...name].reduce((hash, sign) => (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7) % 256
