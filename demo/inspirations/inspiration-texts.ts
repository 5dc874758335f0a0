import type { PaletteName } from './palettes.ts'
import type { RoomRow } from './room-row.ts'
import { roomsAsArranged } from './rooms-as-arranged.ts'
import { roomsTurned } from './rooms-turned.ts'

/** What an inspiration of the demo is called, and what its room is furnished by. */
export interface InspirationText {
  /** Also the name of its picture. */
  readonly ident: string
  /** Id of the furnished room (pictures/rooms). */
  readonly scene: string
  /** Slug of the room of the menu. */
  readonly room: string
  /** Slug of the style of the catalogue. */
  readonly style: string
  readonly palette: PaletteName
  /** Seen from the other side, with the palette's own walls. */
  readonly isTurned: boolean
  /** Whose room it is: a shop, which then sells every piece of it; null: the editors'. */
  readonly shop: string | null
  readonly name: string
  readonly description: string
}

const ROOM_OF_SCENE: readonly (readonly [start: string, room: string])[] = [
  ['sala-de-estar', 'sala'],
  ['sala-de-jantar', 'sala-de-jantar'],
  ['quarto-de-', 'quarto-infantil'],
  ['quarto', 'quarto'],
  ['escritorio', 'escritorio'],
  ['entrada', 'hall-de-entrada'],
  ['varanda', 'exterior'],
  ['casa-de-banho', 'casa-de-banho'],
]

/** The inspirations of the demo, in the order in which they are published: both of one room are far apart. */
export const inspirationTexts: readonly InspirationText[] = [
  ...roomsAsArranged.map((row) => textOf(row, false)),
  ...roomsTurned.map((row) => textOf(row, true)),
]

function textOf([scene, style, palette, shop, name, description]: RoomRow, isTurned: boolean): InspirationText {
  const room = ROOM_OF_SCENE.find(([start]) => scene.startsWith(start))?.[1]
  if (room === undefined) throw new Error(`no room of the menu for ${scene}`)
  const ident = isTurned ? `${scene}-${palette}` : scene
  return { ident, scene, room, style, palette, isTurned, shop, name, description }
}
