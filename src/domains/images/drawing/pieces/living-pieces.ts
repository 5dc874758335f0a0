import {
  area,
  ball,
  block,
  castShadow,
  draw,
  each,
  form,
  line,
  moved,
  oval,
  path,
  plate,
  rect,
  scaled,
  shadow,
} from '../ink.ts'
import type { Shape } from '../shape.ts'
import { bed } from './beds.ts'
import { cabinet } from './cabinets.ts'
import { roundTable } from './tables.ts'

/** Two small round tables, one under the other. */
export const nestingTables: Shape = (paint) =>
  draw(
    moved(110, 0, scaled(0.9, 360, 486, roundTable({ width: 280, top: 300, legs: 'three', flat: 0.14 })(paint))),
    moved(-80, 0, roundTable({ width: 330, top: 220, legs: 'three', flat: 0.14 })(paint)),
  )

export const barCart: Shape = ({ main, glass, clay, leaf, dark }) =>
  draw(
    shadow(360, 492, 230),
    draw(
      [188, 520].map(
        (x) =>
          rect(x, 150, 11, 316, 5, main.base) +
          `<circle cx="${x + 5}" cy="474" r="17" fill="none" stroke="${dark.base}" stroke-width="6"/>`,
      ),
    ),
    line('M194 170Q150 160 152 210', main.base, 10),
    [
      [270, 196, glass.base],
      [310, 150, leaf.shade],
      [352, 176, clay.base],
    ].map(([x, y, fill]) =>
      form(
        `M${Number(x) - 7} ${y}h14v24q12 10 12 30v${246 - Number(y) - 54}h-38v-${246 - Number(y) - 54}q0 -20 12 -30z`,
        String(fill),
      ),
    ),
    [410, 456].map((x) => path(`M${x - 18} 204h36l-6 40h-24z`, glass.shade)),
    area(
      [
        [190, 232],
        [530, 232],
        [546, 252],
        [174, 252],
      ],
      '#e3ebea',
    ),
    rect(172, 250, 376, 11, 4, main.base),
    line('M176 222H544', main.shade, 5),
    [
      [240, 330, clay.light],
      [300, 322, glass.base],
      [420, 340, leaf.base],
    ].map(([x, y, fill]) => block(Number(x), Number(y), 46, 410 - Number(y), 8, String(fill))),
    area(
      [
        [190, 396],
        [530, 396],
        [546, 416],
        [174, 416],
      ],
      '#e3ebea',
    ),
    rect(172, 414, 376, 11, 4, main.base),
    line('M176 384H544', main.shade, 5),
  )

function screen(x: number, y: number, w: number, h: number): string {
  return (
    rect(x, y, w, h, 7, '#2c2a29') +
    rect(x + 7, y + 7, w - 14, h - 14, 3, '#3d3b3a') +
    area(
      [
        [x + 7, y + 7],
        [x + w * 0.5, y + 7],
        [x + w * 0.28, y + h - 7],
        [x + 7, y + h - 7],
      ],
      '#ffffff0f',
    )
  )
}

export const tvWall: Shape = (paint) =>
  draw(
    shadow(360, 490, 330),
    block(72, 80, 84, 400, 5, paint.main.base),
    [0, 1, 2, 3].map(
      (i) =>
        rect(82, 92 + i * 76, 64, 66, 2, paint.main.deep) +
        each(3, (k) =>
          rect(
            90 + k * 13,
            112 + i * 76 + ((i + k) % 2) * 8,
            10,
            46 - ((i + k) % 2) * 8,
            1,
            [paint.linen.base, paint.clay.base, paint.leaf.base][(i + k) % 3] ?? '',
          ),
        ),
    ),
    rect(82, 396, 64, 76, 2, paint.main.light),
    block(566, 80, 84, 400, 5, paint.main.base),
    rect(576, 92, 64, 186, 2, paint.main.light),
    rect(576, 286, 64, 186, 2, paint.main.light),
    rect(580, 350, 6, 50, 3, paint.brass.base),
    block(156, 80, 410, 62, 5, paint.main.light),
    line('M292 84V138M430 84V138', paint.main.deep, 2.4),
    screen(180, 176, 362, 196),
    block(156, 400, 410, 80, 5, paint.main.base),
    [162, 298, 434].map(
      (x) => rect(x, 408, 126, 64, 2, paint.main.light) + rect(x + 43, 414, 40, 6, 3, paint.main.deep),
    ),
  )
export const tvStand: Shape = ({ main }) =>
  draw(
    castShadow((f) => rect(120, 100, 480, 278, 8, f)),
    block(316, 176, 88, 126, 6, main.shade),
    screen(120, 100, 480, 278),
    line('M360 378V462', main.base, 22),
    form('M232 474Q236 458 360 456T488 474Q488 486 470 486H250Q232 486 232 474Z', main.base),
    line('M344 386V450', main.light, 4),
    shadow(360, 488, 180, 12),
  )

export const displayCabinet: Shape = (paint) =>
  draw(
    cabinet({
      width: 360,
      top: 74,
      columns: [
        {
          cells: [
            ['vases', 1],
            ['books', 1],
            ['vases', 1],
            ['door-left', 1.1],
          ],
        },
        {
          cells: [
            ['books', 1],
            ['vases', 1],
            ['vases', 1],
            ['door-right', 1.1],
          ],
        },
      ],
      crown: true,
      slab: 'none',
    })(paint),
    [196, 366].map(
      (x) =>
        rect(x, 92, 158, 256, 2, '#dcebea40') +
        rect(x, 92, 158, 256, 2, 'url(#sheen)') +
        `<rect x="${x}" y="92" width="158" height="256" rx="3" fill="none" stroke="${paint.main.light}" stroke-width="10"/>`,
    ),
    oval(346, 222, 6, 6, paint.brass.base),
    oval(374, 222, 6, 6, paint.brass.base),
  )
export const magazineRack: Shape = ({ main, linen, clay, leaf }) =>
  draw(
    shadow(360, 484, 190),
    [
      [230, 160, linen.light, -8],
      [300, 140, clay.base, -3],
      [360, 150, leaf.base, 3],
      [410, 172, clay.light, 8],
    ].map(
      ([x, y, fill, a]) =>
        `<g transform="rotate(${a} ${Number(x) + 50} 300)">${block(Number(x), Number(y), 112, 240, 4, String(fill))}${rect(Number(x) + 14, Number(y) + 18, 84, 12, 2, '#ffffff80')}</g>`,
    ),
    form('M190 270H530L500 450H220Z', main.base),
    each(5, (i) => line(`M${206 + i * 4} ${296 + i * 34}H${514 - i * 4}`, main.deep, 2.4, 0.5)),
    line('M230 450L214 484M490 450L506 484', main.shade, 13),
  )

export function fireplace(kind: 'mantel' | 'tools'): Shape {
  return ({ main, wood, clay }) =>
    kind === 'mantel'
      ? draw(
          shadow(360, 490, 300, 18),
          block(120, 150, 480, 336, 4, main.base),
          block(92, 116, 536, 36, 5, main.light),
          rect(106, 152, 508, 10, 2, main.shade),
          rect(146, 180, 60, 296, 2, main.light),
          rect(514, 180, 60, 296, 2, main.light),
          rect(228, 220, 264, 266, 3, '#2a2523'),
          oval(360, 440, 150, 70, 'url(#glow)'),
          form('M300 450Q282 390 326 340Q330 380 352 366Q344 306 384 270Q380 330 416 364Q440 400 420 450Z', '#e79a4c'),
          form('M326 450Q320 410 346 388Q356 406 366 390Q366 350 384 336Q390 380 402 404Q410 430 398 450Z', '#ffd88a'),
          line('M266 456L450 442M270 442L456 458', wood.shade, 16),
        )
      : draw(
          shadow(360, 494, 190),
          line('M360 120V480', main.base, 9),
          line('M260 150H460', main.base, 8),
          form('M250 488Q252 468 360 464T470 488Z', main.base),
          oval(360, 112, 14, 14, main.light),
          line('M270 150V380', main.shade, 7),
          form('M246 376H294V436Q270 456 246 436Z', main.base),
          line('M330 150V430M330 430Q318 440 314 424', main.shade, 7),
          line('M396 150V390', main.shade, 7),
          form('M376 384H416L424 446H368Z', clay.shade),
          each(5, (i) => line(`M${378 + i * 9} 392L${374 + i * 11} 446`, clay.deep, 2)),
          line('M450 150V400M450 400L432 440M450 400L468 440', main.shade, 7),
        )
}

export const cornerWardrobe: Shape = ({ main, brass }) =>
  draw(
    shadow(360, 488, 280, 18),
    plate(
      [
        [120, 112],
        [290, 76],
        [290, 486],
        [120, 470],
      ],
      main.base,
    ),
    plate(
      [
        [290, 76],
        [430, 76],
        [430, 486],
        [290, 486],
      ],
      main.light,
    ),
    plate(
      [
        [430, 76],
        [600, 112],
        [600, 470],
        [430, 486],
      ],
      main.shade,
    ),
    line('M205 94V478M290 76V486M360 76V486M430 76V486M515 94V478', main.deep, 2.6, 0.7),
    [192, 218, 350, 370, 502, 528].map((x) => rect(x - 3, 262, 6, 56, 3, brass.base)),
    area(
      [
        [108, 112],
        [290, 66],
        [430, 66],
        [612, 112],
        [600, 118],
        [430, 82],
        [290, 82],
        [120, 118],
      ],
      main.deep,
    ),
  )
export const dressingTable: Shape = ({ main, wood, brass }) =>
  draw(
    shadow(360, 490, 230),
    castShadow((f) => oval(360, 176, 108, 112, f)),
    oval(360, 176, 110, 114, brass.base),
    oval(360, 176, 100, 104, '#cfdada'),
    oval(360, 176, 100, 104, 'url(#sheen)'),
    draw(
      [
        [176, -5],
        [520, 5],
      ].map(([x = 0, d = 0]) =>
        area(
          [
            [x, 380],
            [x + 24, 380],
            [x + 17 + d, 488],
            [x + 6 + d, 488],
          ],
          wood.base,
        ),
      ),
    ),
    area(
      [
        [176, 286],
        [544, 286],
        [574, 316],
        [146, 316],
      ],
      main.light,
    ),
    block(146, 314, 428, 74, 5, main.base),
    [158, 298, 438].map(
      (x) => rect(x, 326, x === 298 ? 124 : 124, 52, 3, main.light) + oval(x + 62, 352, 6, 6, brass.base),
    ),
    form('M480 250h26v12q10 6 10 16v24h-46v-24q0 -10 10 -16z', '#e9d7c2'),
    rect(212, 270, 30, 32, 4, '#d9aea8'),
  )
export const chest: Shape = ({ main, brass, dark }) =>
  draw(
    shadow(360, 482, 290),
    area(
      [
        [160, 210],
        [560, 210],
        [610, 268],
        [110, 268],
      ],
      main.light,
    ),
    block(110, 266, 500, 52, 8, main.base),
    block(118, 316, 484, 160, 6, main.base),
    each(4, (i) => line(`M118 ${346 + i * 32}H602`, main.line, 1.8, 0.35)),
    rect(110, 314, 500, 6, 0, main.deep),
    [190, 510].map((x) => rect(x, 266, 26, 210, 0, main.shade)),
    rect(340, 296, 40, 48, 5, brass.base),
    oval(360, 320, 5, 7, dark.base),
    draw([96, 610].map((x) => `<rect x="${x}" y="360" width="14" height="50" rx="7" fill="${brass.shade}"/>`)),
  )
export const valetStand: Shape = ({ main, linen, dark, clay }) =>
  draw(
    shadow(360, 494, 170),
    line('M290 130V484M430 130V484', main.base, 13),
    line('M240 486H480M290 470H430', main.shade, 12),
    form('M240 130Q250 96 360 92T480 130L470 146Q360 116 250 146Z', main.light),
    form('M252 138Q300 116 360 112T468 138L486 330H420L414 220H306L300 330H234Z', linen.base),
    path('M330 116L360 210 390 116Z', clay.base),
    line('M306 220V326M414 220V326', linen.deep, 3),
    rect(286, 342, 148, 12, 4, main.light),
    path('M300 350H420V440H300Z', dark.light),
    line('M360 352V440', dark.line, 2),
  )
export const bedroomSet: Shape = (paint) =>
  draw(
    moved(20, 24, scaled(0.72, 360, 486, bed({ width: 500, head: 'wood' })(paint))),
    moved(
      -226,
      10,
      scaled(0.5, 360, 486, cabinet({ width: 240, top: 250, columns: [{ cells: ['drawer', 'drawer'] }] })(paint)),
    ),
    moved(
      262,
      10,
      scaled(0.5, 360, 486, cabinet({ width: 240, top: 250, columns: [{ cells: ['drawer', 'drawer'] }] })(paint)),
    ),
    draw([132, 624].map((x) => ball(x, 300, 26, 30, paint.linen.base) + rect(x - 4, 326, 8, 34, 2, paint.brass.base))),
  )
