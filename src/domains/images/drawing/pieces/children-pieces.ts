import { area, ball, block, draw, each, form, line, oval, path, rect, shadow } from '../ink.ts'
import type { Shape } from '../shape.ts'
import { cushion } from './seating.ts'
import { cabinet } from './cabinets.ts'

export const tipi: Shape = ({ main, wood, linen, clay, leaf }) =>
  draw(
    shadow(360, 494, 250),
    line('M300 60L520 488M420 60L200 488M360 50L360 120', wood.base, 10),
    form('M360 110L560 488H160Z', main.base),
    path('M360 110L470 488H560Z', main.shade),
    path('M360 200L440 488H280Z', '#4b3a2c'),
    form('M360 200Q330 340 250 488H280Z', main.light),
    form('M360 200Q390 340 470 488H440Z', main.light),
    cushion(310, 420, 100, 66, linen.base),
    each(7, (i) =>
      area(
        [
          [236 + i * 36, 250],
          [262 + i * 36, 250],
          [249 + i * 36, 282],
        ],
        [clay.base, linen.light, leaf.base][i % 3] ?? clay.base,
      ),
    ),
  )
export const highChair: Shape = ({ main, wood, white }) =>
  draw(
    shadow(360, 498, 170),
    line('M290 300L240 494M430 300L480 494', wood.base, 16),
    line('M310 300L290 470M410 300L430 470', wood.shade, 12),
    line('M262 420H458', wood.base, 14),
    form('M280 90Q290 70 360 70T440 90L450 300H270Z', main.base),
    form('M300 110Q306 96 360 96T420 110L426 250H294Z', main.light),
    area(
      [
        [246, 226],
        [474, 226],
        [500, 262],
        [220, 262],
      ],
      white.base,
    ),
    rect(220, 260, 280, 20, 9, white.shade),
    block(270, 296, 180, 34, 12, main.shade),
  )
export const changingTable: Shape = (paint) =>
  draw(
    cabinet({ width: 420, top: 280, columns: [{ cells: ['drawer', 'drawer'] }, { cells: ['open', 'baskets'] }] })(
      paint,
    ),
    block(146, 226, 428, 36, 10, paint.main.light),
    form('M166 230Q170 190 210 196H510Q550 190 554 230Q540 250 500 238H220Q180 250 166 230Z', paint.linen.light),
    line('M220 216H500', paint.linen.deep, 3, 0.7),
    rect(140, 180, 16, 84, 6, paint.main.base),
    rect(564, 180, 16, 84, 6, paint.main.base),
  )
export const childTable: Shape = ({ main, wood, clay, leaf }) =>
  draw(
    shadow(360, 490, 310),
    [
      [92, clay],
      [520, leaf],
    ].map(([x, t]) => {
      const tone = t as typeof clay
      const l = Number(x)
      return (
        line(`M${l + 14} 400V486M${l + 94} 400V486`, wood.base, 13) +
        block(l + 6, 250, 96, 110, 24, tone.base) +
        block(l, 376, 108, 26, 10, tone.light)
      )
    }),
    line('M230 330L216 488M490 330L504 488', wood.base, 17),
    area(
      [
        [226, 286],
        [494, 286],
        [536, 330],
        [184, 330],
      ],
      main.light,
    ),
    block(184, 328, 352, 18, 5, main.base),
    rect(300, 296, 74, 24, 2, '#fdfaf4'),
    line('M400 310L440 300', clay.base, 6),
    ball(266, 304, 12, 9, leaf.base),
  )
export const kidDecor: Shape = ({ main, wood, linen, clay, leaf }) =>
  draw(
    line('M360 20V110', wood.base, 4),
    line('M180 130Q360 90 540 130', wood.base, 12),
    [
      [190, 250],
      [300, 210],
      [420, 220],
      [530, 260],
    ].map(([x = 0, y = 0]) => line(`M${x} ${128 - Math.abs(360 - x) * 0.01}V${y}`, wood.shade, 2.4)),
    path('M190 240l14 32 34 4-25 24 7 34-30-17-30 17 7-34-25-24 34-4z', main.base),
    oval(300, 260, 54, 28, linen.light),
    oval(280, 244, 30, 26, linen.light),
    oval(322, 248, 26, 22, linen.light),
    path('M450 228A56 56 0 1 0 456 324A70 70 0 0 1 450 228Z', '#e6c063'),
    path('M530 260l14 32 34 4-25 24 7 34-30-17-30 17 7-34-25-24 34-4z', main.light),
    each(
      3,
      (i) =>
        ball(260 + i * 100, 400 + (i % 2) * 30, 25, 25, [clay.light, leaf.light, main.base][i] ?? main.base) +
        line(`M${260 + i * 100} 120V${376 + (i % 2) * 30}`, wood.shade, 2),
    ),
  )
export const kidSofa: Shape = ({ main, linen }) =>
  draw(
    shadow(360, 480, 240),
    block(180, 220, 360, 200, 60, main.shade),
    [256, 464].map((x) => ball(x, 216, 42, 42, main.base) + oval(x, 218, 22, 22, linen.base)),
    block(210, 250, 300, 130, 40, main.base),
    block(150, 300, 90, 176, 42, main.base),
    block(480, 300, 90, 176, 42, main.base),
    block(220, 366, 280, 110, 26, main.light),
    line('M236 430H484', main.line, 2.4, 0.4),
  )
