import type { LabPicture } from './lab-picture.ts'
import { type MaskPart, maskParts } from './mask-parts.ts'

/** What looks like writing: rows of small shapes of one height side by side. */
export interface TextRows {
  readonly rows: number
  /** Of the picture, by the boxes around the shapes. */
  readonly share: number
}

/** Letters in working pixels; a row has at least so many, no further apart than its height times the gap. */
const LETTER = { least: 4, mostShare: 0.24, widest: 2.2, narrowest: 0.12, leastFill: 0.18 }
const ROW = { letters: 4, gap: 1.1, heights: 1.7, drift: 0.4 }

/** Looks for letters darker or lighter than the ground, and for near-white and near-black ones on anything. */
export function textRows({ l, width, height }: LabPicture, ink: Uint8Array): TextRows {
  const masks = [ink, maskWhere(l, (value) => value > 93), maskWhere(l, (value) => value < 14)]
  const found = masks.map((mask) =>
    rowsOf(
      maskParts(mask, width, height).parts.filter((part) => isLetter(part, width, height)),
      width * height,
    ),
  )
  return found.reduce((most, each) => (each.share > most.share ? each : most))
}

function maskWhere(plane: Float32Array, is: (value: number) => boolean): Uint8Array {
  const mask = new Uint8Array(plane.length)
  for (let at = 0; at < mask.length; at += 1) if (is(plane[at] as number)) mask[at] = 1
  return mask
}

function tall({ top, bottom }: MaskPart): number {
  return bottom - top + 1
}
function wide({ left, right }: MaskPart): number {
  return right - left + 1
}

function isLetter(part: MaskPart, width: number, height: number): boolean {
  const [w, h] = [wide(part), tall(part)]
  return (
    h >= LETTER.least &&
    h <= Math.max(width, height) * LETTER.mostShare &&
    w <= h * LETTER.widest &&
    w >= h * LETTER.narrowest &&
    part.area >= w * h * LETTER.leastFill
  )
}

function rowsOf(letters: readonly MaskPart[], pictureArea: number): TextRows {
  const left = [...letters].sort((one, other) => one.left - other.left || one.top - other.top)
  let [rows, area] = [0, 0]
  while (left.length > 0) {
    const row = takeRow(left)
    if (row.length < ROW.letters || isPalings(row)) continue
    rows += 1
    area += row.reduce((sum, letter) => sum + wide(letter) * tall(letter), 0)
  }
  return { rows, share: area / pictureArea }
}

/** Takes the first letter and those that follow it to the right out of the list. */
function takeRow(letters: MaskPart[]): MaskPart[] {
  const row = letters.splice(0, 1)
  for (let at = 0; at < letters.length;) {
    const [last, next] = [row.at(-1) as MaskPart, letters[at] as MaskPart]
    if (next.left - last.right > ROW.gap * Math.max(tall(last), tall(next))) {
      if (next.left - last.right > 4 * tall(last)) break
      at += 1
    } else if (follows(last, next)) row.push(...letters.splice(at, 1))
    else at += 1
  }
  return row
}

/** Slats, bars and legs are a row of shapes too, but nearly all of them as narrow as an I. */
function isPalings(row: readonly MaskPart[]): boolean {
  return row.filter((part) => wide(part) < PALING * tall(part)).length > row.length / 2
}

const PALING = 0.34

function follows(last: MaskPart, next: MaskPart): boolean {
  const [one, other] = [tall(last), tall(next)]
  return (
    Math.max(one, other) <= ROW.heights * Math.min(one, other) &&
    Math.abs(last.top + last.bottom - next.top - next.bottom) / 2 <= ROW.drift * Math.max(one, other)
  )
}
