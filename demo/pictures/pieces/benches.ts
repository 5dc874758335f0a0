import { paint, type Assembly } from './joinery/assembly.ts'
import { bar, stick } from './joinery/bar.ts'
import { family, size, type Wanted } from './joinery/family.ts'
import { bent } from './joinery/path.ts'
import { eased, plate, rectangle } from './joinery/plate.ts'
import { channels, quilted } from './joinery/quilted.ts'
import { moved, rotated } from './joinery/solid.ts'
import { apronBase, loopLeg, rail } from './joinery/table-bases.ts'

const LENGTHS = [size('s', 1100, 460, 350), size('l', 1600, 460, 360)]

/** Bancos corridos, de entrada and de quarto. */
export const benches = family('benches', {
  slab: { own: [1400, 460, 350], colours: { top: '#a9794a', frame: '#232324' }, sizes: LENGTHS, draw: slabBench },
  joined: { own: [1300, 460, 350], colours: { top: '#c9a678', frame: '#c9a678' }, sizes: LENGTHS, draw: joinedBench },
  padded: {
    own: [1200, 470, 420],
    colours: { body: '#c39a95', frame: '#c8a04d' },
    sizes: [size('s', 1000, 470, 400), size('l', 1400, 470, 420)],
    draw: paddedBench,
  },
  waterfall: { own: [1200, 450, 360], colours: { top: '#7d5638', frame: '#7d5638' }, draw: waterfallBench },
  entry: { own: [900, 480, 340], colours: { top: '#c9a678', frame: '#e9e4da', body: '#cfbd9f' }, draw: entryBench },
})

function slabBench(to: Assembly, { w, h, d, finish }: Wanted): void {
  to.add(paint('top', finish('wood')), plate(rectangle(w, d, 8), h - 40, eased(40, 5)))
  for (const side of [1, -1])
    loopLeg(to, paint('frame', 'metal', { roughness: 0.55 }), side * (w / 2 - w * 0.12), {
      top: h - 39,
      halfTop: d / 2 - 14,
      halfFoot: d / 2 - 14,
      tube: 14,
    })
}

function joinedBench(to: Assembly, { w, h, d, finish }: Wanted): void {
  to.add(paint('top', finish('wood')), plate(rectangle(w, d, 22), h - 30, eased(30, 9)))
  apronBase(to, paint('frame', finish('wood')), {
    x: w / 2 - 62,
    z: d / 2 - 44,
    under: h - 30,
    leg: 46,
    foot: 32,
    apron: 62,
    splay: 14,
  })
  to.add(
    paint('frame', finish('wood')),
    rail([-w / 2 + 66, 150, 0], [w / 2 - 66, 150, 0], 22, 36),
    ...[1, -1].map((side) =>
      rail([side * (w / 2 - 56), 150, -d / 2 + 46], [side * (w / 2 - 56), 150, d / 2 - 46], 22, 36),
    ),
  )
}

function paddedBench(to: Assembly, { w, h, d, cover }: Wanted): void {
  const count = Math.max(7, Math.round(w / 120))
  const seam = channels(w / count, 15)
  to.add(
    paint('body', cover('velvet')),
    moved(
      quilted({
        width: w,
        depth: d,
        thick: 122,
        corner: 46,
        rim: 32,
        relief: (x, z) => 10 * (1 - ((2 * z) / d) ** 2) + seam(x + (count % 2 === 0 ? 0 : w / count / 2)),
        across: count * 10,
        along: 12,
        seamsX: w / count,
      }),
      [0, h - 122, 0],
    ),
  )
  const brass = paint('frame', 'metal', { roughness: 0.25 })
  to.add(paint('fixed', 'plain', { colour: '#262524' }), plate(rectangle(w - 30, d - 30, 34), h - 130, eased(14, 3)))
  for (const side of [1, -1]) {
    const x = side * (w / 2 - 90)
    to.add(
      brass,
      bar(
        bent(
          [
            [x, h - 128, d / 2 - 46],
            [x + side * 26, 8, d / 2 - 26],
            [x + side * 26, 8, -d / 2 + 26],
            [x, h - 128, -d / 2 + 46],
          ],
          26,
        ),
        { a: 9, b: 9 },
      ),
    )
  }
}

function waterfallBench(to: Assembly, { w, h, d, finish }: Wanted): void {
  const wood = paint('top', finish('wood'))
  const line = bent(
    [
      [-w / 2 + 22, 0, 0],
      [-w / 2 + 22, h - 22, 0],
      [w / 2 - 22, h - 22, 0],
      [w / 2 - 22, 0, 0],
    ],
    58,
  )
  to.add(wood, bar(line, { a: 22, b: d / 2, corner: 5 }, { ease: 3 }))
  to.add(paint('frame', finish('wood')), rail([-w / 2 + 42, h * 0.42, 0], [w / 2 - 42, h * 0.42, 0], 26, 60))
}

function entryBench(to: Assembly, { w, h, d, cover, finish }: Wanted): void {
  const wood = paint('top', finish('wood'))
  const frame = paint('frame', finish('lacquer'))
  to.add(
    paint('body', cover('fabric')),
    plate(rectangle(w - 30, d - 20, 22, 60), h - 52, eased(52, 20, 6), {
      rings: 6,
      crown: (x, z) => 8 * Math.cos((x / w) * 2.9) * Math.cos((z / d) * 2.9),
    }),
  )
  to.add(frame, plate(rectangle(w, d, 4), h - 76, eased(24, 2)))
  for (const side of [1, -1])
    to.add(
      frame,
      moved(rotated(plate(rectangle(h - 78, d, 4), -11, eased(22, 2)), [0, 0, 90]), [
        side * (w / 2 - 12),
        (h - 76) / 2,
        0,
      ]),
    )
  for (const y of [70, 225])
    for (let slat = 0; slat < 6; slat += 1)
      to.add(
        wood,
        stick(
          [-w / 2 + 22, y, (slat - 2.5) * (d / 6.6)],
          [w / 2 - 22, y, (slat - 2.5) * (d / 6.6)],
          { a: d / 17, b: 8, corner: 3 },
          undefined,
          { up: [0, 1, 0] },
        ),
      )
  for (const y of [54, 209])
    for (const side of [1, -1])
      to.add(frame, rail([side * (w / 2 - 29), y, -d / 2 + 14], [side * (w / 2 - 29), y, d / 2 - 14], 14, 18))
}
