export type SizeAxis =
  | 'width'
  | 'height'
  | 'depth'
  | 'diameter'
  | 'length'
  | 'seatHeight'
  | 'lyingWidth'
  | 'lyingLength'
  | 'thickness'

export type AxisRange = readonly [minMm: number, maxMm: number]

/**
 * Which axes matter in a category, what is plausible there (mm, both ends inclusive) and what "AxB" and "AxBxC" in a
 * Portuguese product name usually mean for it. `defaultUnit` is what a bare number of a name stands for.
 */
export type SizeProfile = {
  readonly axes: Readonly<Partial<Record<SizeAxis, AxisRange>>>
  readonly pair: readonly [SizeAxis, SizeAxis]
  readonly triple: readonly [SizeAxis, SizeAxis, SizeAxis]
  /** What a single size without an axis word means ("Mesa redonda 120 cm"); null: nothing certain. */
  readonly single: SizeAxis | null
  /** What a size of one number is beside a pair ("Topper 5 cm 140x200"), or where it is no `single`. */
  readonly besidePair?: SizeAxis
  /** In a bare pair, what is deeper than this is the height ("Cómoda 160x96"). */
  readonly deepestInPairMm?: number
  /** How high such a thing is: a bare triple that begins with this, and has nothing else like it, tells the height first ("Mesa 74x256x106"). */
  readonly usualHeightMm?: AxisRange
  /** In which order the two floor sides are told apart, whatever order a name gives them in; `seat`: the width
   * first, but where a sofa was turned (sides-in-order.ts); null: as written. */
  readonly sides: 'long-first' | 'short-first' | 'seat' | null
  /** A bed's size in a name ("para cama 160x200") is the size of something else here. */
  readonly bedSizeIsForeign?: true
}

const widthDepthHeight = ['width', 'depth', 'height'] as const
const flat = { pair: ['width', 'length'], triple: ['width', 'length', 'height'], sides: 'short-first' } as const
const lying = {
  pair: ['lyingWidth', 'lyingLength'],
  triple: ['width', 'length', 'height'],
  sides: 'short-first',
} as const
const standing = { pair: ['width', 'depth'], triple: widthDepthHeight, sides: null } as const
const table = { pair: ['width', 'depth'], triple: widthDepthHeight, sides: 'long-first' } as const
const hung = { pair: ['width', 'height'], triple: ['width', 'height', 'depth'], sides: null } as const

/** The profiles by name; a category names one. Ranges are wide on purpose: they refuse the impossible, not the rare. */
export const sizeProfiles = {
  any: {
    axes: {
      width: [5, 10000],
      height: [5, 5000],
      depth: [5, 5000],
      diameter: [5, 5000],
      length: [5, 20000],
      seatHeight: [150, 1000],
    },
    ...standing,
    single: null,
  },
  /** Several things, each with sizes of its own. */
  set: { axes: {}, ...standing, single: null },
  sofa: {
    axes: {
      width: [700, 5000],
      depth: [500, 3500],
      height: [350, 1400],
      seatHeight: [250, 600],
      lyingWidth: [600, 2600],
      lyingLength: [1600, 2600],
    },
    ...table,
    sides: 'seat',
    single: 'width',
  },
  armchair: {
    axes: {
      width: [400, 1600],
      depth: [400, 1900],
      height: [400, 1500],
      seatHeight: [250, 600],
      diameter: [400, 1600],
    },
    ...standing,
    single: null,
  },
  pouf: {
    axes: {
      width: [250, 1600],
      depth: [250, 1600],
      height: [200, 1300],
      diameter: [250, 1600],
      seatHeight: [200, 600],
    },
    ...standing,
    single: null,
  },
  coffeeTable: {
    axes: { width: [300, 2000], depth: [250, 1500], height: [150, 800], diameter: [300, 1500] },
    ...table,
    single: 'width',
    usualHeightMm: [300, 500],
  },
  sideTable: {
    axes: { width: [200, 1200], depth: [150, 900], height: [200, 1000], diameter: [200, 900] },
    ...table,
    single: null,
  },
  tvUnit: { axes: { width: [400, 4000], depth: [150, 800], height: [150, 2400] }, ...table, single: 'width' },
  cabinet: {
    axes: { width: [200, 4000], depth: [100, 1000], height: [300, 2800] },
    ...standing,
    single: null,
    deepestInPairMm: 680,
  },
  sideboard: {
    axes: { width: [200, 4000], depth: [100, 1000], height: [300, 2800] },
    ...standing,
    single: 'width',
    deepestInPairMm: 680,
  },
  shelf: { axes: { width: [150, 3000], depth: [80, 600], height: [100, 2800] }, ...standing, single: 'width' },
  wallShelf: { axes: { width: [150, 3000], depth: [60, 600], height: [10, 2400] }, ...table, single: 'width' },
  console: { axes: { width: [300, 2500], depth: [150, 700], height: [400, 1400] }, ...table, single: 'width' },
  bed: {
    axes: {
      width: [600, 2600],
      length: [1200, 2600],
      depth: [1200, 2700],
      height: [150, 2600],
      lyingWidth: [600, 2200],
      lyingLength: [1200, 2300],
    },
    ...lying,
    single: 'lyingWidth',
  },
  headboard: {
    axes: { width: [600, 3500], height: [300, 2000], depth: [10, 500], lyingWidth: [600, 2200] },
    ...hung,
    single: 'width',
  },
  bedside: {
    axes: { width: [150, 1000], depth: [150, 800], height: [150, 1000], diameter: [200, 700] },
    ...standing,
    single: null,
  },
  wardrobe: { axes: { width: [300, 5000], depth: [200, 1000], height: [850, 2900] }, ...standing, single: 'width' },
  mattress: {
    axes: { width: [500, 2200], length: [900, 2300], height: [20, 600] },
    ...flat,
    single: 'width',
    besidePair: 'height',
  },
  pillow: { axes: { width: [200, 1200], length: [200, 2200], height: [20, 300] }, ...flat, single: 'width' },
  diningTable: {
    axes: { width: [500, 4000], depth: [400, 2000], height: [500, 1200], diameter: [500, 2200] },
    ...table,
    single: 'width',
    usualHeightMm: [700, 790],
  },
  tableTop: {
    axes: { width: [200, 4000], depth: [150, 2000], height: [8, 1200], diameter: [200, 2200] },
    ...table,
    single: null,
  },
  chair: {
    axes: { width: [250, 1000], depth: [250, 1100], height: [400, 1500], seatHeight: [300, 900] },
    ...standing,
    single: null,
  },
  stool: {
    axes: { width: [150, 900], depth: [150, 900], height: [150, 1400], seatHeight: [150, 950], diameter: [150, 700] },
    ...standing,
    single: null,
  },
  barStool: {
    axes: { width: [200, 900], depth: [200, 900], height: [400, 1400], seatHeight: [400, 950], diameter: [200, 700] },
    ...standing,
    single: null,
  },
  bench: {
    axes: { width: [300, 3000], depth: [200, 1000], height: [200, 1300], seatHeight: [250, 700] },
    ...table,
    single: 'width',
  },
  desk: {
    axes: { width: [400, 3000], depth: [300, 2000], height: [300, 1900] },
    ...table,
    single: 'width',
    usualHeightMm: [700, 790],
  },
  box: {
    axes: { width: [40, 2500], depth: [40, 1200], height: [30, 1500], diameter: [50, 1000] },
    ...standing,
    single: null,
  },
  cot: {
    axes: {
      width: [350, 1600],
      length: [600, 2200],
      height: [200, 2300],
      lyingWidth: [350, 1400],
      lyingLength: [600, 2100],
    },
    ...lying,
    single: 'lyingWidth',
  },
  kids: {
    axes: {
      width: [150, 2500],
      depth: [100, 2200],
      height: [100, 2200],
      diameter: [150, 1500],
      seatHeight: [150, 700],
    },
    ...standing,
    single: null,
  },
  lamp: {
    axes: { width: [30, 3000], depth: [20, 2000], height: [20, 2500], diameter: [30, 1500] },
    ...standing,
    single: null,
  },
  standingLamp: {
    axes: { width: [30, 3000], depth: [20, 2000], height: [20, 2500], diameter: [30, 1500] },
    ...standing,
    pair: ['width', 'height'],
    single: 'height',
  },
  fan: {
    axes: { width: [300, 3000], depth: [20, 2000], height: [20, 2500], diameter: [300, 2500] },
    ...standing,
    single: 'diameter',
  },
  lightString: {
    axes: { width: [3, 3000], height: [2, 2500], depth: [2, 500], diameter: [5, 500], length: [100, 100000] },
    ...standing,
    single: 'length',
  },
  bulb: {
    axes: { width: [5, 1500], depth: [5, 500], height: [10, 400], diameter: [5, 300], length: [10, 50000] },
    ...standing,
    single: null,
  },
  bedLinen: {
    axes: { width: [300, 3200], length: [300, 3200], height: [50, 600] },
    ...flat,
    sides: null,
    single: null,
    bedSizeIsForeign: true,
  },
  cushion: {
    axes: { width: [150, 2000], length: [150, 2200], height: [15, 400], diameter: [150, 900] },
    ...flat,
    single: null,
  },
  curtain: { axes: { width: [250, 6000], height: [400, 4000] }, ...hung, single: null },
  rail: {
    axes: { width: [100, 6000], length: [100, 6000], diameter: [8, 80], height: [10, 3000], depth: [20, 800] },
    ...standing,
    single: 'width',
  },
  towel: { axes: { width: [200, 2000], length: [200, 2500], diameter: [800, 2200] }, ...flat, single: null },
  tableLinen: {
    axes: { width: [100, 3000], length: [100, 5000], diameter: [200, 2500] },
    ...flat,
    sides: null,
    single: null,
  },
  picture: {
    axes: { width: [50, 3500], height: [50, 3000], depth: [2, 300], diameter: [50, 2000] },
    ...hung,
    single: null,
  },
  decor: {
    axes: { width: [10, 2000], height: [10, 2500], depth: [5, 1500], diameter: [10, 1500], length: [20, 5000] },
    ...standing,
    single: null,
  },
  figure: {
    axes: { width: [10, 2000], height: [10, 2500], depth: [5, 1500], diameter: [10, 1500], length: [20, 5000] },
    ...standing,
    pair: ['width', 'height'],
    single: 'height',
  },
  candle: {
    axes: { diameter: [10, 600], height: [10, 1500], width: [10, 600], depth: [10, 600] },
    pair: ['diameter', 'height'],
    triple: widthDepthHeight,
    sides: null,
    single: null,
  },
  clock: {
    axes: { width: [10, 2000], height: [10, 2500], depth: [5, 1500], diameter: [10, 1500] },
    ...standing,
    single: 'diameter',
  },
  plant: {
    axes: { width: [30, 2500], height: [50, 4000], depth: [30, 2000], diameter: [30, 1500] },
    ...standing,
    single: 'height',
  },
  flowers: {
    axes: { width: [30, 2500], height: [50, 4000], length: [50, 3000], depth: [30, 2000], diameter: [30, 1500] },
    ...standing,
    single: 'length',
  },
  rug: {
    axes: { width: [300, 5000], length: [300, 8000], diameter: [300, 4000], thickness: [1, 100], height: [1, 100] },
    ...flat,
    single: null,
  },
  mat: {
    axes: { width: [200, 2000], length: [250, 6000], diameter: [250, 1500], thickness: [1, 80], height: [1, 80] },
    ...flat,
    single: null,
  },
  tableware: {
    axes: { width: [10, 1000], height: [5, 800], depth: [10, 900], diameter: [15, 800], length: [20, 1000] },
    ...standing,
    single: null,
  },
  pan: {
    axes: { width: [10, 1000], height: [5, 800], depth: [10, 900], diameter: [15, 800], length: [20, 1000] },
    ...standing,
    single: 'diameter',
  },
  kitchenUnit: { axes: { width: [100, 4500], depth: [100, 1200], height: [100, 2600] }, ...standing, single: 'width' },
  bathUnit: {
    axes: { width: [100, 2500], depth: [80, 1000], height: [80, 2300], diameter: [200, 900] },
    ...standing,
    single: 'width',
  },
  tap: {
    axes: { width: [20, 600], depth: [20, 900], height: [20, 1300], length: [20, 900] },
    ...standing,
    single: 'height',
  },
  showerScreen: { axes: { width: [300, 2200], height: [900, 2600], depth: [3, 2200] }, ...hung, single: 'width' },
  bathtub: {
    axes: { width: [400, 2200], length: [500, 2300], depth: [400, 2200], height: [10, 2400], diameter: [500, 2200] },
    ...flat,
    single: null,
  },
  wallUnit: { axes: { width: [60, 3000], height: [30, 2000], depth: [10, 900] }, ...hung, single: 'width' },
  wallpaper: {
    axes: { width: [50, 6000], height: [50, 4000], depth: [1, 300], length: [500, 60000] },
    ...hung,
    single: null,
  },
  showerCurtain: { axes: { width: [600, 3000], height: [1000, 2600] }, ...hung, single: null },
  outdoor: {
    axes: {
      width: [200, 6000],
      depth: [200, 4000],
      height: [150, 3000],
      diameter: [300, 3000],
      seatHeight: [150, 900],
      length: [300, 6000],
    },
    ...standing,
    single: null,
  },
  gardenTable: {
    axes: { width: [250, 4000], depth: [200, 2000], height: [150, 1300], diameter: [300, 2200] },
    ...table,
    single: null,
    usualHeightMm: [680, 790],
  },
  lounger: {
    axes: { width: [300, 2500], length: [900, 2600], height: [150, 2000], seatHeight: [150, 700], depth: [300, 2600] },
    ...flat,
    single: null,
  },
  parasol: {
    axes: { width: [800, 8000], depth: [800, 8000], length: [800, 8000], height: [1000, 4000], diameter: [1000, 6000] },
    ...standing,
    single: 'diameter',
  },
  structure: {
    axes: {
      width: [400, 12000],
      depth: [300, 12000],
      height: [300, 5000],
      length: [300, 12000],
      diameter: [300, 8000],
    },
    ...standing,
    single: null,
  },
  planter: {
    axes: { width: [40, 3000], depth: [40, 1500], height: [30, 2000], diameter: [40, 1500] },
    ...standing,
    single: null,
  },
  hose: {
    axes: { length: [500, 100000], width: [20, 1000], height: [20, 1500], depth: [20, 1000], diameter: [5, 100] },
    ...standing,
    single: 'length',
  },
} as const satisfies Record<string, SizeProfile>

export type SizeProfileName = keyof typeof sizeProfiles
