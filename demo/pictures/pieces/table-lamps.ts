import { paint, type Bench, type Extent } from '../kit/bench.ts'
import { kitFamily } from '../kit/kit-family.ts'
import { BRASS, BULB, CORD, METAL, OPAL, SHADE, clothShade, lerp, ring } from '../kit/lamp-parts.ts'

const BODY = paint('body', 'ceramic', { colour: '#e9e2d6' })
const WOOD = paint('body', 'wood', { colour: '#c9a678' })
const LACQUER = paint('body', 'lacquer', { colour: '#b3603f', roughness: 0.3 })

/** Candeeiros de mesa: what stands on a table, the diameter is the widest part's. */
export const tableLamps = kitFamily('table-lamps', 'floor', [280, 430, 280], {
  ceramic: { colours: { body: '#e9e2d6', accent: '#f1e7d6', frame: '#b8924f' }, draw: ceramic },
  gourd: { colours: { body: '#9aa98e', accent: '#f1e7d6', frame: '#b8924f' }, draw: gourd },
  mushroom: { colours: { body: '#b3603f' }, draw: mushroom },
  globe: { colours: { body: '#b8924f', accent: '#f7f1e6', frame: '#b8924f' }, draw: globe },
  wooden: { colours: { body: '#c9a678', accent: '#f1e7d6', frame: '#b8924f' }, draw: turnedWood },
  portable: { colours: { body: '#2b2b2c', accent: '#fbf6ec' }, draw: portable },
})

/** Luminárias de secretária: arms with joints over a foot. */
export const deskLamps = kitFamily('desk-lamps', 'floor', [200, 480, 360], {
  articulated: { colours: { body: '#2b2b2c', frame: '#b8924f' }, draw: articulated },
  bankers: {
    colours: { body: '#b8924f', accent: '#1f4b3b' },
    draw: banker,
    own: [300, 380, 200],
    sizes: [{ key: 'm', spec: { widthMm: 300, heightMm: 380, depthMm: 200 } }],
  },
  bar: { colours: { body: '#2b2b2c' }, draw: lightBar },
})

function ceramic(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  const low = h * 0.52
  const belly = r * lerp(0.56, 0.66, b.chance())
  b.turned(
    BODY,
    [
      [0, 0],
      [belly * 0.62, 0],
      [belly * 0.68, 5],
      [belly * 0.9, low * 0.2],
      [belly, low * 0.42],
      [belly * 0.93, low * 0.62],
      [belly * 0.6, low * 0.84],
      [belly * 0.26, low * 0.95],
      [belly * 0.22, low],
      [0, low],
    ],
    { sides: 72, smooth: true },
  )
  neck(b, low, h, belly * 0.2)
  clothShade(b, SHADE, [r, low * 1.02], [r * 0.76, h])
  tableCord(b, belly)
}

/** Two rounds on top of one another, ribbed. */
function gourd(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  const low = h * 0.56
  const wide = r * 0.6
  const flutes = 26
  const lower = (t: number): number => 0.7 - 0.4 * t ** 3 + 0.36 * Math.sin(t ** 1.1 * Math.PI) ** 0.9
  const profile = (v: number): number =>
    wide * (v < 0.6 ? lower(v / 0.6) : 0.3 + 0.34 * Math.sin(((v - 0.6) / 0.4) * Math.PI) ** 0.9)
  b.sheet(
    BODY,
    (u, v) => ring(profile(v) * (1 + 0.022 * Math.abs(Math.sin(u * Math.PI * flutes))), u, v * low),
    156,
    44,
    { loop: true },
  )
  b.turned(
    BODY,
    [
      [0, 0.4],
      [wide * 0.7, 0.4],
    ],
    { sides: 48 },
  )
  neck(b, low, h, wide * 0.2)
  clothShade(b, SHADE, [r, low * 1.04], [r * 0.92, h], 90)
  tableCord(b, wide)
}

function neck(b: Bench, low: number, h: number, r: number): void {
  b.turned(
    BRASS,
    [
      [0, low - 6],
      [r + 4, low - 6],
      [r + 4, low + 5],
      [r * 0.7, low + 9],
      [r * 0.7, low + 34],
      [0, low + 34],
    ],
    { sides: 32 },
  )
  b.rod(
    BRASS,
    [
      [0, low + 20, 0],
      [0, h - 16, 0],
    ],
    4,
    { sides: 12, steps: 1 },
  )
}

/** Leaves the foot behind it and ends behind it after a loop: an end that was seen looked like a bent wire. */
function tableCord(b: Bench, r: number): void {
  b.rod(
    CORD,
    [
      [r * 0.3, 6, -r * 0.6],
      [r * 0.7, 3, -r * 0.95],
      [r * 1.25, 3, -r * 0.98],
      [r * 1.56, 3, -r * 0.72],
      [r * 1.6, 3, -r * 0.36],
      [r * 1.38, 3, -r * 0.16],
      [r * 1.14, 5, -r * 0.44],
      [r * 0.86, 8, -r * 0.9],
      [r * 0.4, 4, -r * 1.2],
      [-r * 0.2, 3, -r * 1.15],
    ],
    2.3,
    { sides: 8, steps: 60 },
  )
}

/** Dome on a flared stem, one lacquered piece. */
function mushroom(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  const rim = h * lerp(0.5, 0.58, b.chance())
  b.turned(
    LACQUER,
    [
      [0, 0],
      [r * 0.6, 0],
      [r * 0.62, 5],
      [r * 0.56, 16],
      [r * 0.45, rim * 0.16],
      [r * 0.34, rim * 0.32],
      [r * 0.265, rim * 0.5],
      [r * 0.23, rim * 0.7],
      [r * 0.22, rim * 0.9],
      [r * 0.22, rim * 1.12],
      [0, rim * 1.12],
    ],
    { sides: 72, smooth: true },
  )
  const dome = Array.from({ length: 41 }, (_, i) => (i / 40) ** 1.25 * Math.PI * 0.5)
    .map((a) => Math.PI / 2 - a)
    .reverse()
  const wall = (by: number): (readonly [number, number])[] =>
    dome.map((a) => [Math.max(0, (r - by) * Math.cos(a) ** 0.86), rim + (h - rim - by) * Math.sin(a) ** 1.1] as const)
  b.turned(LACQUER, [...wall(0), ...wall(4).reverse(), [r - 2, rim - 2], [r, rim]], { sides: 96 })
  b.blob(BULB, [r * 0.56, r * 0.56, r * 0.56], [0, rim + 8, 0])
  tableCord(b, r * 0.6)
}

function globe(b: Bench, { w, h }: Extent): void {
  const r = Math.min(w / 2, h * 0.34)
  const plinth = r * 0.62
  const y = h - r * 2
  b.turned(
    paint('fixed', 'marble', { colour: '#ece8e1' }),
    [
      [0, 0],
      [plinth - 2, 0],
      [plinth, 3],
      [plinth, 24],
      [plinth - 3, 28],
      [0, 28],
    ],
    { sides: 72 },
  )
  b.rod(
    METAL,
    [
      [0, 26, 0],
      [0, y + 4, 0],
    ],
    7,
    { sides: 20, steps: 1 },
  )
  b.turned(
    METAL,
    [
      [7, -26],
      [20, -10],
      [r * 0.46, 4],
      [r * 0.48, 14],
      [r * 0.44, 14],
      [0, 6],
    ],
    { at: [0, y, 0], sides: 56 },
  )
  const from = 0.3
  b.turned(
    OPAL,
    Array.from({ length: 33 }, (_, i) => from + ((Math.PI - from) * i) / 32).map(
      (a) => [Math.sin(a) * r, y + r - Math.cos(a) * r] as const,
    ),
    { sides: 88 },
  )
  tableCord(b, plinth)
}

/** Beads of turned wood under a drum. */
function turnedWood(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  const low = h * 0.5
  const count = 3 + Math.floor(b.chance() * 2)
  const bead = low / (count + 0.3)
  b.turned(
    WOOD,
    [
      [0, 0],
      [r * 0.5, 0],
      [r * 0.52, 4],
      [r * 0.5, 15],
      [r * 0.2, 19],
      [0, 19],
    ],
    { sides: 64 },
  )
  for (let i = 0; i < count; i++) {
    const size = bead * lerp(1.16, 0.86, i / count)
    b.blob(WOOD, [size * 1.12, bead * 1.04, size * 1.12], [0, 17 + i * bead * 0.97, 0])
  }
  neck(b, low - 2, h, r * 0.12)
  clothShade(b, SHADE, [r, low * 1.06], [r * 0.9, h])
  tableCord(b, r * 0.5)
}

/** Without a cord: a stem, a touch ring and a hat. */
function portable(b: Bench, { w, h }: Extent): void {
  const r = w / 2
  const hat = h * 0.82
  b.turned(
    LACQUER,
    [
      [0, 0],
      [r * 0.78, 0],
      [r * 0.8, 3],
      [r * 0.8, 12],
      [r * 0.76, 16],
      [r * 0.2, 20],
      [r * 0.15, 30],
      [r * 0.15, hat],
      [0, hat],
    ],
    { sides: 64 },
  )
  b.turned(
    OPAL,
    [
      [r * 0.34, hat - 34],
      [r * 0.36, hat - 30],
      [r * 0.36, hat + 4],
      [0, hat + 4],
    ],
    { sides: 48 },
  )
  b.turned(
    OPAL,
    [
      [0, hat - 36],
      [r * 0.34, hat - 36],
      [r * 0.36, hat - 34],
    ],
    { sides: 48 },
  )
  b.turned(
    LACQUER,
    [
      [r - 3, hat],
      [r, hat - 2],
      [r, hat],
      [r * 0.42, h - 4],
      [r * 0.36, h],
      [0, h],
      [0, h - 3],
      [r * 0.36, h - 4],
      [r - 3, hat],
    ],
    { sides: 80 },
  )
  b.turned(
    METAL,
    [
      [0, h],
      [8, h],
      [8, h + 0.2],
      [0, h + 0.2],
    ],
    { sides: 20 },
  )
}

function articulated(b: Bench, { w, h, d }: Extent): void {
  const foot = Math.min(w / 2, 90)
  const z = -d / 2 + foot
  b.turned(
    LACQUER,
    [
      [0, 0],
      [foot - 2, 0],
      [foot, 3],
      [foot, 13],
      [foot - 4, 18],
      [20, 20],
      [19, 24],
      [19, 31],
      [17, 33],
      [0, 33],
    ],
    { at: [0, 0, z], sides: 64 },
  )
  const elbow: [number, number, number] = [0, h * 0.62, z - foot * 0.4]
  const wrist: [number, number, number] = [0, h - 38, d / 2 - w * 0.52 - 30]
  for (const side of [-8, 8]) {
    b.rod(
      LACQUER,
      [
        [side, 32, z],
        [side, elbow[1], elbow[2]],
      ],
      4.2,
      { sides: 14, steps: 1 },
    )
    b.rod(
      LACQUER,
      [
        [side, elbow[1], elbow[2]],
        [side, wrist[1], wrist[2]],
      ],
      4.2,
      { sides: 14, steps: 1 },
    )
    const hold: readonly [number, number, number] = [side * 1.9, lerp(32, elbow[1], 0.46), lerp(z, elbow[2], 0.46)]
    spring(b, [side * 1.9, 53, lerp(z, hold[2], 0.12)], hold)
    b.rod(
      METAL,
      [
        [side * 0.8, hold[1] + 1, hold[2]],
        [side * 2.5, hold[1] + 1, hold[2]],
      ],
      2.6,
      { sides: 10, steps: 1 },
    )
  }
  for (const joint of [[0, 42, z], elbow, wrist] as const)
    b.turned(
      BRASS,
      [
        [0, -17],
        [11, -17],
        [13, -14],
        [13, 14],
        [11, 17],
        [0, 17],
      ],
      { at: joint, turn: [0, 0, 90], sides: 32 },
    )
  b.placed({ at: [0, wrist[1] + 2, wrist[2] + 38], turn: [-24, 0, 0] }, () => {
    const head = w * 0.4
    b.turned(
      LACQUER,
      [
        [0, 20],
        [head * 0.36, 18],
        [head * 0.42, 4],
        [head * 0.48, -head * 0.3],
        [head, -head * 1.05],
        [head, -head * 1.12],
        [head - 2.5, -head * 1.1],
        [head * 0.44, -head * 0.3],
        [0, -10],
      ],
      { sides: 72 },
    )
    b.blob(BULB, [head * 0.9, head * 0.9, head * 0.9], [0, -head * 1.02, 0])
  })
}

function spring(b: Bench, from: readonly [number, number, number], to: readonly [number, number, number]): void {
  const coils = 16
  b.rod(
    METAL,
    Array.from(
      { length: coils * 6 + 1 },
      (_, i) =>
        [
          lerp(from[0], to[0], i / coils / 6) + 4 * Math.cos((i * Math.PI) / 3),
          lerp(from[1], to[1], i / coils / 6),
          lerp(from[2], to[2], i / coils / 6) + 4 * Math.sin((i * Math.PI) / 3),
        ] as const,
    ),
    1.1,
    { sides: 5, steps: coils * 6 },
  )
}

/** A glass trough over a brass stem. */
function banker(b: Bench, { w, h }: Extent): void {
  const r = w * 0.36
  b.turned(
    METAL,
    [
      [0, 0],
      [r, 0],
      [r, 5],
      [r * 0.9, 12],
      [r * 0.5, 20],
      [11, 30],
      [9, 60],
      [8.5, h * 0.6],
      [8, h - 50],
      [0, h - 50],
    ],
    { sides: 56 },
  )
  b.blob(METAL, [27, 27, 27], [0, h * 0.6 - 13.5, 0])
  const long = w
  const half = w * 0.24
  b.sheet(
    paint('accent', 'ceramic', { colour: '#1f4b3b' }),
    (u, v) => {
      const a = lerp(-0.15, Math.PI + 0.15, u)
      const x = (v - 0.5) * long * (1 - 0.06 * (1 - Math.sin(a)))
      return [x, h - half - 4 + Math.sin(a) * half, Math.cos(a) * half * 1.25]
    },
    40,
    24,
    { thick: 4 },
  )
  for (const s of [-1, 1])
    b.board(
      METAL,
      Array.from({ length: 25 }, (_, i) => lerp(-0.15, Math.PI + 0.15, i / 24)).map(
        (a) => [Math.cos(a) * half * 1.22, Math.sin(a) * half * 0.97] as const,
      ),
      2.5,
      [s * (long / 2 - 9), h - half - 4, 0],
      { lies: 'upright', turn: [0, 90, 0], bevel: 0.6 },
    )
  b.rod(
    BULB,
    [
      [-long * 0.3, h - half, 0],
      [long * 0.3, h - half, 0],
    ],
    14,
    { sides: 20, steps: 2 },
  )
  for (let k = 0; k < 22; k++) b.blob(METAL, [3, 3.6, 3], [long * 0.2, h - half - 26 - k * 3.7, half * 0.7], 8)
  b.blob(METAL, [9, 12, 9], [long * 0.2, h - half - 26 - 22 * 3.7 - 8, half * 0.7], 16)
  b.rod(
    METAL,
    [
      [0, h - 60, 0],
      [0, h + 0, 0],
    ],
    5,
    { sides: 12, steps: 1 },
  )
  b.blob(METAL, [14, 12, 14], [0, h - 10, 0])
}

/** A flat bar of light on an angled arm. */
function lightBar(b: Bench, { w, h, d }: Extent): void {
  const z = -d / 2 + 80
  b.box(LACQUER, [Math.min(w, 190), 16, 150], [0, 0, z], { edge: 7 })
  b.rod(
    LACQUER,
    [
      [0, 14, z - 40],
      [0, h * 0.55, z - 50],
      [0, h - 14, z - 10],
    ],
    7.5,
    { sides: 18, steps: 30, flat: 3 },
  )
  b.placed({ at: [0, h - 20, z - 18], turn: [7, 0, 0] }, () => {
    b.box(LACQUER, [40, 13, d * 0.86], [0, 0, d * 0.36], { edge: 5 })
    b.box(BULB, [30, 3, d * 0.6], [0, -2, d * 0.46], { edge: 1 })
  })
  b.turned(
    METAL,
    [
      [0, 16],
      [20, 16],
      [20, 18.5],
      [0, 18.5],
    ],
    { at: [w * 0.24, 0, z + 40], sides: 32 },
  )
}
