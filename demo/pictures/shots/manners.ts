import type { Angle } from '../model.ts'

/** What a picture of an offer shows: the piece from an angle, its measured drawing, a furnished room, or a banner of words. */
export type ShotView = Angle | 'lines' | 'room' | 'banner'

/** How a shop photographs what it sells. */
export interface PictureManners {
  /** Width and height in pixels, at most: what is drawn smaller is not blown up. */
  readonly canvas: readonly [width: number, height: number]
  /** Colour behind the piece, "#rrggbb". */
  readonly ground: string
  /** How much of the narrower side the piece fills. */
  readonly fill: number
  /** Where the piece's middle is between the upper edge, 0, and the lower, 1. */
  readonly middle: number
  /** What is even on both sides is looked at from its other side. */
  readonly isFromOtherSide: boolean
  /** 1 as drawn; white stays white. */
  readonly contrast: number
  /** 0 as drawn; 0.03 takes so much blue from the shadows and gives it to red, less than 0 the other way round. */
  readonly warmth: number
  /** What follows the design's main view, which always leads: it is the one that is drawn large. */
  readonly views: readonly ShotView[]
  /** JPEG quality, 1 to 100. */
  readonly quality: number
  /** Written over the picture; null: nothing. */
  readonly mark: string | null
}

const rows: Readonly<Record<string, PictureManners>> = {
  'casa-alfarim': {
    canvas: [840, 840],
    ground: '#ffffff',
    fill: 0.84,
    middle: 0.5,
    isFromOtherSide: false,
    contrast: 1.06,
    warmth: 0,
    views: ['front', 'detail', 'lines', 'room'],
    quality: 86,
    mark: null,
  },
  'armazem-do-cais': {
    canvas: [840, 840],
    ground: '#ffffff',
    fill: 0.92,
    middle: 0.5,
    isFromOtherSide: true,
    contrast: 1.08,
    warmth: -0.02,
    views: ['side', 'detail', 'banner'],
    quality: 76,
    mark: null,
  },
  vivenda24: {
    canvas: [840, 630],
    ground: '#f4f2ee',
    fill: 0.8,
    middle: 0.52,
    isFromOtherSide: true,
    contrast: 1.04,
    warmth: 0.015,
    views: ['front', 'lines'],
    quality: 82,
    mark: null,
  },
  'casa-atlantida': {
    canvas: [800, 800],
    ground: '#ffffff',
    fill: 0.88,
    middle: 0.5,
    isFromOtherSide: false,
    contrast: 1,
    warmth: -0.015,
    views: ['front'],
    quality: 72,
    mark: 'Casa Atlântida',
  },
  nordeira: {
    canvas: [840, 672],
    ground: '#fbfbfa',
    fill: 0.78,
    middle: 0.54,
    isFromOtherSide: true,
    contrast: 1.05,
    warmth: -0.01,
    views: ['front', 'detail', 'room', 'lines'],
    quality: 88,
    mark: null,
  },
  'moveis-tavarede': {
    canvas: [800, 600],
    ground: '#ffffff',
    fill: 0.94,
    middle: 0.5,
    isFromOtherSide: false,
    contrast: 0.95,
    warmth: 0.03,
    views: ['lines'],
    quality: 68,
    mark: 'moveistavarede.pt',
  },
  'atelier-rua-nova': {
    canvas: [720, 900],
    ground: '#efece6',
    fill: 0.86,
    middle: 0.56,
    isFromOtherSide: false,
    contrast: 1.08,
    warmth: 0.02,
    views: ['room', 'detail', 'side'],
    quality: 90,
    mark: null,
  },
  'sesta-larga': {
    canvas: [840, 672],
    ground: '#ffffff',
    fill: 0.86,
    middle: 0.5,
    isFromOtherSide: true,
    contrast: 1.07,
    warmth: 0.01,
    views: ['front', 'detail'],
    quality: 84,
    mark: null,
  },
  'oficio-claro': {
    canvas: [840, 840],
    ground: '#f7f7f7',
    fill: 0.82,
    middle: 0.52,
    isFromOtherSide: false,
    contrast: 1.06,
    warmth: -0.01,
    views: ['front', 'lines'],
    quality: 84,
    mark: null,
  },
  luzalva: {
    canvas: [690, 920],
    ground: '#ffffff',
    fill: 0.88,
    middle: 0.5,
    isFromOtherSide: false,
    contrast: 1.03,
    warmth: 0.02,
    views: ['detail', 'room', 'front'],
    quality: 86,
    mark: null,
  },
  'linho-e-lua': {
    canvas: [720, 900],
    ground: '#f3eee7',
    fill: 0.88,
    middle: 0.54,
    isFromOtherSide: true,
    contrast: 1.04,
    warmth: 0.025,
    views: ['detail'],
    quality: 86,
    mark: null,
  },
  'quintal-do-limoeiro': {
    canvas: [840, 630],
    ground: '#ffffff',
    fill: 0.88,
    middle: 0.5,
    isFromOtherSide: false,
    contrast: 1.1,
    warmth: 0.015,
    views: ['room', 'front'],
    quality: 80,
    mark: null,
  },
  'ninho-pequeno': {
    canvas: [800, 800],
    ground: '#fdfbf8',
    fill: 0.8,
    middle: 0.52,
    isFromOtherSide: false,
    contrast: 1.02,
    warmth: 0.02,
    views: ['front', 'room'],
    quality: 82,
    mark: null,
  },
  'tacho-e-talher': {
    canvas: [840, 840],
    ground: '#ffffff',
    fill: 0.76,
    middle: 0.5,
    isFromOtherSide: false,
    contrast: 1.06,
    warmth: 0,
    views: ['detail'],
    quality: 84,
    mark: null,
  },
  'agua-mansa': {
    canvas: [800, 800],
    ground: '#f6f8f9',
    fill: 0.86,
    middle: 0.5,
    isFromOtherSide: true,
    contrast: 1.05,
    warmth: -0.02,
    views: ['front', 'banner'],
    quality: 76,
    mark: null,
  },
  'trama-e-fio': {
    canvas: [840, 672],
    ground: '#faf8f5',
    fill: 0.84,
    middle: 0.52,
    isFromOtherSide: true,
    contrast: 1.05,
    warmth: 0.015,
    views: ['detail', 'room'],
    quality: 86,
    mark: null,
  },
}

/** How this shop photographs, by its slug. */
export function mannersOf(shop: string): PictureManners {
  const manners = rows[shop]
  if (manners === undefined) throw new Error(`nothing is known of the pictures of ${shop}`)
  return manners
}
