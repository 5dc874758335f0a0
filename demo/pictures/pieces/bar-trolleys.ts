import type { Vec3 } from '../geometry/vector.ts'
import { paint, type Assembly, type Paint } from './joinery/assembly.ts'
import { bar, stick, tube } from './joinery/bar.ts'
import { family, type Wanted } from './joinery/family.ts'
import { castor, hoop } from './joinery/legs.ts'
import { arc, bent } from './joinery/path.ts'
import { eased, oval, plate, rectangle } from './joinery/plate.ts'
import { moved, rotated, type Solid } from './joinery/solid.ts'
import { rail } from './joinery/table-bases.ts'
import { drum, turned } from './joinery/turned.ts'

/** Carrinhos de bar e de chá: two tiers, a rail, wheels. */
export const barTrolleys = family('bar-trolleys', {
  brass: {
    own: [760, 820, 420],
    colours: { frame: '#c8a04d', top: '#e4ecec' },
    detail: { azimuth: 30, elevation: 22, aim: [0.4, 0.82, 0.6], zoom: 2 },
    draw: brassTrolley,
  },
  round: {
    own: [520, 780, 520],
    colours: { frame: '#b08d4d', top: '#232324' },
    detail: { azimuth: 30, elevation: 22, aim: [0.5, 0.86, 0.6], zoom: 1.9 },
    draw: roundTrolley,
  },
  wooden: {
    own: [800, 800, 430],
    colours: { frame: '#7d5638', top: '#7d5638', accent: '#232324' },
    draw: woodenTrolley,
  },
})

function tierRail(to: Assembly, paint: Paint, w: number, d: number, y: number, corner: number): void {
  const line = (at: number): Vec3[] =>
    bent(
      [
        [-w / 2, at, d / 2],
        [w / 2, at, d / 2],
        [w / 2, at, -d / 2],
        [-w / 2, at, -d / 2],
      ],
      corner,
      true,
    )
  to.add(
    paint,
    tube(line(y), 5, { isClosed: true, up: [0, 1, 0] }),
    bar(line(y - 58), { a: 7, b: 9, corner: 2 }, { isClosed: true, up: [0, 1, 0] }),
  )
  for (const x of [-0.28, 0, 0.28])
    for (const z of [1, -1])
      to.add(
        paint,
        tube(
          [
            [x * w, y, (z * d) / 2],
            [x * w, y - 54, (z * d) / 2],
          ],
          3.4,
        ),
      )
}

/** A castor's two wheels are rubber, the rest is the frame's metal. */
function wheels(to: Assembly, metal: Paint, [one, other, ...rest]: readonly Solid[]): void {
  to.add(paint('fixed', 'plain', { colour: '#2b2b2d' }), one as Solid, other as Solid)
  to.add(metal, ...rest)
}

function brassTrolley(to: Assembly, { w, h, d, finish }: Wanted): void {
  const brass = paint('frame', 'metal', { roughness: 0.2 })
  const [x, z] = [w / 2 - 46, d / 2 - 12]
  const high = h - 50
  for (const [y, height] of [
    [high - 10, 0],
    [270, 0],
  ] as const) {
    tierRail(to, brass, x * 2, z * 2, y + height, 22)
    to.add(paint('top', finish('glass')), plate(rectangle(x * 2 - 10, z * 2 - 10, 18), y - 54, eased(8, 2)))
  }
  for (const side of [1, -1]) {
    const end = side * (x + 8)
    to.add(
      brass,
      tube(
        bent(
          [
            [end, 82, z],
            [end, high - 40, z],
            [side * (w / 2 - 10), h - 10, z * 0.5],
            [side * (w / 2 - 10), h - 10, -z * 0.5],
            [end, high - 40, -z],
            [end, 82, -z],
          ],
          60,
        ),
        9,
      ),
    )
    for (const fore of [1, -1]) wheels(to, brass, castor(end, fore * z, side * 40 + fore * 30, 32, 92))
  }
}

function roundTrolley(to: Assembly, { w, h, finish }: Wanted): void {
  const brass = paint('frame', 'metal', { roughness: 0.2 })
  const r = w / 2 - 14
  for (const y of [h - 110, 210]) {
    to.add(paint('top', finish('glass')), plate(oval(r * 2 - 8, r * 2 - 8, 2, 96), y, eased(8, 2)))
    to.add(brass, hoop(r, r, y + 4, 8), hoop(r, r, y + 58, 5))
    for (let post = 0; post < 8; post += 1)
      to.add(
        brass,
        tube(
          [
            [Math.cos(post * 0.785 + 0.39) * r, y + 58, Math.sin(post * 0.785 + 0.39) * r],
            [Math.cos(post * 0.785 + 0.39) * r, y + 6, Math.sin(post * 0.785 + 0.39) * r],
          ],
          3.4,
        ),
      )
  }
  for (let leg = 0; leg < 4; leg += 1) {
    const angle = leg * 1.5708 + 0.79
    const at = (y: number): Vec3 => [Math.cos(angle) * (r + 8), y, Math.sin(angle) * (r + 8)]
    to.add(brass, tube([at(66), at(h - 40)], 8))
    wheels(to, brass, castor(at(0)[0], at(0)[2], leg * 70, 27, 78))
  }
  for (const side of [1, -1])
    to.add(
      brass,
      tube(
        bent(
          [
            [side * (r + 8) * 0.705, h - 44, (r + 8) * 0.71],
            [side * (r + 8) * 0.705, h - 10, (r + 8) * 0.71],
            [side * (r + 8) * 0.705, h - 10, -(r + 8) * 0.71],
            [side * (r + 8) * 0.705, h - 44, -(r + 8) * 0.71],
          ],
          36,
        ),
        8,
      ),
    )
}

function woodenTrolley(to: Assembly, { w, h, d, finish }: Wanted): void {
  const wood = paint('frame', finish('wood'))
  const x = w / 2 - 64
  const z = d / 2 - 20
  const wheel = 95
  for (const y of [h - 170, 230]) {
    to.add(paint('top', finish('wood')), plate(rectangle(x * 2 + 34, d - 44, 6), y, eased(14, 2)))
    for (const side of [1, -1])
      to.add(
        wood,
        rail([-x - 20, y + 14, side * (z - 2)], [x + 20, y + 14, side * (z - 2)], 15, 62, 4),
        rail([side * (x + 14), y + 14, -z + 6], [side * (x + 14), y + 14, z - 6], 15, 62, 4),
      )
  }
  for (const side of [1, -1]) {
    to.add(
      wood,
      stick([x + 6, 0, side * (z + 8)], [x + 6, h - 128, side * (z + 8)], { a: 14, b: 10, corner: 4 }, undefined, {
        up: [0, 0, 1],
      }),
    )
    to.add(
      wood,
      bar(
        bent(
          [
            [-x - 4, wheel, side * (z + 8)],
            [-x - 4, h - 64, side * (z + 8)],
            [-w / 2 + 16, h - 16, side * (z + 8)],
          ],
          60,
        ),
        { a: 14, b: 10, corner: 4 },
        { up: [0, 0, 1] },
      ),
    )
    const ring = arc(wheel - 9, wheel - 9, 0, 0, 352, 44).map(([a, , b]): Vec3 => [
      a - x - 4,
      b + wheel,
      side * (z + 27),
    ])
    to.add(wood, bar(ring, { a: 9, b: 7, corner: 3 }, { isClosed: true, up: [0, 0, 1] }))
    to.add(
      paint('accent', 'metal', { roughness: 0.5 }),
      moved(rotated(turned(drum(19, -13, 13, 2), 28), [90, 0, 0]), [-x - 4, wheel, side * (z + 26)]),
    )
    for (let spoke = 0; spoke < 6; spoke += 1)
      to.add(
        wood,
        stick(
          [-x - 4 + Math.cos(spoke * 1.047) * 14, wheel + Math.sin(spoke * 1.047) * 14, side * (z + 27)],
          [
            -x - 4 + Math.cos(spoke * 1.047) * (wheel - 14),
            wheel + Math.sin(spoke * 1.047) * (wheel - 14),
            side * (z + 27),
          ],
          { a: 5.5, b: 5.5 },
        ),
      )
  }
  to.add(
    wood,
    stick([-w / 2 + 14, h - 14, -z - 6], [-w / 2 + 14, h - 14, z + 6], { a: 13, b: 13 }, undefined, { around: 20 }),
    stick([-x - 4, wheel, -z - 34], [-x - 4, wheel, z + 34], { a: 7, b: 7 }),
  )
}
