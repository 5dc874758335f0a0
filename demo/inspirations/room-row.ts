import type { PaletteName } from './palettes.ts'

/** What an inspiration of the demo says; `shop`: whose it is, null: the editors'. */
export type RoomRow = readonly [
  scene: string,
  style: string,
  palette: PaletteName,
  shop: string | null,
  name: string,
  text: string,
]
