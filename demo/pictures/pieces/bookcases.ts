import { splayed } from './cabinetry/legs.ts'
import { roundedBox } from '../geometry/rounded-box.ts'
import { placed } from '../geometry/transform.ts'
import type { Design } from '../model.ts'
import { boardOf, type Span, within } from './cabinetry/bench.ts'
import { addCase, type Cell } from './cabinetry/case.ts'
import { caseDesign, type CaseFamily, countOf, times } from './cabinetry/case-design.ts'
import { addProps, type PropKind } from './cabinetry/props.ts'

const FAMILY: CaseFamily = {
  family: 'bookcases',
  own: { width: 0.8, depth: 0.32, height: 1.85 },
  sizes: [
    { key: 'm', spec: { widthMm: 800, depthMm: 320, heightMm: 1850 } },
    { key: 'wide', spec: { widthMm: 1150, depthMm: 330, heightMm: 1800 }, angles: ['three-quarter', 'front'] },
  ],
  views: {
    'three-quarter': { azimuth: 26, elevation: 8 },
    detail: { azimuth: 28, elevation: 12, aim: [0.6, 0.62, 0.9], zoom: 2.8 },
  },
}

/** From a little above their top: at its height the boards' undersides are seen edge-on, as a row of specks. */
const ABOVE = { ...FAMILY.views, 'three-quarter': { azimuth: 26, elevation: 13 } }

const PROPS: readonly (PropKind | null)[] = ['vase', 'books', 'stack', 'books-right', 'box', 'books', 'bowl', null]
function propsFrom(from: number, count: number): (PropKind | null)[] {
  return times(count, (i) => PROPS[(from + i * 3) % PROPS.length] ?? null)
}

/** Bookcases: body, metal or wooden structure ('frame'). */
export const bookcases: readonly Design[] = [
  caseDesign(
    FAMILY,
    'closed-back',
    { body: '#f1efeb', top: '#f1efeb' },
    ({ work, spec, x, z, height, body, fronts }) => {
      const shelves = spec.shelves ?? countOf(height, 0.36, 3, 6) - 1
      work.board(body, within(x, 0.001), [0, 0.06], [z[0] + 0.02, z[1] - 0.03], { grain: 'x' })
      addCase(work, {
        x,
        y: [0.06, height],
        z,
        body,
        fronts,
        panel: 0.02,
        columns: [{ share: 1, cells: [{ share: 1, kind: 'open', shelves, props: propsFrom(1, shelves + 1) }] }],
      })
    },
    { isPainted: true, views: ABOVE },
  ),
  caseDesign(
    FAMILY,
    'steel-and-wood',
    { body: '#a5764a', frame: '#232221' },
    ({ work, spec, x, z, height, body, metal }) => {
      const t = 0.022
      for (const side of [
        [x[0], x[0] + t],
        [x[1] - t, x[1]],
      ] as const)
        for (const depth of [
          [z[0], z[0] + t],
          [z[1] - t, z[1]],
        ] as const)
          work.add(metal, boardOf(side, [0, height], depth))
      const shelves = spec.shelves ?? countOf(height, 0.4, 4, 6)
      const levels = times(shelves, (i) => 0.1 + ((height - 0.13) * i) / (shelves - 1))
      for (const [i, y] of levels.entries()) {
        for (const side of [
          [x[0], x[0] + t],
          [x[1] - t, x[1]],
        ] as const)
          work.add(metal, boardOf(side, [y - 0.018, y], within(z, t)))
        work.board(body, within(x, 0.003), [y, y + 0.026], within(z, 0.003), { grain: 'x', radius: 0.0025 })
        const prop = propsFrom(2, shelves)[i]
        if (prop && i < shelves - 1)
          addProps(work, prop, { x: within(x, 0.04), y: [y + 0.026, (levels[i + 1] ?? 0) - 0.02], z: within(z, 0.02) })
      }
      const [low, high] = [(levels[0] ?? 0) + 0.026, (levels[1] ?? 0) - 0.018]
      for (const side of [-1, 1])
        work.add(
          metal,
          placed(
            roundedBox({
              width: Math.hypot(x[1] - x[0] - 2 * t, high - low) + 0.012,
              height: 0.012,
              depth: 0.004,
              radius: 0.001,
            }),
            [0, (low + high) / 2, z[0] + 0.006 + side * 0.0025],
            [0, 0, (side * Math.atan2(high - low, x[1] - x[0] - 2 * t) * 180) / Math.PI],
          ),
        )
    },
  ),
  caseDesign(
    FAMILY,
    'ladder',
    { body: '#c9a878', frame: '#c9a878' },
    ({ work, spec, x, z, height, depth, body, wood }) => {
      const lean = depth * 0.55
      for (const side of [x[0] + 0.014, x[1] - 0.014]) {
        const front = placed(roundedBox({ width: 0.028, height, depth: 0.04, radius: 0.003, grainAlong: 'y' }), [
          0,
          height / 2,
          0,
        ])
        work.add(wood, placed(splayed(front, height, 0, lean), [side, 0, z[1] - lean - 0.02]))
        work.board(wood, [side - 0.014, side + 0.014], [0, height], [z[0], z[0] + 0.035], { grain: 'y', radius: 0.003 })
        work.board(
          wood,
          [side - 0.011, side + 0.011],
          [height - 0.075, height - 0.035],
          [z[0] + 0.034, z[1] - lean - 0.036],
          { grain: 'z' },
        )
      }
      const shelves = spec.shelves ?? 5
      for (let i = 0; i < shelves; i++) {
        const y = 0.14 + ((height - 0.5) * i) / (shelves - 1)
        const reach: Span = [z[0] + 0.006, z[1] - (lean * y) / height - 0.006]
        work.board(body, within(x, 0.028), [y, y + 0.02], reach, { grain: 'x', radius: 0.0025 })
        work.board(body, within(x, 0.028), [y + 0.02, y + 0.05], [reach[0], reach[0] + 0.014], { grain: 'x' })
        const prop = propsFrom(4, shelves)[i]
        if (prop)
          addProps(work, prop, { x: within(x, 0.06), y: [y + 0.02, y + 0.3], z: [reach[0] + 0.02, reach[1] - 0.03] })
      }
    },
  ),
  caseDesign(
    FAMILY,
    'cubes',
    { body: '#e9e6e0', top: '#c9a878' },
    ({ work, x, z, height, width, body }) => {
      const columns = countOf(width, 0.38, 2, 4)
      const rows = countOf(height, 0.38, 2, 6)
      const cell = (at: number): Cell =>
        at % 5 === 3
          ? { share: 1, kind: 'door' }
          : { share: 1, kind: 'open', props: [at % 7 === 5 ? 'basket' : (propsFrom(at, 1)[0] ?? null)] }
      addCase(work, {
        x,
        y: [0, height],
        z,
        body,
        fronts: { slot: 'top', surface: 'wood' },
        panel: 0.03,
        mount: 'inset',
        columns: times(columns, (i) => ({ share: 1, cells: times(rows, (j) => cell(i * 4 + j * 3 + 1)) })),
      })
    },
    { isPainted: true, views: ABOVE },
  ),
  caseDesign(FAMILY, 'staggered', { body: '#9a6a3f' }, ({ work, x, z, height, width, body, fronts }) => {
    const rows = countOf(height, 0.36, 4, 6)
    addCase(work, {
      x,
      y: [0, height],
      z,
      body,
      fronts,
      panel: 0.024,
      back: 'none',
      columns: [{ share: 1, cells: times(rows, () => ({ share: 1, kind: 'open' as const })) }],
    })
    const level = (k: number): number => 0.0005 + ((height - 0.0275) * k) / rows
    for (let i = 0; i < rows; i++) {
      const y: Span = [
        i === rows - 1 ? 0.024 : level(rows - 1 - i) + 0.012,
        i === 0 ? height - 0.024 : level(rows - i) - 0.012,
      ]
      const at = x[0] + width * (i % 2 === 0 ? 0.34 : 0.62)
      work.board(body, [at - 0.012, at + 0.012], y, within(z, 0.002), { grain: 'y' })
      work.board(
        body,
        i % 2 === 0 ? [at + 0.012, x[1] - 0.024] : [x[0] + 0.024, at - 0.012],
        within(y, -0.004),
        [z[0], z[0] + 0.012],
        { grain: 'x' },
      )
      const rooms: Span[] = [
        [x[0] + 0.024, at - 0.012],
        [at + 0.012, x[1] - 0.024],
      ]
      for (const [k, room] of rooms.entries()) {
        const prop = PROPS[(i * 3 + k * 4) % PROPS.length]
        if (prop && prop !== 'box') addProps(work, prop, { x: room, y, z: within(z, 0.015) })
      }
    }
  }),
  caseDesign(
    FAMILY,
    'with-doors',
    { body: '#b98a5a', top: '#b98a5a', frame: '#b98a5a', accent: '#2b2a29' },
    ({ work, x, z, height, body, fronts }) => {
      const shelves = countOf(height * 0.66, 0.34, 2, 5) - 1
      work.board({ ...body, slot: 'frame' }, within(x, 0.02), [0, 0.07], [z[0] + 0.02, z[1] - 0.04], { grain: 'x' })
      const column = (i: number) => ({
        share: 1,
        cells: [
          { share: 0.66, kind: 'open' as const, shelves, props: propsFrom(i * 3, shelves + 1) },
          {
            share: 0.34,
            kind: 'door' as const,
            handle: 'knob' as const,
            hinge: i === 0 ? ('left' as const) : ('right' as const),
          },
        ],
      })
      addCase(work, {
        x,
        y: [0.07, height],
        z,
        body,
        fronts,
        mount: 'inset',
        panel: 0.022,
        columns: [column(0), column(1)],
      })
    },
    { views: ABOVE },
  ),
]
