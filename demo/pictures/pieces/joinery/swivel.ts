import type { Vec3 } from '../../geometry/vector.ts'
import { paint, type Assembly, type Paint } from './assembly.ts'
import { bar, stick } from './bar.ts'
import { castor } from './legs.ts'
import { bent } from './path.ts'
import { eased, plate, rectangle } from './plate.ts'
import { moved } from './solid.ts'
import { drum, turned } from './turned.ts'

export const BLACK_PLASTIC = paint('fixed', 'plain', { colour: '#26272a', roughness: 0.5 })

/** Five-star base with castors, gas lift and mechanism up to the underside of a seat, mm. */
export function swivelBase(to: Assembly, star: Paint, radius: number, under: number, turn = 8): void {
  to.add(
    star,
    turned(
      [
        [0, 82],
        [34, 82],
        [40, 88],
        [42, 100],
        [36, 122],
        [30, 128],
        [0, 128],
      ],
      40,
    ),
  )
  for (let arm = 0; arm < 5; arm += 1) {
    const angle = ((turn + 18 + arm * 72) * Math.PI) / 180
    const at = (r: number, y: number): Vec3 => [Math.cos(angle) * r, y, Math.sin(angle) * r]
    const reach = radius - 27
    to.add(
      star,
      bar(
        [at(26, 106), at(reach * 0.4, 101), at(reach * 0.75, 88), at(reach + 12, 76)],
        (u) => ({ a: 22 - 8 * u, b: 17 - 7 * u, corner: 7 }),
        { up: [0, 1, 0], ease: 5 },
      ),
    )
    to.add(BLACK_PLASTIC, ...castor(Math.cos(angle) * reach, Math.sin(angle) * reach, 40 + arm * 95, 27, 74))
  }
  to.add(
    BLACK_PLASTIC,
    turned(drum(25, 124, under * 0.66, 3), 32),
    moved(plate(rectangle(170, 230, 30), under - 46, eased(47, 10)), [0, 0, 0]),
    stick(
      [60, under - 24, 30],
      [205, under - 30, 44],
      { a: 5, b: 4, corner: 2 },
      { a: 15, b: 4, corner: 2 },
      { up: [0, 1, 0] },
    ),
  )
  to.add(
    paint('fixed', 'metal', { colour: '#b9bcc0', roughness: 0.12 }),
    turned(drum(14, under * 0.6, under - 40, 1), 28),
  )
}

/** T-shaped arm rest from under the seat to a soft pad, its top at `y`. */
export function armRest(
  to: Assembly,
  plastic: Paint,
  x: number,
  inner: number,
  under: number,
  y: number,
  z: number,
): void {
  const line = bent(
    [
      [inner, under + 6, z],
      [x, under + 6, z - 4],
      [x, y - 22, z - 14],
    ],
    44,
  )
  to.pair(
    plastic,
    bar(line, (u) => ({ a: 24 - 6 * u, b: 9 + 3 * u, corner: 6 }), { up: [0.2, 1, 0] }),
  )
  to.pair(
    BLACK_PLASTIC,
    moved(
      plate(rectangle(84, 250, 38, 24), 0, eased(30, 13), {
        rings: 5,
        crown: (px, pz) => -5 * Math.cos(px / 40) * Math.cos(pz / 90),
      }),
      [x, y - 28, z - 6],
    ),
  )
}
