import { paint, type Assembly } from './joinery/assembly.ts'
import { bar, stick } from './joinery/bar.ts'
import { darkBack, drawerFront, facing, lyingBoard, sideBoard } from './joinery/drawers.ts'
import { family, size, type Wanted } from './joinery/family.ts'
import { roundLeg, squareLeg, standing } from './joinery/legs.ts'
import { bent } from './joinery/path.ts'
import { eased, freehand, plate, rectangle } from './joinery/plate.ts'
import { moved } from './joinery/solid.ts'
import { loopLeg, rail } from './joinery/table-bases.ts'
import { drum, turned } from './joinery/turned.ts'

const IRON = paint('frame', 'metal', { roughness: 0.55 })

/** Secretárias: 73 to 76 cm high. */
export const desks = family('desks', {
  pedestal: {
    own: [1300, 750, 600],
    colours: { top: '#c9a678', frame: '#f0eeea', accent: '#b2b6b9' },
    sizes: [size('s', 1100, 750, 550), size('l', 1500, 750, 650)],
    draw: pedestal,
  },
  scandinavian: {
    own: [1200, 760, 580],
    colours: { top: '#c9a678', frame: '#c9a678', accent: '#98643a' },
    draw: scandinavian,
  },
  trestle: { own: [1400, 740, 700], colours: { top: '#f0eeea', frame: '#d4ab80' }, draw: trestle },
  steel: {
    own: [1200, 750, 600],
    colours: { top: '#a9794a', frame: '#232324' },
    sizes: [size('s', 1000, 750, 550), size('l', 1400, 750, 650)],
    draw: steel,
  },
  hutch: { own: [1000, 1180, 520], colours: { top: '#7d5638', frame: '#7d5638', accent: '#b08d4d' }, draw: hutch },
})

/** Elevatórias, gaming and de canto. */
export const specialDesks = family('special-desks', {
  standing: {
    own: [1400, 730, 700],
    colours: { top: '#d8bc85', frame: '#f0eeea' },
    sizes: [size('low', 1400, 730, 700), size('high', 1400, 1090, 700)],
    draw: heightAdjustable,
  },
  gaming: {
    own: [1300, 760, 640],
    colours: { top: '#232324', frame: '#232324', accent: '#b4292d' },
    detail: { azimuth: 34, elevation: 16, aim: [0.86, 0.6, 0.6], zoom: 2.1 },
    draw: gaming,
  },
  corner: {
    own: [1500, 750, 1300],
    colours: { top: '#c0a077', frame: '#232324' },
    detail: { azimuth: 30, elevation: 24, aim: [0.3, 0.88, 0.5], zoom: 2 },
    draw: corner,
  },
})

function pedestal(to: Assembly, { w, h, d, spec, finish }: Wanted): void {
  const body = paint('frame', finish('lacquer'))
  to.add(paint('top', 'wood'), plate(rectangle(w, d, 6), h - 25, eased(25, 3)))
  const wide = 380
  const x = w / 2 - wide / 2 - 14
  const tall = h - 25 - 60
  for (const side of [1, -1]) to.add(body, sideBoard(tall, d - 30, 18, x + side * (wide / 2 - 9), 60 + tall / 2))
  to.add(
    body,
    lyingBoard(wide - 36, d - 34, 18, x, 60),
    facing(wide - 36, tall - 18, 12, x, 69 + tall / 2, -d / 2 + 32),
    lyingBoard(wide - 36, d - 60, 14, x, h - 40),
  )
  const count = spec.drawers ?? 3
  darkBack(to, wide - 40, tall - 40, d - 110, x, 60 + tall / 2, 0)
  const each = (tall - 32) / count
  for (let at = 0; at < count; at += 1)
    drawerFront(to, body, {
      width: wide - 36,
      height: each,
      x,
      y: 78 + each * (at + 0.5),
      z: d / 2 - 17,
      handle: 'bar',
    })
  for (const sx of [1, -1])
    for (const z of [1, -1])
      to.add(body, moved(roundLeg([0, 62, 0], [0, 0, 0], 16, 13), [x + sx * (wide / 2 - 34), 0, z * (d / 2 - 54)]))
  to.add(
    body,
    sideBoard(h - 25, d - 30, 25, -w / 2 + 28, (h - 25) / 2),
    facing(w - wide - 60, 300, 16, -wide / 2 + 6, h - 178, -d / 2 + 60),
  )
}

function scandinavian(to: Assembly, { w, h, d, finish }: Wanted): void {
  const wood = paint('top', finish('wood'))
  const box = 120
  const low = h - 60 - box
  to.add(
    wood,
    lyingBoard(w, d, 18, 0, h - 60, 0, 12),
    lyingBoard(w, d, 18, 0, low, 0, 12),
    facing(w - 20, box - 18, 14, 0, low + 18 + (box - 18) / 2, -d / 2 + 20),
  )
  for (const x of [-w / 2 + 12, -w * 0.17, w * 0.17, w / 2 - 12])
    to.add(wood, sideBoard(box - 17, d - 14, 16, x, low + 18 + (box - 18) / 2))
  const each = w * 0.33 - 24
  for (const side of [1, -1]) {
    const x = side * ((w / 2 - 12 + w * 0.17) / 2)
    darkBack(to, each - 6, box - 26, d - 70, x, low + 18 + (box - 18) / 2, 0)
    drawerFront(to, wood, {
      width: each + 8,
      height: box - 19,
      x,
      y: low + 18 + (box - 18) / 2,
      z: d / 2 - 9,
      handle: 'knob',
      metal: paint('accent', 'leather'),
    })
  }
  for (const side of [1, -1]) to.add(wood, sideBoard(44, d * 0.55, 14, side * (w / 2 - 8), h - 24, -d * 0.22))
  to.add(wood, facing(w - 4, 60, 14, 0, h - 30, -d / 2 + 15))
  to.four(
    paint('frame', finish('wood')),
    roundLeg([w / 2 - 90, low + 4, d / 2 - 80], [w / 2 - 34, 0, d / 2 - 36], 21, 13),
  )
}

function trestle(to: Assembly, { w, h, d, finish }: Wanted): void {
  to.add(paint('top', finish('lacquer')), plate(rectangle(w, d, 8), h - 25, eased(25, 3)))
  const wood = paint('frame', 'wood')
  for (const side of [1, -1]) {
    const x = side * (w / 2 - 240)
    const [reach, deep] = [150, d / 2 - 70]
    to.add(wood, rail([x, h - 52, -deep], [x, h - 52, deep], 46, 54, 4))
    for (const sx of [1, -1]) {
      for (const z of [1, -1])
        to.add(
          wood,
          standing(
            [x + sx * 26, h - 27, z * (deep - 40)],
            [x + sx * reach, 0, z * deep],
            { a: 13, b: 21, corner: 4 },
            undefined,
            { up: [0, 0, 1] },
          ),
        )
      const at = (t: number): number => 26 + (reach - 26) * t
      to.add(
        wood,
        rail([x + sx * at(0.22), h - 52 - 150, -deep + 36], [x + sx * at(0.22), h - 52 - 150, deep - 36], 18, 44, 4),
        rail([x + sx * at(0.72), h * 0.27, -deep + 14], [x + sx * at(0.72), h * 0.27, deep - 14], 18, 44, 4),
      )
    }
    to.add(wood, lyingBoard(244, d - 210, 14, x, h * 0.27 + 21.5))
  }
}

function steel(to: Assembly, { w, h, d, finish }: Wanted): void {
  to.add(paint('top', finish('wood')), plate(rectangle(w, d, 6), h - 28, eased(28, 4)))
  for (const side of [1, -1])
    loopLeg(to, IRON, side * (w / 2 - 70), { top: h - 27, halfTop: d / 2 - 30, halfFoot: d / 2 - 30, tube: 15 })
  to.add(
    IRON,
    rail([-w / 2 + 82, h - 50, -d / 2 + 60], [w / 2 - 82, h - 50, -d / 2 + 60], 24, 40, 3),
    rail([-w / 2 + 82, 260, -d / 2 + 45], [w / 2 - 82, 260, -d / 2 + 45], 24, 24, 3),
  )
  to.add(paint('top', finish('wood')), lyingBoard(w - 180, d * 0.55, 16, 0, h - 128, -d * 0.12))
  to.pair(IRON, rail([w / 2 - 88, h - 100, -d * 0.39], [w / 2 - 88, h - 100, d * 0.15], 4, 76, 1.5))
}

function hutch(to: Assembly, { w, h, d, finish }: Wanted): void {
  const wood = paint('top', finish('wood'))
  const desk = 740
  const box = 110
  const low = desk - 22 - box
  to.add(wood, lyingBoard(w, d, 22, 0, desk - 22, 0, 8), lyingBoard(w - 50, d - 30, 14, 0, low))
  for (const side of [1, -1]) to.add(wood, sideBoard(box + 2, d - 24, 18, side * (w / 2 - 24), low + box / 2))
  to.add(wood, facing(w - 66, box - 14, 14, 0, low + 14 + (box - 14) / 2, -d / 2 + 26))
  darkBack(to, w - 72, box - 24, d - 80, 0, low + 8 + box / 2, 0)
  for (const side of [1, -1])
    drawerFront(to, wood, {
      width: (w - 66) / 2,
      height: box - 16,
      x: (side * (w - 66)) / 4,
      y: low + 15 + (box - 16) / 2,
      z: d / 2 - 15,
      handle: 'knob',
    })
  to.four(
    paint('frame', finish('wood')),
    squareLeg([w / 2 - 37, low + 4, d / 2 - 34], [w / 2 - 29, 0, d / 2 - 26], 21, 13),
  )
  const deep = 230
  const z = -d / 2 + deep / 2 + 4
  const up = h - desk
  for (const x of [-w / 2 + 14, -w * 0.16, w * 0.16, w / 2 - 14])
    to.add(
      wood,
      sideBoard(
        Math.abs(x) < w * 0.3 ? up * 0.5 - 16 : up - 18,
        deep - 6,
        16,
        x,
        Math.abs(x) < w * 0.3 ? desk + up * 0.5 + (up * 0.5 - 16) / 2 : desk + (up - 18) / 2,
        z,
      ),
    )
  to.add(
    wood,
    lyingBoard(w, deep, 18, 0, h - 18, z, 6),
    lyingBoard(w - 42, deep - 8, 16, 0, desk + up * 0.5 - 16, z),
    facing(w - 30, up - 18, 10, 0, desk + (up - 18) / 2, -d / 2 + 15),
  )
  for (const side of [1, -1])
    drawerFront(to, wood, {
      width: w * 0.34 - 26,
      height: up * 0.5 - 20,
      x: side * ((w / 2 - 14 + w * 0.16) / 2),
      y: desk + up * 0.5 + (up * 0.5 - 18) / 2,
      z: z + deep / 2 - 5,
      handle: 'knob',
    })
}

function heightAdjustable(to: Assembly, { w, h, d, finish }: Wanted): void {
  to.add(paint('top', finish('wood')), plate(rectangle(w, d, 30), h - 25, eased(25, 4)))
  const low = 560
  for (const side of [1, -1]) {
    const x = side * (w / 2 - 240)
    to.add(
      IRON,
      rail([x, 22, -d / 2 + 40], [x, 22, d / 2 - 40], 76, 30, 8),
      rail([x, h - 32, -d / 2 + 70], [x, h - 32, d / 2 - 70], 46, 14, 3),
    )
    to.add(
      IRON,
      stick([x, 36, 0], [x, low, 0], { a: 42, b: 31, corner: 6 }, undefined, { up: [0, 0, 1] }),
      stick([x, low - 40, 0], [x, h - 38, 0], { a: 35, b: 25, corner: 5 }, undefined, { up: [0, 0, 1] }),
    )
    for (const z of [1, -1])
      to.add(
        paint('fixed', 'plain', { colour: '#222222' }),
        moved(turned(drum(20, 0, 8, 1.5), 20), [x, 0, z * (d / 2 - 64)]),
      )
  }
  to.add(IRON, rail([-w / 2 + 240, h - 54, 0], [w / 2 - 240, h - 54, 0], 60, 34, 4))
  to.add(paint('fixed', 'plain', { colour: '#1d1d1e' }), lyingBoard(130, 46, 16, w / 2 - 150, h - 41, d / 2 - 26, 6))
}

function gaming(to: Assembly, { w, h, d, finish }: Wanted): void {
  const front = d / 2
  const outline = freehand([
    [w / 2, front - 60],
    [w / 2 - 60, front],
    [w * 0.3, front],
    [w * 0.24, front - 46],
    [-w * 0.24, front - 46],
    [-w * 0.3, front],
    [-w / 2 + 60, front],
    [-w / 2, front - 60],
    [-w / 2, -front + 20],
    [-w / 2 + 20, -front],
    [w / 2 - 20, -front],
    [w / 2, -front + 20],
  ])
  to.add(paint('top', finish('plain')), plate(outline, h - 22, eased(22, 4)))
  for (const side of [1, -1]) {
    const x = side * (w / 2 - 130)
    to.add(
      IRON,
      bar(
        bent(
          [
            [x, h - 38, front - 90],
            [x, h - 38, -front + 90],
            [x, 20, front - 110],
            [x, 20, -front + 60],
          ],
          26,
        ),
        { a: 17, b: 32, corner: 3 },
        { up: [1, 0, 0] },
      ),
    )
    to.add(
      paint('accent', 'plain'),
      stick(
        [x + side * 33.5, h * 0.78, -front + 190],
        [x + side * 33.5, h * 0.22, front - 210],
        { a: 7, b: 1.2, corner: 0.8 },
        undefined,
        { up: [1, 0, 0], ease: 0.4 },
      ),
    )
  }
  to.add(
    IRON,
    rail([-w / 2 + 130, h - 52, -front + 120], [w / 2 - 130, h - 52, -front + 120], 26, 46, 3),
    rail([-w / 2 + 130, 54, -front + 90], [w / 2 - 130, 54, -front + 90], 24, 40, 3),
  )
}

function corner(to: Assembly, { w, h, d, finish }: Wanted): void {
  const deep = 560
  const top = paint('top', finish('wood'))
  const long = plate(rectangle(w, deep, 6), h - 25, eased(25, 2))
  to.add(
    top,
    moved(long, [0, 0, -d / 2 + deep / 2]),
    moved(plate(rectangle(deep - 60, d - deep - 1.5, 6), h - 25, eased(25, 2), { grainAlong: 'z' }), [
      -w / 2 + (deep - 60) / 2,
      0,
      -d / 2 + deep + 1.5 + (d - deep - 1.5) / 2,
    ]),
  )
  const t = 14
  const legs: [number, number][] = [
    [w / 2 - 30, -d / 2 + 30],
    [w / 2 - 30, -d / 2 + deep - 30],
    [-w / 2 + 30, -d / 2 + 30],
    [-w / 2 + 30, d / 2 - 30],
    [-w / 2 + deep - 90, d / 2 - 30],
    [-w / 2 + deep - 90, -d / 2 + deep - 30],
  ]
  for (const [x, z] of legs)
    to.add(IRON, stick([x, 0, z], [x, h - 24, z], { a: t, b: t, corner: 2.5 }, undefined, { up: [0, 0, 1], ease: 1 }))
  const join = (a: number, b: number, y: number): void =>
    to.add(IRON, rail([legs[a]![0], y, legs[a]![1]], [legs[b]![0], y, legs[b]![1]], 22, 26, 2.5))
  for (const [a, b] of [
    [0, 1],
    [0, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 1],
  ] as const)
    join(a, b, h - 40)
  for (const [a, b] of [
    [0, 1],
    [3, 4],
  ] as const)
    join(a, b, 60)
  join(0, 2, 120)
}
