import { area, block, draw, type Drawing, each, form, line, oval, plate, rect, shadow } from '../ink.ts'
import type { Shape } from '../shape.ts'
import type { Paint } from '../tones.ts'

export interface ChairFacts {
  readonly back: 'panel' | 'slats' | 'spindles' | 'shell' | 'rope' | 'cane'
  readonly frame?: 'wood' | 'dark' | 'main'
  readonly arms?: boolean
  readonly folding?: boolean
}

/** A chair with four legs, from the front and a little above. */
export function chair({ back, frame = 'wood', arms = false, folding = false }: ChairFacts): Shape {
  return (paint) => {
    const tone = paint[frame]
    const { main } = paint
    return draw(
      shadow(360, 494, 150, 18),
      folding
        ? line('M262 346L456 488', tone.shade, 13) +
            line('M458 346L264 488', tone.base, 14) +
            line('M300 430H420', tone.deep, 9)
        : draw(
            [278, 428].map((x) =>
              area(
                [
                  [x, 340],
                  [x + 14, 340],
                  [x + 12, 466],
                  [x + 2, 466],
                ],
                tone.deep,
              ),
            ),
          ),
      BACKS[back](paint, frame),
      folding
        ? ''
        : draw(
            [
              [240, -6],
              [458, 6],
            ].map(
              ([x = 0, lean = 0]) =>
                area(
                  [
                    [x, 366],
                    [x + 22, 366],
                    [x + 15 + lean, 492],
                    [x + 5 + lean, 492],
                  ],
                  tone.base,
                ) +
                area(
                  [
                    [x + 13, 366],
                    [x + 22, 366],
                    [x + 15 + lean, 492],
                    [x + 11 + lean, 492],
                  ],
                  tone.shade,
                ),
            ),
          ),
      plate(
        [
          [266, 318],
          [454, 318],
          [492, 366],
          [228, 366],
        ],
        back === 'slats' || back === 'spindles' || frame === 'main' ? main.light : main.light,
      ),
      rect(228, 364, 264, 20, 9, main.shade),
      line('M240 356H480', main.line, 1.5, 0.3),
      arms
        ? draw(
            [
              [222, 1],
              [498, -1],
            ].map(([x = 0, side = 1]) =>
              line(`M${x + side * 34} 250Q${x - side * 6} 246 ${x} 272L${x + side * 10} 364`, tone.base, 12),
            ),
          )
        : '',
    )
  }
}

const BACKS: Record<ChairFacts['back'], (paint: Paint, frame: 'wood' | 'dark' | 'main') => Drawing> = {
  panel: ({ main }) =>
    form('M268 128Q272 96 360 94T452 128L458 326Q360 342 262 326Z', main.base) +
    form('M282 136Q288 112 360 110T438 136L440 262Q360 272 280 262Z', main.light) +
    line('M360 114V266', main.line, 1.4, 0.3),
  shell: ({ main }) =>
    form('M236 240Q240 118 360 116T484 240Q494 320 470 350H250Q226 320 236 240Z', main.base) +
    form('M262 244Q266 146 360 144T458 244Q462 306 442 330H278Q258 306 262 244Z', main.shade),
  slats: (paint, frame) =>
    draw(
      [264, 440].map((x) =>
        area(
          [
            [x, 98],
            [x + 16, 98],
            [x + 18, 340],
            [x - 2, 340],
          ],
          paint[frame].base,
        ),
      ),
      each(3, (i) => block(266, 112 + i * 62, 188, 34, 9, frame === 'main' ? paint.main.base : paint[frame].light)),
    ),
  spindles: (paint, frame) =>
    block(254, 104, 212, 32, 14, paint[frame].light) +
    draw([264, 442].map((x) => rect(x, 120, 13, 216, 4, paint[frame].base))) +
    each(6, (i) => rect(290 + i * 25, 132, 7, 196, 3, paint[frame].shade)),
  rope: ({ main, dark }) =>
    line('M252 348V150Q256 108 300 106H420Q464 108 468 150V348', dark.base, 11) +
    each(11, (i) => rect(268 + i * 17.2, 112, 12, 232, 5, i % 2 ? main.base : main.shade)),
  cane: ({ main, wood }) =>
    block(258, 98, 204, 236, 26, wood.base) +
    rect(276, 116, 168, 190, 16, main.light) +
    each(9, (i) => line(`M${290 + i * 17.5} 118V304`, main.deep, 1.6, 0.6)) +
    each(10, (i) => line(`M278 ${132 + i * 17.5}H442`, main.deep, 1.6, 0.6)),
}

/** A high stool: with or without a back. */
export function barStool(kind: 'back' | 'low' | 'step'): Shape {
  return ({ main, wood, dark }) =>
    kind === 'low'
      ? draw(
          shadow(360, 486, 150, 20),
          draw(
            [
              [286, -22],
              [420, 22],
            ].map(([x = 0, lean = 0]) =>
              area(
                [
                  [x, 330],
                  [x + 22, 330],
                  [x + 14 + lean, 484],
                  [x + 4 + lean, 484],
                ],
                wood.base,
              ),
            ),
          ),
          line('M282 424H438', wood.shade, 9),
          area(
            [
              [326, 330],
              [344, 330],
              [334, 462],
              [324, 462],
            ],
            wood.deep,
          ),
          area(
            [
              [378, 330],
              [396, 330],
              [396, 462],
              [386, 462],
            ],
            wood.deep,
          ),
          oval(360, 326, 126, 34, main.shade),
          oval(360, 312, 126, 34, main.light),
          oval(360, 312, 126, 34, 'url(#lit)'),
        )
      : draw(
          shadow(360, 500, 110, 16),
          form('M286 118Q290 88 360 86T434 118L440 236H280Z', main.base),
          form('M298 126Q302 104 360 102T422 126L424 204H296Z', main.light),
          draw(
            [316, 392].map((x) =>
              area(
                [
                  [x, 270],
                  [x + 12, 270],
                  [x + 8, 470],
                  [x + 2, 470],
                ],
                dark.deep,
              ),
            ),
          ),
          draw(
            [
              [280, -16],
              [424, 16],
            ].map(([x = 0, lean = 0]) =>
              area(
                [
                  [x, 274],
                  [x + 16, 274],
                  [x + 12 + lean, 498],
                  [x + 3 + lean, 498],
                ],
                dark.base,
              ),
            ),
          ),
          line('M272 414H448', dark.light, 8),
          block(270, 236, 180, 44, 20, main.base),
          rect(284, 241, 152, 13, 7, main.light),
        )
}

/** A bench: plain, upholstered, with storage or a back. */
export function bench({
  seat,
  back = false,
  shoes = false,
  width = 480,
}: {
  seat: 'wood' | 'pad'
  back?: boolean
  shoes?: boolean
  width?: number
}): Shape {
  return (paint) => {
    const { main, wood } = paint
    const x = 360 - width / 2
    const tone = seat === 'wood' ? main : wood
    return draw(
      shadow(360, 486, width * 0.54),
      back
        ? draw(
            [x + 26, x + width - 44].map((left) => rect(left, 170, 18, 200, 4, main.shade)),
            each(3, (i) => block(x + 10, 180 + i * 48, width - 20, 34, 6, main.base)),
          )
        : '',
      draw([x + 70, x + width - 84].map((left) => rect(left, 372, 14, 92, 0, tone.deep))),
      draw(
        [
          [x + 20, -6],
          [x + width - 44, 6],
        ].map(([left = 0, lean = 0]) =>
          area(
            [
              [left, 376],
              [left + 24, 376],
              [left + 18 + lean, 486],
              [left + 6 + lean, 486],
            ],
            tone.base,
          ),
        ),
      ),
      shoes
        ? block(x + 24, 440, width - 48, 14, 3, tone.shade) +
            draw(
              [0, 1, 2].map((i) =>
                form(
                  `M${x + 70 + i * 118} 440v-26q14 4 30 4q10 14 40 16v6z`,
                  [paint.clay.base, paint.dark.light, paint.linen.deep][i] ?? paint.clay.base,
                ),
              ),
            )
        : '',
      area(
        [
          [x + 30, 328],
          [x + width - 30, 328],
          [x + width, 362],
          [x, 362],
        ],
        main.light,
      ),
      block(x, 360, width, 22, seat === 'pad' ? 10 : 3, main.shade),
      seat === 'pad'
        ? block(x - 2, 330, width + 4, 40, 18, main.base) +
            rect(x + 12, 333, width - 24, 12, 6, main.light) +
            each(4, (i) => line(`M${x + (width / 5) * (i + 1)} 334v34`, main.line, 1.6, 0.35))
        : line(`M${x + 60} 342H${x + width - 150}M${x + 180} 352H${x + width - 50}`, main.shade, 1.6, 0.6),
    )
  }
}

/** A chair on castors. */
export function officeChair(kind: 'task' | 'gaming'): Shape {
  return ({ main, dark, metal }) =>
    draw(
      shadow(360, 498, 170, 18),
      [
        [240, 474],
        [300, 486],
        [360, 490],
        [420, 486],
        [480, 474],
      ].map(
        ([x = 0, y = 0]) =>
          line(`M360 442L${x} ${y - 10}`, dark.base, 13) + oval(x, y, 11, 11, dark.shade) + oval(x, y, 4, 4, dark.line),
      ),
      rect(351, 384, 18, 64, 4, metal.shade),
      kind === 'gaming'
        ? form('M296 80Q300 58 360 58T424 80L446 190 436 330H284L274 190Z', dark.base) +
            form('M314 92Q318 78 360 78T406 92L404 320H316Z', main.base) +
            form('M284 196L312 176V310L290 318ZM436 196L408 176V310L430 318Z', main.shade) +
            block(322, 104, 76, 42, 16, dark.base) +
            line('M360 160V312', main.line, 2, 0.5)
        : form('M276 118Q282 84 360 82T444 118L438 306Q360 322 282 306Z', main.base) +
            form('M292 126Q298 102 360 100T428 126L422 288Q360 300 298 288Z', main.light) +
            each(7, (i) => line(`M300 ${140 + i * 21}H420`, main.shade, 2, 0.6)),
      block(258, 340, 204, 50, 22, kind === 'gaming' ? dark.base : main.base),
      rect(272, 345, 176, 16, 8, kind === 'gaming' ? main.base : main.light),
      [
        [238, 1],
        [482, -1],
      ].map(
        ([x = 0, s = 1]) =>
          line(`M${x + s * 26} 372L${x + s * 4} 356V292`, dark.light, 9) + block(x - 26, 278, 52, 16, 8, dark.base),
      ),
    )
}

/** A footrest on the floor. */
export const footrest: Shape = ({ main, dark }) =>
  draw(
    shadow(360, 466, 210),
    line('M230 456V420M490 456V420', dark.base, 16),
    line('M200 462H520', dark.base, 14),
    plate(
      [
        [228, 320],
        [492, 320],
        [528, 424],
        [192, 424],
      ],
      main.light,
    ),
    rect(192, 422, 336, 18, 8, main.shade),
    each(6, (i) => line(`M${222 - i * 4} ${340 + i * 13}H${498 + i * 4}`, main.deep, 4, 0.5)),
  )

/** A flat seat cushion with ties. */
export const seatPad: Shape = ({ main }) =>
  draw(
    shadow(360, 440, 240, 30),
    form('M176 300Q360 270 544 300Q578 360 560 414Q360 448 160 414Q142 360 176 300Z', main.base),
    line('M170 404Q360 436 550 404', main.line, 2, 0.5),
    [
      [276, 338],
      [444, 338],
      [360, 356],
      [256, 384],
      [464, 384],
    ].map(
      ([x = 0, y = 0]) =>
        oval(x, y, 7, 4, main.deep) + line(`M${x - 22} ${y - 8}Q${x} ${y - 2} ${x + 22} ${y - 8}`, main.shade, 2, 0.6),
    ),
    line('M176 304Q130 300 112 334M178 304Q150 270 124 268', main.shade, 8),
    line('M544 304Q590 300 608 334M542 304Q570 270 596 268', main.shade, 8),
  )
