import { paint, type Assembly } from './joinery/assembly.ts'
import { stick } from './joinery/bar.ts'
import { family, size, type Wanted } from './joinery/family.ts'
import { disc, hoop } from './joinery/legs.ts'
import { eased, oval, plate, rectangle } from './joinery/plate.ts'
import { apronBase, loopLeg, rail } from './joinery/table-bases.ts'
import { turned } from './joinery/turned.ts'

const IRON = paint('frame', 'metal', { roughness: 0.55 })
const EDGE = { azimuth: 30, elevation: 22, aim: [0.4, 0.9, 0.8], zoom: 2.4 } as const

/** Mesas altas de bar, 95 to 108 cm: a round one on a column, long ones with a rest for the feet. */
export const barTables = family('bar-tables', {
  column: {
    own: [600, 1050, 600],
    colours: { top: '#a9794a', frame: '#232324' },
    sizes: [size('m', 600, 1050, 600, { shape: 'round' })],
    detail: EDGE,
    draw: column,
  },
  steel: { own: [1200, 1000, 500], colours: { top: '#7d5638', frame: '#232324' }, detail: EDGE, draw: steel },
  wooden: { own: [1200, 1020, 550], colours: { top: '#c9a678', frame: '#c9a678' }, detail: EDGE, draw: wooden },
})

function column(to: Assembly, { w, h, finish }: Wanted): void {
  to.add(paint('top', finish('wood')), plate(oval(w, w, 2, 96), h - 26, eased(26, 6)))
  to.add(
    IRON,
    disc(w * 0.4, 14),
    turned(
      [
        [0, 12],
        [80, 13],
        [46, 20],
        [34, 40],
        [32, 60],
        [32, h - 60],
        [44, h - 40],
        [120, h - 32],
        [120, h - 25],
        [0, h - 25],
      ],
      40,
    ),
    hoop(w * 0.3, w * 0.3, 320, 9),
  )
  for (const turn of [0, 1, 2])
    to.add(
      IRON,
      stick(
        [Math.cos(turn * 2.094) * 28, 320, Math.sin(turn * 2.094) * 28],
        [Math.cos(turn * 2.094) * w * 0.3, 320, Math.sin(turn * 2.094) * w * 0.3],
        { a: 7, b: 7 },
      ),
    )
}

function steel(to: Assembly, { w, h, d, finish }: Wanted): void {
  to.add(paint('top', finish('wood')), plate(rectangle(w, d, 6), h - 36, eased(36, 4)))
  for (const side of [1, -1])
    loopLeg(to, IRON, side * (w / 2 - 110), { top: h - 35, halfTop: d / 2 - 40, halfFoot: d / 2 - 20, tube: 16 })
  to.add(
    IRON,
    rail([-w / 2 + 110, 260, d / 2 - 40], [w / 2 - 110, 260, d / 2 - 40], 26, 26, 4),
    rail([-w / 2 + 110, 260, -d / 2 + 40], [w / 2 - 110, 260, -d / 2 + 40], 26, 26, 4),
  )
}

function wooden(to: Assembly, { w, h, d, finish }: Wanted): void {
  const wood = paint('frame', 'wood')
  to.add(paint('top', finish('wood')), plate(rectangle(w, d, 20), h - 30, eased(30, 7)))
  apronBase(to, wood, { x: w / 2 - 60, z: d / 2 - 60, under: h - 30, leg: 58, foot: 40, apron: 84, splay: 16 })
  for (const side of [1, -1])
    to.add(wood, rail([side * (w / 2 - 50), 270, -d / 2 + 60], [side * (w / 2 - 50), 270, d / 2 - 60], 24, 40, 5))
  to.add(wood, rail([-w / 2 + 60, 270, 0], [w / 2 - 60, 270, 0], 30, 46, 6))
}
