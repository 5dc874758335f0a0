import { paint, type Bench, type Extent } from '../kit/bench.ts'
import { kitFamily } from '../kit/kit-family.ts'
import { METAL, OPAL, SHADE, bulb, clothShade, hanging, lerp, ring } from '../kit/lamp-parts.ts'

function cordOf(h: number): number {
  return h * 0.35
}
function drop({ w, h, d }: Extent): readonly [number, number, number] {
  return [w, h + cordOf(h), d]
}

/** Lustres: arms around a stem. */
export const chandeliers = kitFamily('chandeliers', 'hung', [680, 560, 680], {
  arms: { colours: { body: '#b8924f', accent: '#f7f1e6', frame: '#b8924f' }, draw: arms, holds: drop },
  sputnik: { colours: { body: '#b8924f', accent: '#f7f1e6', frame: '#b8924f' }, draw: sputnik, holds: drop },
  ring: { colours: { body: '#b8924f', accent: '#f7f1e6', frame: '#b8924f' }, draw: crystalRing, holds: drop },
})

/** Curved arms with small shades. */
function arms(b: Bench, { w, h }: Extent): void {
  const count = w > 620 ? 8 : 6
  const shadeR = Math.min(62, w * 0.1)
  const reach = w / 2 - shadeR
  const cup = h * 0.42
  b.turned(
    METAL,
    [
      [0, 0],
      [7, 3],
      [10, 12],
      [6, 22],
      [18, 40],
      [34, 64],
      [30, 92],
      [13, 116],
      [11, h * 0.5],
      [20, h * 0.56],
      [11, h * 0.62],
      [9, h - 30],
      [14, h - 20],
      [5, h],
      [0, h],
    ],
    { sides: 48, smooth: true },
  )
  for (let i = 0; i < count; i++) {
    const at = (r: number, y: number): readonly [number, number, number] => ring(r, i / count + 0.04, y)
    b.rod(
      METAL,
      [at(20, 70), at(reach * 0.34, 26), at(reach * 0.72, 40), at(reach * 0.98, cup - 60), at(reach, cup)],
      (u) => lerp(7.5, 5, u),
      { sides: 10, steps: 26 },
    )
    const [x, , z] = at(reach, 0)
    b.turned(
      METAL,
      [
        [0, cup - 3],
        [20, cup + 4],
        [23, cup + 9],
        [0, cup + 9],
      ],
      { at: [x, 0, z], sides: 20 },
    )
    b.turned(
      paint('fixed', 'plain', { colour: '#efe8da' }),
      [
        [0, cup + 6],
        [9, cup + 6],
        [9, cup + 58],
        [0, cup + 58],
      ],
      { at: [x, 0, z], sides: 14 },
    )
    b.placed({ at: [x, 0, z] }, () =>
      clothShade(b, SHADE, [shadeR, cup + 44], [shadeR * 0.56, cup + 44 + shadeR * 1.3]),
    )
  }
  hanging(b, METAL, h + cordOf(h), h - 4, 0, 0, METAL)
}

/** Straight rods to all sides, each with a globe. */
function sputnik(b: Bench, { w, h }: Extent): void {
  const size = Math.min(46, w * 0.07)
  const rods = 14
  b.blob(METAL, [86, 86, 86], [0, h / 2 - 43, 0])
  for (let i = 0; i < rods; i++) {
    const y = 1 - ((i + 0.5) * 2) / rods
    const [x, , z] = ring(Math.sqrt(1 - y * y), i * 0.382, 0)
    const end = [x * (w / 2 - size), h / 2 + (y * (h / 2 - size)) / 0.93, z * (w / 2 - size)] as const
    b.rod(
      METAL,
      [
        [0, h / 2, 0],
        [end[0] * 0.9, h / 2 + (end[1] - h / 2) * 0.9, end[2] * 0.9],
      ],
      4.4,
      { sides: 12, steps: 1 },
    )
    b.blob(METAL, [26, 26, 26], [end[0] * 0.88, h / 2 + (end[1] - h / 2) * 0.88 - 13, end[2] * 0.88])
    b.blob(OPAL, [size * 2, size * 2, size * 2], [end[0], end[1] - size, end[2]])
  }
  b.rod(
    METAL,
    [
      [0, h / 2, 0],
      [0, h + 20, 0],
    ],
    7,
    { sides: 16, steps: 1 },
  )
  hanging(b, METAL, h + cordOf(h), h, 0, 0, METAL)
}

/** Two hoops hung with crystal drops. */
function crystalRing(b: Bench, { w, h }: Extent): void {
  const hoops = [
    [w / 2 - 8, h * 0.42],
    [w * 0.31, h * 0.16],
  ] as const
  for (const [r, y] of hoops) {
    b.sheet(METAL, (u, v) => ring(r, u, y + v * 26), 96, 1, { thick: 5, loop: true })
    const drops = Math.round((r * 2 * Math.PI) / 34)
    for (let i = 0; i < drops; i++) {
      const [x, , z] = ring(r - 1, i / drops, 0)
      b.turned(
        paint('fixed', 'glass', { colour: '#f2f6f6' }),
        [
          [0, 0],
          [7, 26],
          [4.5, h * 0.13],
          [0, h * 0.13 + 6],
        ],
        { at: [x, y - h * 0.13 - 3, z], sides: 6 },
      )
    }
    for (let i = 0; i < 10; i++) {
      const [x, , z] = ring(r - 14, i / 10, 0)
      bulb(b, [x, y + 9, z], 8, true)
    }
  }
  for (let i = 0; i < 4; i++) {
    b.rod(METAL, [ring(hoops[0][0] - 1.5, i / 4 + 0.1, h * 0.44), ring(14, i / 4 + 0.1, h - 6)], 2, {
      sides: 8,
      steps: 1,
    })
    b.rod(METAL, [ring(hoops[1][0] - 1.5, i / 4 + 0.1, h * 0.2), ring(12, i / 4 + 0.1, h - 8)], 2, {
      sides: 8,
      steps: 1,
    })
  }
  b.turned(
    METAL,
    [
      [0, h - 16],
      [22, h - 16],
      [24, h - 8],
      [8, h],
      [0, h],
    ],
    { sides: 36 },
  )
  hanging(b, METAL, h + cordOf(h), h - 4, 0, 0, METAL)
}
