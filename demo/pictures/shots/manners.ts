import type { Angle } from '../model.ts'

/** What a picture of an offer shows: the piece from an angle, its measured drawing, a furnished room, or a banner of words. */
export type ShotView = Angle | 'lines' | 'room' | 'banner'

/** How a shop photographs what it sells. */
export interface PictureManners {
  /** Width and height in pixels. */
  readonly canvas: readonly [width: number, height: number]
  /** Colour behind the piece, "#rrggbb". */
  readonly ground: string
  /** How much of the narrower side the piece fills. */
  readonly fill: number
  /** The first one leads. */
  readonly views: readonly ShotView[]
  /** JPEG quality, 1 to 100. */
  readonly quality: number
  /** Written over the picture; null: nothing. */
  readonly mark: string | null
}

const rows: Readonly<Record<string, PictureManners>> = {
  'casa-alfarim': { canvas: [840, 840], ground: '#ffffff', fill: 0.84, views: ['three-quarter', 'front', 'detail', 'lines', 'room'], quality: 86, mark: null },
  'armazem-do-cais': { canvas: [840, 840], ground: '#ffffff', fill: 0.92, views: ['three-quarter', 'side', 'detail', 'banner'], quality: 74, mark: null },
  vivenda24: { canvas: [840, 630], ground: '#f4f2ee', fill: 0.8, views: ['front', 'three-quarter', 'lines'], quality: 80, mark: null },
  'casa-atlantida': { canvas: [800, 800], ground: '#ffffff', fill: 0.88, views: ['three-quarter', 'front'], quality: 70, mark: 'Casa Atlântida' },
  nordeira: { canvas: [840, 672], ground: '#ffffff', fill: 0.78, views: ['front', 'three-quarter', 'detail', 'room', 'lines'], quality: 88, mark: null },
  'moveis-tavarede': { canvas: [800, 600], ground: '#ffffff', fill: 0.94, views: ['three-quarter', 'lines'], quality: 66, mark: 'moveistavarede.pt' },
  'atelier-rua-nova': { canvas: [720, 900], ground: '#efece6', fill: 0.86, views: ['three-quarter', 'room', 'detail', 'side'], quality: 90, mark: null },
  'sesta-larga': { canvas: [840, 672], ground: '#ffffff', fill: 0.86, views: ['three-quarter', 'front', 'detail'], quality: 82, mark: null },
  'oficio-claro': { canvas: [840, 840], ground: '#f7f7f7', fill: 0.82, views: ['three-quarter', 'front', 'lines'], quality: 82, mark: null },
  luzalva: { canvas: [690, 920], ground: '#ffffff', fill: 0.88, views: ['front', 'detail', 'room'], quality: 84, mark: null },
  'linho-e-lua': { canvas: [720, 900], ground: '#f3eee7', fill: 0.88, views: ['three-quarter', 'detail'], quality: 84, mark: null },
  'quintal-do-limoeiro': { canvas: [840, 630], ground: '#ffffff', fill: 0.88, views: ['three-quarter', 'room', 'front'], quality: 78, mark: null },
  'ninho-pequeno': { canvas: [800, 800], ground: '#ffffff', fill: 0.8, views: ['front', 'three-quarter', 'room'], quality: 80, mark: null },
  'tacho-e-talher': { canvas: [840, 840], ground: '#ffffff', fill: 0.76, views: ['three-quarter', 'detail'], quality: 82, mark: null },
  'agua-mansa': { canvas: [800, 800], ground: '#ffffff', fill: 0.86, views: ['front', 'three-quarter', 'banner'], quality: 72, mark: null },
  'trama-e-fio': { canvas: [840, 672], ground: '#faf8f5', fill: 0.84, views: ['three-quarter', 'detail', 'room'], quality: 84, mark: null },
}

/** How this shop photographs, by its slug. */
export const mannersOf = (shop: string): PictureManners => {
  const manners = rows[shop]
  if (manners === undefined) throw new Error(`nothing is known of the pictures of ${shop}`)
  return manners
}
