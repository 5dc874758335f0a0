import { paint, type Assembly } from './joinery/assembly.ts'
import { bar, stick } from './joinery/bar.ts'
import { darkBack, drawerFront, lyingBoard, sideBoard } from './joinery/drawers.ts'
import { family, size, type Wanted } from './joinery/family.ts'
import { squareLeg } from './joinery/legs.ts'
import { arc, bent } from './joinery/path.ts'
import { eased, freehand, plate, rectangle } from './joinery/plate.ts'
import { moved } from './joinery/solid.ts'
import { rail } from './joinery/table-bases.ts'

/** The top's front edge and what carries it. */
const TOP = { azimuth: 30, elevation: 16, aim: [0.3, 0.86, 0.7], zoom: 2.2 } as const

/** Consolas: 74 to 86 cm high, 22 to 40 cm deep. */
export const consoles = family('consoles', {
  'slim-steel': {
    own: [1000, 800, 300],
    colours: { top: '#a9794a', frame: '#232324' },
    sizes: [size('s', 800, 790, 280), size('l', 1200, 800, 340)],
    detail: TOP,
    draw: slimSteel,
  },
  drawers: {
    own: [1100, 800, 360],
    colours: { top: '#c9a678', frame: '#c9a678', accent: '#c8a04d' },
    draw: withDrawers,
  },
  'half-moon': { own: [900, 790, 360], colours: { top: '#f0eeea', frame: '#f0eeea' }, detail: TOP, draw: halfMoon },
  arches: { own: [1200, 790, 340], colours: { top: '#7d5638', frame: '#7d5638' }, draw: arches },
  brass: { own: [1100, 780, 320], colours: { top: '#f0eeea', frame: '#c8a04d' }, detail: TOP, draw: brassHoops },
})

function slimSteel(to: Assembly, { w, h, d, finish }: Wanted): void {
  const iron = paint('frame', 'metal', { roughness: 0.55 })
  const t = 9
  const square = { a: t, b: t, corner: 2 }
  const [x, z] = [w / 2 - t, d / 2 - t]
  to.add(
    paint('top', finish('wood')),
    plate(rectangle(w, d, 5), h - 24, eased(24, 3)),
    lyingBoard(w - 36, d - 36, 17, 0, 143),
  )
  to.four(iron, stick([x, 0, z], [x, h - 24, z], square, square, { up: [0, 0, 1], ease: 0.8 }))
  for (const side of [1, -1])
    for (const y of [h - 33, 151]) to.add(iron, rail([side * x, y, -z], [side * x, y, z], 18, 18, 2))
  for (const side of [1, -1])
    to.add(
      iron,
      rail([-x, h - 33, side * z], [x, h - 33, side * z], 18, 18, 2),
      rail([-x, 151, side * z], [x, 151, side * z], 18, 18, 2),
    )
}

function withDrawers(to: Assembly, { w, h, d, spec, finish }: Wanted): void {
  const wood = paint('top', finish('wood'))
  const box = 150
  const count = spec.drawers ?? 2
  const low = h - 22 - box
  to.add(wood, plate(rectangle(w, d, 10), h - 22, eased(22, 4)), lyingBoard(w - 60, d - 24, 16, 0, low))
  for (const side of [1, -1]) to.add(wood, sideBoard(box + 2, d - 20, 18, side * (w / 2 - 29), low + box / 2))
  to.add(wood, lyingBoard(w - 76, 16, box - 18, 0, low + 16, -d / 2 + 20))
  darkBack(to, w - 80, box - 22, d - 80, 0, low + 16 + (box - 16) / 2, 2)
  const each = (w - 76) / count
  for (let at = 0; at < count; at += 1)
    drawerFront(to, wood, {
      width: each,
      height: box - 18,
      x: -(w - 76) / 2 + each * (at + 0.5),
      y: low + 16 + (box - 16) / 2,
      z: d / 2 - 14,
      handle: 'knob',
    })
  to.four(paint('frame', 'wood'), squareLeg([w / 2 - 44, low + 4, d / 2 - 36], [w / 2 - 38, 0, d / 2 - 30], 20, 12))
  to.pair(paint('frame', 'wood'), rail([w / 2 - 42, 190, -d / 2 + 36], [w / 2 - 42, 190, d / 2 - 36], 18, 26))
}

function halfMoon(to: Assembly, { w, h, d, finish }: Wanted): void {
  const lacquer = paint('top', finish('lacquer'))
  const moon = (wide: number, deep: number): ReturnType<typeof freehand> =>
    freehand(
      Array.from(
        { length: 65 },
        (_, step) =>
          [Math.cos((step / 64) * Math.PI) * (wide / 2), Math.sin((step / 64) * Math.PI) * deep - deep * 0.42] as const,
      ),
    )
  const back = -d / 2
  to.add(
    lacquer,
    moved(plate(moon(w, d), h - 24, eased(24, 6)), [0, 0, back + d * 0.42]),
    moved(plate(moon(w - 90, d - 45), h - 100, eased(77, 2)), [0, 0, back + (d - 45) * 0.42]),
    moved(plate(moon(w - 132, d * 0.72), 170, eased(18, 4)), [0, 0, back + d * 0.72 * 0.42]),
  )
  const white = paint('frame', finish('lacquer'))
  to.pair(
    white,
    squareLeg([w / 2 - 70, h - 98, back + 30], [w / 2 - 70, 0, back + 30], 19, 12),
    squareLeg([w * 0.22, h - 98, back + d * 0.64], [w * 0.22, 0, back + d * 0.64], 19, 12),
  )
}

function arches(to: Assembly, { w, h, d, finish }: Wanted): void {
  const wood = paint('frame', finish('wood'))
  to.add(paint('top', finish('wood')), plate(rectangle(w, d, 14), h - 34, eased(34, 6)))
  const reach = w * 0.2
  for (const side of [1, -1]) {
    const x = side * w * 0.25
    to.add(
      wood,
      bar(
        bent(
          [
            [x - reach, 0, 0],
            [x - reach, h - 46, 0],
            [x + reach, h - 46, 0],
            [x + reach, 0, 0],
          ],
          reach * 0.98,
        ),
        { a: 17, b: d / 2 - 22, corner: 5 },
        { ease: 2 },
      ),
    )
  }
}

function brassHoops(to: Assembly, { w, h, d, finish }: Wanted): void {
  const brass = paint('frame', 'metal', { roughness: 0.25 })
  to.add(paint('top', finish('marble')), plate(rectangle(w, d, d / 2), h - 20, eased(20, 6)))
  to.add(
    brass,
    bar(
      bent(
        [
          [-w / 2 + 16, h - 30, d / 2 - 16],
          [w / 2 - 16, h - 30, d / 2 - 16],
          [w / 2 - 16, h - 30, -d / 2 + 16],
          [-w / 2 + 16, h - 30, -d / 2 + 16],
        ],
        d / 2 - 17,
        true,
      ),
      { a: 6, b: 10, corner: 2 },
      { isClosed: true, up: [0, 1, 0] },
    ),
  )
  const [low, high] = [20, h - 33]
  const line = arc((high - low) * 0.46, (high - low) / 2, 0, 0, 357, 119)
  for (const side of [1, -1])
    to.add(
      brass,
      bar(
        line.map(([x, , y]) => [side * w * 0.2 + x, (low + high) / 2 + y, side * 7.2] as const),
        { a: 7, b: 7 },
        { isClosed: true },
      ),
    )
  to.add(
    brass,
    stick([-w * 0.36, 8, 0], [w * 0.36, 8, 0], { a: d * 0.32, b: 8, corner: 3 }, undefined, { up: [0, 1, 0] }),
  )
}
