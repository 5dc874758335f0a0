import { smoothstep, type Vec3 } from '../geometry/vector.ts'
import { paint, type Assembly } from './joinery/assembly.ts'
import { bar, stick, tube } from './joinery/bar.ts'
import { bell } from './joinery/bell.ts'
import { channels, quilted } from './joinery/quilted.ts'
import { family, type Wanted } from './joinery/family.ts'
import { moulded, upright, bowed } from './joinery/moulded.ts'
import { bent, dense } from './joinery/path.ts'
import { eased, plate, rectangle } from './joinery/plate.ts'
import { padSeat } from './joinery/seats.ts'
import { bentBy, moved } from './joinery/solid.ts'
import { armRest, BLACK_PLASTIC, swivelBase } from './joinery/swivel.ts'

const SEAT = 480

/** Cadeiras de escritório, on castors. */
export const officeChairs = family('office-chairs', {
  mesh: {
    own: [650, 1180, 640],
    colours: { body: '#404347', frame: '#26272a' },
    detail: { azimuth: 34, elevation: 14, aim: [0.5, 0.5, 0.6], zoom: 2.1 },
    draw: meshTask,
  },
  executive: {
    own: [660, 1160, 680],
    colours: { body: '#4c3426', frame: '#c8ccd0' },
    detail: { azimuth: 30, elevation: 16, aim: [0.4, 0.62, 0.7], zoom: 2.1 },
    draw: executive,
  },
  shell: {
    own: [620, 860, 620],
    colours: { body: '#f0eeea', frame: '#c8ccd0' },
    detail: { azimuth: 30, elevation: 20, aim: [0.5, 0.6, 0.6], zoom: 2 },
    draw: shellOnCastors,
  },
  plywood: {
    own: [600, 880, 600],
    colours: { body: '#d9d2c4', frame: '#c8ccd0', top: '#7d5638' },
    detail: { azimuth: 34, elevation: 18, aim: [0.5, 0.6, 0.6], zoom: 2 },
    draw: plywood,
  },
})

/** Cadeiras de visita: no castors. */
export const visitorChairs = family('visitor-chairs', {
  sled: { own: [560, 840, 580], colours: { body: '#404347', frame: '#c8ccd0' }, draw: sled },
  'four-legs': { own: [540, 830, 560], colours: { body: '#24324f', frame: '#232324' }, draw: fourLegs },
  arms: { own: [590, 800, 580], colours: { body: '#8c8f92', frame: '#d4ab80' }, draw: woodArms },
})

/** Cadeiras gaming. */
export const gamingChairs = family('gaming-chairs', {
  racer: {
    own: [680, 1290, 660],
    colours: { body: '#232324', accent: '#b4292d', frame: '#232324' },
    detail: { azimuth: 28, elevation: 12, aim: [0.45, 0.66, 0.6], zoom: 2 },
    draw: (to, wanted) => racer(to, wanted, { wing: 62, head: 'pillow' }),
  },
  fabric: {
    own: [690, 1280, 680],
    colours: { body: '#8c8f92', accent: '#404347', frame: '#26272a' },
    detail: { azimuth: 28, elevation: 12, aim: [0.45, 0.66, 0.6], zoom: 2 },
    draw: (to, wanted) => racer(to, wanted, { wing: 34, head: 'apart' }),
  },
  streamer: {
    own: [670, 1250, 650],
    colours: { body: '#f0eeea', accent: '#e2bdc0', frame: '#f0eeea' },
    detail: { azimuth: 28, elevation: 12, aim: [0.45, 0.66, 0.6], zoom: 2 },
    draw: (to, wanted) => racer(to, wanted, { wing: 46, head: 'ears' }),
  },
})

function meshTask(to: Assembly, { w, h, d, cover }: Wanted): void {
  const plastic = paint('frame', 'plain', { roughness: 0.45 })
  const cloth = paint('body', cover('fabric'))
  swivelBase(to, plastic, 320, SEAT - 84)
  to.add(plastic, moved(plate(rectangle(460, 440, 90), SEAT - 86, eased(18, 6)), [0, 0, 30]))
  to.add(cloth, ...padSeat(500, 490, 66, SEAT - 70, { corner: 110, crown: 10 }).map((one) => moved(one, [0, 0, 34])))
  const top = h - 165
  const back = -d / 2
  const profile = [
    [-196, SEAT + 10],
    [-222, SEAT + 90],
    [-214, SEAT + 190],
    [-228, SEAT + 320],
    [back + 74, top],
  ] as const
  const narrow = (u: number): number => 1 - 0.14 * u + 0.06 * bell(u - 0.35, 0.2)
  const tall = top - SEAT
  const mesh = plate(rectangle(430, tall - 20, 70, 24), -2, eased(5, 2), { rings: 10 })
  const line = dense(
    bent(
      [
        [-222, 0, tall / 2],
        [222, 0, tall / 2],
        [222, 0, -tall / 2],
        [-222, 0, -tall / 2],
      ],
      84,
      true,
    ),
    26,
    true,
  )
  const mould = { dish: (): number => 0.0011, waist: narrow }
  to.add(cloth, moulded(mesh, profile, mould))
  to.add(plastic, moulded(bar(line, { a: 12, b: 10 }, { isClosed: true, up: [0, 1, 0], around: 12 }), profile, mould))
  to.add(
    plastic,
    bar(
      [
        [0, SEAT - 62, -60],
        [0, SEAT - 64, -190],
        [0, SEAT - 10, -254],
        [0, SEAT + 120, -262],
        [0, SEAT + 215, -234],
      ],
      (u) => ({ a: 40 - 16 * u, b: 14, corner: 6 }),
      { up: [0, 0.7, 0.7] },
    ),
  )
  to.add(
    plastic,
    stick([-150, SEAT + 200, -238], [150, SEAT + 200, -238], { a: 8, b: 34, corner: 6 }, undefined, { up: [0, 1, 0] }),
  )
  to.add(
    plastic,
    bar(
      [
        [0, top - 40, back + 62],
        [0, top + 40, back + 58],
        [0, top + 90, back + 74],
      ],
      { a: 22, b: 7, corner: 4 },
      { up: [0, 0, 1] },
    ),
  )
  to.add(
    cloth,
    moved(bowed(upright(plate(rectangle(270, 130, 52, 14), -18, eased(40, 17), { rings: 5 }), 4), 320), [
      0,
      h - 66,
      back + 96,
    ]),
  )
  armRest(to, plastic, w / 2 - 44, 190, SEAT - 84, SEAT + 190, 30)
}

function executive(to: Assembly, { w, h, d, cover }: Wanted): void {
  const hide = paint('body', cover('leather'))
  const steel = paint('frame', 'metal', { roughness: 0.16 })
  swivelBase(to, steel, 330, SEAT - 112)
  const seam = channels(118, 15)
  to.add(
    hide,
    moved(
      quilted({
        width: 520,
        depth: 510,
        thick: 112,
        corner: 90,
        rim: 42,
        relief: (x, z) => 10 * Math.cos(x / 190) + seam(z + 59),
        across: 24,
        along: 44,
        seamsZ: 118,
      }),
      [0, SEAT - 112, 50],
    ),
  )
  const tall = h - SEAT + 20
  const rows = channels(tall / 6, 17)
  const flat = quilted({
    width: 530,
    depth: tall,
    thick: 96,
    corner: 110,
    rim: 36,
    relief: (x, z) => 8 * Math.cos(x / 200) + rows(z),
    across: 26,
    along: 60,
    seamsZ: tall / 6,
  })
  const profile = [
    [-150, SEAT - 10],
    [-196, SEAT + 120],
    [-190, SEAT + 240],
    [-222, SEAT + 420],
    [-d / 2 + 62, h - 8],
  ] as const
  to.add(hide, moulded(flat, profile, { dish: () => 0.0009, waist: (u) => 1 - 0.1 * u }))
  const x = w / 2 - 26
  to.pair(
    steel,
    bar(
      bent(
        [
          [236, SEAT - 96, 130],
          [x, SEAT - 96, 150],
          [x, SEAT + 176, 190],
          [x, SEAT + 186, -84],
          [238, SEAT + 150, -128],
        ],
        52,
      ),
      { a: 17, b: 6, corner: 3 },
      { up: [1, 0.2, 0] },
    ),
  )
  to.pair(hide, moved(plate(rectangle(54, 270, 26, 24), SEAT + 182, eased(36, 15), { rings: 4 }), [x, 0, 38]))
}

function shellOnCastors(to: Assembly, { h, d, cover }: Wanted): void {
  const steel = paint('frame', 'metal', { roughness: 0.16 })
  swivelBase(to, steel, 300, SEAT - 44)
  const flat = plate(rectangle(480, 830, 150, 20), -6, eased(13, 6), { rings: 13 })
  const front = d / 2 - 72
  const profile = [
    [front, SEAT - 30],
    [front - 34, SEAT - 6],
    [front - 130, SEAT],
    [front - 262, SEAT - 12],
    [front - 350, SEAT + 2],
    [front - 408, SEAT + 60],
    [front - 436, SEAT + 150],
    [front - 450, SEAT + 240],
    [front - 474, h - 4],
  ] as const
  to.add(
    paint('body', 'plain', { roughness: 0.4 }),
    moulded(flat, profile, {
      dish: (u) => 0.0004 * Math.min(1, u * 3) + 0.0005 * bell(u - 0.72, 0.2),
      waist: (u) => 1 + 0.08 * bell(u - 0.6, 0.16) - 0.12 * Math.max(0, u - 0.66),
    }),
  )
  to.add(
    paint('body', cover('fabric')),
    ...padSeat(390, 390, 26, SEAT - 10, { corner: 120, crown: 10, radius: 12 }).map((one) =>
      moved(one, [0, 0, front - 206]),
    ),
  )
}

function plywood(to: Assembly, { h, d, cover }: Wanted): void {
  const steel = paint('frame', 'metal', { roughness: 0.16 })
  const wood = paint('top', 'wood')
  const hide = paint('body', cover('fabric'))
  swivelBase(to, steel, 290, SEAT - 66)
  to.add(
    wood,
    moved(
      plate(rectangle(480, 460, 110, 20), SEAT - 66, eased(13, 5), {
        rings: 6,
        crown: (x) => 0.00028 * x * x,
        hollow: (x) => 0.00028 * x * x,
      }),
      [0, 0, 40],
    ),
  )
  to.add(
    hide,
    ...padSeat(450, 430, 46, SEAT - 52, { corner: 100, crown: 12, radius: 18 }).map((one) => moved(one, [0, 0, 40])),
  )
  const lean = (one: ReturnType<typeof bar>): ReturnType<typeof bar> =>
    moved(bowed(upright(one, 13), 420), [0, h - 150, -d / 2 + 92])
  to.add(wood, lean(plate(rectangle(470, 292, 110, 14), -9, eased(13, 5), { rings: 8 })))
  to.add(
    hide,
    lean(
      plate(rectangle(430, 252, 95, 14), 3, eased(38, 17, 4), {
        rings: 8,
        crown: (x, z) => 7 * Math.cos(x / 150) * Math.cos(z / 90),
      }),
    ),
  )
  to.add(
    steel,
    bar(
      bent(
        [
          [0, SEAT - 72, 10],
          [0, SEAT - 74, -150],
          [0, SEAT - 30, -d / 2 + 90],
          [0, h - 220, -d / 2 + 62],
          [0, h - 140, -d / 2 + 70],
        ],
        90,
      ),
      { a: 34, b: 5, corner: 2.5 },
      { up: [0, 0.7, 0.7] },
    ),
  )
  to.pair(
    wood,
    bar(
      bent(
        [
          [247, SEAT - 60, 84],
          [276, SEAT + 168, 60],
          [205, SEAT + 194, -143],
        ],
        48,
      ),
      { a: 20, b: 7, corner: 4 },
      { up: [1, 0.25, 0] },
    ),
  )
}

function sled(to: Assembly, { w, h, d, cover }: Wanted): void {
  const steel = paint('frame', 'metal', { roughness: 0.16 })
  const x = w / 2 - 13
  const [front, back] = [d / 2 - 30, -d / 2 + 14]
  const half: Vec3[] = [
    [x, h - 120, back + 20],
    [x, SEAT + 120, back + 52],
    [x, SEAT + 192, back + 92],
    [x, SEAT + 180, front - 10],
    [x, 12, front + 16],
    [x, 12, back + 36],
  ]
  to.add(
    steel,
    tube(
      bent(
        [
          ...half.slice(2),
          ...half
            .slice(2)
            .toReversed()
            .map(([px, y, z]): Vec3 => [-px, y, z]),
        ],
        50,
      ),
      12,
    ),
  )
  to.pair(
    paint('fixed', 'plain', { colour: '#26272a' }),
    moved(plate(rectangle(44, 230, 20), SEAT + 184, eased(26, 11)), [x, 0, 10]),
  )
  const cloth = paint('body', cover('fabric'))
  to.add(
    cloth,
    ...padSeat(w - 62, d - 90, 64, SEAT - 66, { corner: 70, crown: 12 }).map((one) => moved(one, [0, 0, 38])),
  )
  to.add(
    cloth,
    moved(
      bowed(
        upright(
          plate(rectangle(w - 62, 330, 80, 16), -20, eased(44, 19), {
            rings: 8,
            crown: (px, pz) => 8 * Math.cos(px / 150) * Math.cos(pz / 110),
          }),
          12,
        ),
        620,
      ),
      [0, h - 170, back + 76],
    ),
  )
  to.pair(
    steel,
    tube(
      bent(
        [
          [x - 2, SEAT - 44, front + 8],
          [x - 2, SEAT - 44, back + 92],
          [x - 2, SEAT + 184, back + 90],
        ],
        40,
      ),
      9,
    ),
  )
  to.add(
    steel,
    tube(
      [
        [-x, SEAT - 44, front - 70],
        [x, SEAT - 44, front - 70],
      ],
      9,
    ),
    tube(
      [
        [-x + 4, SEAT + 150, back + 66],
        [x - 4, SEAT + 150, back + 66],
      ],
      7,
    ),
  )
}

function fourLegs(to: Assembly, { w, h, d, cover }: Wanted): void {
  const steel = paint('frame', 'metal', { roughness: 0.5 })
  const cloth = paint('body', cover('fabric'))
  const x = w / 2 - 12
  to.pair(
    steel,
    tube(
      bent(
        [
          [x, 0, d / 2 - 14],
          [x - 22, SEAT - 60, d / 2 - 40],
          [x - 26, SEAT - 62, -d / 2 + 120],
          [x - 4, 0, -d / 2 + 14],
        ],
        34,
      ),
      10,
    ),
  )
  to.add(
    steel,
    tube(
      [
        [-x + 22, SEAT - 62, 110],
        [x - 22, SEAT - 62, 110],
      ],
      9,
    ),
    tube(
      [
        [-x + 26, SEAT - 62, -130],
        [x - 26, SEAT - 62, -130],
      ],
      9,
    ),
  )
  to.add(
    cloth,
    ...padSeat(w - 70, d - 80, 54, SEAT - 56, { corner: 80, crown: 10 }).map((one) => moved(one, [0, 0, 34])),
  )
  const back = -d / 2
  to.pair(
    steel,
    tube(
      [
        [w * 0.28, SEAT - 62, -110],
        [w * 0.28, SEAT - 50, back + 112],
        [w * 0.28, SEAT + 60, back + 78],
        [w * 0.28, h - 120, back + 40],
      ],
      9,
    ),
  )
  to.add(
    cloth,
    moved(bowed(upright(plate(rectangle(w - 70, h - SEAT - 90, 80, 16), -14, eased(36, 16), { rings: 8 }), 12), 640), [
      0,
      h - (h - SEAT - 90) / 2,
      back + 66,
    ]),
  )
}

function woodArms(to: Assembly, { w, h, d, cover }: Wanted): void {
  const wood = paint('frame', 'wood')
  const cloth = paint('body', cover('fabric'))
  const x = w / 2 - 18
  for (const side of [1, -1]) {
    to.add(
      wood,
      stick(
        [side * x, SEAT + 178, d / 2 - 70],
        [side * x, 0, d / 2 - 40],
        { a: 15, b: 20, corner: 8 },
        { a: 11, b: 13, corner: 8 },
        { up: [0, 0, 1] },
      ),
    )
    to.add(
      wood,
      bar(
        [
          [side * (x - 8), 0, -d / 2 + 26],
          [side * (x - 6), SEAT - 60, -d / 2 + 92],
          [side * (x - 4), SEAT + 176, -d / 2 + 82],
        ],
        (u) => ({ a: 13, b: 13 + 8 * Math.sin(u * 3), corner: 8 }),
        { up: [0, 0, 1] },
      ),
    )
    to.add(
      wood,
      bar(
        [
          [side * x, SEAT + 186, d / 2 - 44],
          [side * x, SEAT + 190, 60],
          [side * (x - 4), SEAT + 182, -d / 2 + 60],
        ],
        { a: 21, b: 11, corner: 9 },
        { up: [0, 1, 0], ease: 5 },
      ),
    )
    to.add(
      wood,
      stick(
        [side * (x - 4), SEAT - 92, d / 2 - 66],
        [side * (x - 10), SEAT - 92, -d / 2 + 96],
        { a: 10, b: 26, corner: 3 },
        undefined,
        { up: [0, 1, 0] },
      ),
    )
  }
  for (const [y, z] of [
    [SEAT - 92, d / 2 - 62],
    [SEAT - 92, -d / 2 + 104],
    [SEAT + 118, -d / 2 + 88],
  ] as const)
    to.add(wood, stick([-x + 6, y, z], [x - 6, y, z], { a: 10, b: 26, corner: 3 }, undefined, { up: [0, 1, 0] }))
  to.add(
    cloth,
    ...padSeat(w - 76, d - 76, 76, SEAT - 76, { corner: 60, crown: 14 }).map((one) => moved(one, [0, 0, 36])),
  )
  to.add(
    cloth,
    moved(
      bowed(
        upright(
          plate(rectangle(w - 80, h - SEAT - 10, 70, 16), -16, eased(60, 26), {
            rings: 8,
            crown: (px, pz) => 8 * Math.cos(px / 150) * Math.cos(pz / 130),
          }),
          12,
        ),
        900,
      ),
      [0, SEAT + (h - SEAT) / 2, -d / 2 + 74],
    ),
  )
}

/** A high back between bolsters: with a pillow at the neck, a head rest of its own on two rods, or quilted with ears. */
function racer(
  to: Assembly,
  { w, h, d, cover }: Wanted,
  { wing, head }: { wing: number; head: 'pillow' | 'apart' | 'ears' },
): void {
  const [isRound, isQuilted] = [head !== 'pillow', head === 'ears']
  const top = h - (head === 'apart' ? 190 : head === 'ears' ? 74 : 0)
  const hide = paint('body', cover(isRound && !isQuilted ? 'fabric' : 'leather'))
  const accent = paint('accent', cover(isRound && !isQuilted ? 'fabric' : 'leather'))
  const plastic = paint('frame', 'plain', { roughness: 0.4 })
  swivelBase(to, plastic, 340, SEAT - 108)
  const [rows, slant] = [channels(isRound ? 92 : 116, 9), channels(46, 8)]
  const inside = (x: number, half: number): number => Math.max(0, Math.min(1, (Math.abs(x) - half) / 46))
  const padding = (x: number, z: number, half: number): number =>
    (isQuilted ? slant((x + z) * 0.7) + slant((x - z) * 0.7) : rows(z)) * (1 - inside(x, half)) -
    10 * bell(Math.abs(x) - half - 12, 10)
  const rise = (x: number, half: number, tall: number): number =>
    tall * inside(x, half) ** 2 * (3 - 2 * inside(x, half))
  to.add(
    hide,
    moved(
      quilted({
        width: 540,
        depth: 520,
        thick: 96,
        corner: 90,
        rim: 36,
        relief: (x, z) => rise(x, 150, wing * 0.7) * Math.min(1, (260 - z) / 200) + padding(x, z, 150),
        across: 40,
        along: 40,
      }),
      [0, SEAT - 106, 50],
    ),
  )
  const tall = top - SEAT + 34
  const shoulder = (u: number): number =>
    isRound
      ? 1 - 0.2 * Math.max(0, u - 0.55) - 0.06 * bell(u - 0.3, 0.2)
      : 1 - 0.14 * bell(u - 0.28, 0.14) + 0.12 * bell(u - 0.6, 0.12) - 0.42 * Math.max(0, u - 0.68)
  const flat = quilted({
    width: 550,
    depth: tall,
    thick: 88,
    corner: isRound ? 150 : 120,
    rim: 40,
    relief: (x, z) => rise(x, 128, wing * (0.5 + 0.5 * bell(z - 20, 170))) + padding(x, z, 128),
    across: 40,
    along: 56,
  })
  const profile = [
    [-138, SEAT - 24],
    [-186, SEAT + 100],
    [-186, SEAT + 230],
    [-226, SEAT + (top === h ? 470 : 400)],
    [-d / 2 + 56, top - 6],
  ] as const
  to.add(hide, moulded(flat, profile, { waist: shoulder }))
  const on = (u: number): [number, number] => [-186 - 60 * Math.max(0, u - 0.4), SEAT + tall * u]
  const [zLow] = on(0.22)
  to.add(
    accent,
    moved(
      upright(
        plate(rectangle(300, 170, 80, 18), 0, eased(76, 34), {
          rings: 6,
          crown: (x, z) => 10 * Math.cos(x / 100) * Math.cos(z / 56),
        }),
        2,
      ),
      [0, SEAT + 96, zLow + 66],
    ),
  )
  const pillow = moved(
    upright(
      plate(rectangle(270, 130, 62, 18), 0, eased(64, 29), {
        rings: 6,
        crown: (x, z) => 8 * Math.cos(x / 90) * Math.cos(z / 44),
      }),
      9,
    ),
    [0, head === 'apart' ? h - 70 : h - 190, -d / 2 + (head === 'apart' ? 84 : 148)],
  )
  if (head !== 'ears') to.add(accent, pillow)
  if (head === 'apart')
    for (const side of [-1, 1])
      to.add(
        plastic,
        stick(
          [side * 62, top - 70, -d / 2 + 98],
          [side * 62, h - 90, -d / 2 + 104],
          { a: 9, b: 7, corner: 5 },
          undefined,
          { up: [0, 0, 1] },
        ),
      )
  if (head === 'ears')
    for (const side of [-1, 1]) {
      const ear = (inset: number, z: number) =>
        stick(
          [side * 128, top - 34 + inset, z],
          [side * 152, h - inset, z - 6],
          { a: 58 - inset * 0.7, b: 20, corner: 16 },
          { a: 9, b: 9, corner: 8 },
          { up: [0, 0, 1] },
        )
      to.add(hide, ear(0, -d / 2 + 96))
      to.add(accent, ear(20, -d / 2 + 106))
    }
  if (!isRound) {
    const strip = bentBy(plate(rectangle(34, tall * 0.74, 14, 18), 82, eased(12, 5), { rings: 1 }), ([x, y, z]) => [
      x,
      y + wing * (0.5 + 0.5 * bell(z - 20, 170)) - 14 * smoothstep(0.3, 0.37, Math.abs(z) / tall),
      z,
    ])
    for (const side of [1, -1])
      to.add(accent, moulded(moved(strip, [side * 192, 0, 0]), profile, { waist: shoulder, span: [0.13, 0.87] }))
  }
  armRest(to, plastic, w / 2 - 42, 200, SEAT - 108, SEAT + 200, 40)
  to.pair(BLACK_PLASTIC, moved(plate(rectangle(30, 120, 14), SEAT - 66, eased(70, 8)), [254, 0, -140]))
}
