import { area, block, draw, each, line, moved, oval, path, plate, rect, ring, scaled, shadow } from '../ink.ts'
import type { Shape } from '../shape.ts'
import { cabinet } from './cabinets.ts'
import { chair } from './chairs.ts'
import { table } from './tables.ts'

/** A desk with a block of drawers under its right side. */
export const deskWithDrawers: Shape = (paint) =>
  draw(
    table({ width: 540, top: 226, depth: 52, legs: 'tapered', legTone: 'main' })(paint),
    cabinet({
      width: 160,
      x: 440,
      top: 300,
      bottom: 440,
      columns: [{ cells: ['drawer', 'drawer'] }],
      base: 'none',
      slab: 'none',
    })(paint),
    line('M190 250L260 250', paint.main.shade, 2),
  )
export const cornerDesk: Shape = (paint) =>
  draw(
    shadow(360, 488, 320),
    [96, 250, 600].map((x) => rect(x, 300, 16, x === 250 ? 186 : 176, 2, paint.dark.base)),
    plate(
      [
        [80, 230],
        [640, 230],
        [650, 300],
        [330, 300],
        [270, 372],
        [80, 372],
      ],
      paint.main.light,
    ),
    rect(80, 372, 192, 15, 3, paint.main.shade),
    area(
      [
        [270, 372],
        [330, 300],
        [330, 315],
        [272, 387],
      ],
      paint.main.deep,
    ),
    rect(330, 300, 320, 15, 3, paint.main.shade),
    rect(96, 386, 14, 100, 2, paint.dark.base),
    rect(244, 386, 14, 100, 2, paint.dark.base),
    rect(400, 130, 150, 94, 6, paint.dark.base),
    rect(408, 138, 134, 76, 3, paint.dark.light),
    rect(466, 222, 18, 22, 2, paint.dark.base),
    oval(475, 246, 40, 8, paint.dark.base),
    block(520, 315, 110, 150, 4, paint.main.base),
    rect(528, 324, 94, 60, 2, paint.main.light),
    rect(528, 392, 94, 64, 2, paint.main.light),
  )
export const gamingDesk: Shape = (paint) =>
  draw(
    table({ width: 580, top: 240, depth: 54, legs: 'cross', legTone: 'dark' })(paint),
    rect(190, 96, 250, 142, 6, '#2c2a29'),
    rect(199, 105, 232, 116, 3, '#4b5660'),
    area(
      [
        [199, 105],
        [330, 105],
        [270, 221],
        [199, 221],
      ],
      '#ffffff12',
    ),
    rect(306, 236, 18, 22, 2, '#2c2a29'),
    oval(315, 262, 46, 8, '#2c2a29'),
    block(480, 140, 84, 118, 6, '#2c2a29'),
    ring(522, 180, 20, 20, '#a8483f', 4),
    ring(522, 226, 20, 20, '#a8483f', 4),
    line('M80 312H640', '#a8483f', 4, 0.8),
    rect(250, 272, 130, 14, 4, '#2c2a29'),
  )
export const drawingDesk: Shape = ({ main, wood, white, clay }) =>
  draw(
    shadow(360, 490, 230),
    line('M220 300L190 488M500 300L530 488', main.base, 17),
    line('M205 420H515', main.deep, 12),
    plate(
      [
        [200, 130],
        [560, 130],
        [600, 330],
        [140, 330],
      ],
      main.light,
    ),
    rect(140, 328, 460, 16, 4, main.shade),
    area(
      [
        [280, 160],
        [460, 160],
        [480, 300],
        [250, 300],
      ],
      white.light,
    ),
    line('M300 260L350 200 390 240 420 190', clay.base, 5),
    line('M150 236L590 210', wood.base, 8),
  )
export const tableParts: Shape = ({ main, dark }) =>
  draw(
    shadow(400, 486, 280),
    [130, 190, 250].map(
      (x, i) =>
        area(
          [
            [x, 180 + i * 8],
            [x + 26, 180 + i * 8],
            [x + 18, 486],
            [x + 8, 486],
          ],
          i % 2 ? dark.light : dark.base,
        ) + rect(x - 8, 174 + i * 8, 42, 10, 3, dark.line),
    ),
    plate(
      [
        [330, 110],
        [600, 150],
        [600, 476],
        [330, 486],
      ],
      main.light,
    ),
    area(
      [
        [310, 114],
        [330, 110],
        [330, 486],
        [310, 480],
      ],
      main.shade,
    ),
    each(4, (i) => line(`M${370 + i * 56} ${136 + i * 8}V470`, main.shade, 2.4, 0.6)),
  )
export const diningSet: Shape = (paint) =>
  draw(
    moved(-196, -26, scaled(0.62, 360, 486, chair({ back: 'panel' })({ ...paint, main: paint.linen }))),
    moved(196, -26, scaled(0.62, 360, 486, chair({ back: 'panel' })({ ...paint, main: paint.linen }))),
    moved(0, -26, scaled(0.62, 360, 486, chair({ back: 'panel' })({ ...paint, main: paint.linen }))),
    table({ width: 560, top: 262, depth: 56, legs: 'tapered' })(paint),
    path('M346 216h28l-4 20q26 20 12 50h-44q-14 -30 12 -50z', paint.clay.base),
    oval(366, 200, 30, 22, paint.leaf.base),
  )
export const shoeCabinet: Shape = (paint) =>
  draw(
    cabinet({ width: 340, top: 140, columns: [{ cells: ['flap', 'flap', 'flap'] }] })(paint),
    path('M236 118v-32q16 6 36 6q12 18 50 20v6z', paint.clay.base),
    path('M420 118v-20h44v20z', paint.leaf.base),
  )
