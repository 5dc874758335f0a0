/** A number from 0 to 255 that a name always has: below 128 is learned from, the others are judged. */
export const slotHash = (name: string): number => [...name].reduce((hash, sign) => (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7) % 256
