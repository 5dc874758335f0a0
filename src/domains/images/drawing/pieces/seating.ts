import { area, ball, block, draw, type Drawing, each, form, line, moved, oval, rect, scaled, shadow } from '../ink.ts'
import type { Shape } from '../shape.ts'
import type { Paint } from '../tones.ts'

/** Two feet seen from the front, under a piece from `x` to `x + w`. */
export function feet({ wood }: Paint, x: number, w: number, y: number, h: number): Drawing {
  return draw(
    [x + 26, x + w - 44].map(
      (left) =>
        area(
          [
            [left, y],
            [left + 20, y],
            [left + 15, y + h],
            [left + 5, y + h],
          ],
          wood.base,
        ) +
        area(
          [
            [left + 12, y],
            [left + 20, y],
            [left + 15, y + h],
            [left + 11, y + h],
          ],
          wood.shade,
        ),
    ),
  )
}

/** A cushion, its corners pulled a little. */
export function cushion(x: number, y: number, w: number, h: number, fill: string): Drawing {
  const r = Math.min(w, h) * 0.09
  return form(
    `M${x + r} ${y + 2}Q${x + w / 2} ${y - h * 0.05} ${x + w - r} ${y + 2}Q${x + w + 1} ${y} ${x + w - 1} ${y + r}Q${x + w + 3} ${y + h / 2} ${x + w - 2} ${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h - 1}Q${x + w / 2} ${y + h * 1.04} ${x + r} ${y + h - 1}Q${x} ${y + h} ${x + 2} ${y + h - r}Q${x - 3} ${y + h / 2} ${x + 1} ${y + r}Q${x - 1} ${y} ${x + r} ${y + 2}Z`,
    fill,
  )
}

export interface SofaFacts {
  readonly seats: number
  readonly width: number
  /** What the right end runs out into. */
  readonly end?: 'arm' | 'chaise' | 'corner' | 'open' | 'bed' | 'relax'
  readonly arms?: 'round' | 'slim' | 'none'
  readonly frame?: 'wood'
}

/** A sofa from the front. */
export function sofa({ seats, width, end = 'arm', arms = 'round', frame }: SofaFacts): Shape {
  return (paint) => {
    const { main } = paint
    const x = 360 - width / 2
    const arm = arms === 'none' ? 6 : arms === 'slim' ? 30 : 54
    const inner = width - 2 * arm
    const seat = inner / seats
    return draw(
      shadow(360, 480, width * 0.56, 24),
      feet(paint, x, width, 440, 40),
      frame
        ? rect(x - 6, 428, width + 12, 18, 6, paint.wood.base) + rect(x - 6, 440, width + 12, 6, 3, paint.wood.shade)
        : '',
      block(x + arm * 0.45, 206, width - arm * 0.9, 180, 30, main.shade),
      each(
        seats,
        (i) =>
          cushion(x + arm + i * seat + 3, 196, seat - 6, 158, main.base) +
          line(
            `M${x + arm + i * seat + 16} 216Q${x + arm + (i + 0.5) * seat} 207 ${x + arm + (i + 1) * seat - 16} 216`,
            main.light,
            3,
            0.6,
          ),
      ),
      block(x + 8, 386, width - 16, 58, 12, main.shade),
      each(
        seats,
        (i) =>
          block(x + arm + i * seat + 1, 340, seat - 2, 62, 17, main.base) +
          rect(x + arm + i * seat + 10, 343, seat - 20, 15, 8, main.light) +
          line(`M${x + arm + i * seat + 8} 393H${x + arm + (i + 1) * seat - 8}`, main.line, 1.6, 0.5),
      ),
      ENDS[end](paint, x, width, arm),
      armRest(paint, x, arms, arm, frame),
      end === 'arm' || end === 'bed' || end === 'relax' ? armRest(paint, x + width - arm, arms, arm, frame) : '',
      accent(paint, x + arm + 4, seats),
    )
  }
}

function armRest(
  { main, wood }: Paint,
  x: number,
  arms: SofaFacts['arms'],
  w: number,
  frame: 'wood' | undefined,
): Drawing {
  return arms === 'none'
    ? ''
    : frame
      ? rect(x, 296, w, 14, 6, wood.base) + rect(x + w / 2 - 8, 300, 16, 146, 4, wood.shade)
      : block(x, arms === 'slim' ? 262 : 274, w, 172, arms === 'slim' ? 13 : 26, main.base) +
        rect(x + 6, arms === 'slim' ? 266 : 280, w - 12, 14, 8, main.light) +
        line(`M${x + w / 2 - w * 0.22} 430H${x + w / 2 + w * 0.22}`, main.line, 1.5, 0.35)
}

function accent({ linen, clay }: Paint, x: number, seats: number): Drawing {
  return seats === 0
    ? ''
    : cushion(x, 268, 86, 80, linen.base) +
        line(
          `M${x + 16} 284Q${x + 42} 278 ${x + 70} 284M${x + 16} 332Q${x + 42} 338 ${x + 70} 332`,
          linen.deep,
          2,
          0.7,
        ) +
        (seats > 2 ? cushion(x + 58, 286, 70, 64, clay.light) : '')
}

const ENDS: Record<NonNullable<SofaFacts['end']>, (paint: Paint, x: number, width: number, arm: number) => Drawing> = {
  arm: () => '',
  open: () => '',
  chaise: ({ main }, x, width) => {
    const left = x + width * 0.62
    const w = width * 0.38
    return (
      block(left, 392, w, 78, 14, main.shade) +
      block(left - 2, 336, w + 6, 96, 24, main.base) +
      area(
        [
          [left + 24, 342],
          [left + w - 20, 342],
          [left + w - 10, 404],
          [left + 12, 404],
        ],
        main.light,
      ) +
      line(`M${left + 10} 414H${left + w - 8}`, main.line, 1.8, 0.5)
    )
  },
  corner: ({ main }, x, width) => {
    const left = x + width * 0.7
    const w = width * 0.3 + 10
    return (
      block(left + w - 64, 208, 64, 250, 26, main.shade) +
      block(left, 396, w - 6, 76, 12, main.shade) +
      block(left - 2, 340, w - 44, 92, 20, main.base) +
      area(
        [
          [left + 18, 346],
          [left + w - 66, 346],
          [left + w - 60, 406],
          [left + 8, 406],
        ],
        main.light,
      ) +
      block(left + w - 58, 252, 58, 220, 25, main.base) +
      rect(left + w - 50, 258, 42, 15, 8, main.light)
    )
  },
  bed: ({ main, linen }, x, width, arm) =>
    area(
      [
        [x + arm - 4, 390],
        [x + width - arm + 4, 390],
        [x + width - arm + 30, 446],
        [x + arm - 30, 446],
      ],
      linen.light,
    ) +
    block(x + arm - 30, 446, width - 2 * arm + 60, 34, 8, main.shade) +
    line(`M${x + arm - 12} 420H${x + width - arm + 12}`, linen.deep, 2, 0.7),
  relax: ({ main }, x, width, arm) =>
    block(x + width - arm - (width - 2 * arm) / 2, 404, (width - 2 * arm) / 2 - 4, 70, 16, main.light) +
    line(`M${x + width - arm - (width - 2 * arm) / 2 + 14} 458h${(width - 2 * arm) / 2 - 32}`, main.line, 1.6, 0.5),
}

/** A sofa of loose cubes. */
export const modularSofa: Shape = ({ main, linen }) =>
  draw(
    shadow(360, 478, 320, 24),
    block(86, 262, 170, 120, 28, main.shade),
    block(262, 246, 176, 130, 28, main.shade),
    block(440, 246, 190, 132, 28, main.shade),
    [
      [84, 350],
      [262, 344],
      [438, 352],
    ].map(
      ([x = 0, y = 0], i) =>
        block(x, y, i === 2 ? 200 : 176, 122, 26, main.base) +
        rect(x + 14, y + 7, i === 2 ? 172 : 148, 30, 16, main.light) +
        line(`M${x + 10} ${y + 54}h${i === 2 ? 180 : 156}`, main.line, 1.8, 0.5),
    ),
    cushion(300, 276, 88, 80, linen.base),
    cushion(462, 268, 96, 92, main.light),
  )

/** A lounger for one, head on the left. */
export const chaiseLongue: Shape = (paint) =>
  draw(
    shadow(360, 478, 300),
    feet(paint, 110, 500, 420, 56),
    form('M104 214Q120 190 160 196Q206 206 226 318L236 390H140Q112 300 104 214Z', paint.main.shade),
    form('M128 346Q250 322 380 336T622 350Q640 372 620 396H140Q118 372 128 346Z', paint.main.base),
    form('M120 384H628V420Q628 430 616 430H134Q122 430 120 420Z', paint.main.shade),
    form('M126 226Q140 204 166 212Q196 224 214 330Q190 344 150 344Q136 290 126 226Z', paint.main.base),
    line('M150 356Q260 338 400 350T606 362', paint.main.light, 5, 0.7),
    line('M300 344V388M430 348V392', paint.main.line, 1.6, 0.4),
    block(126, 312, 92, 34, 17, paint.linen.base),
  )

export interface ArmchairFacts {
  readonly back: 'round' | 'wing' | 'slats'
  readonly base: 'feet' | 'relax' | 'rockers' | 'swivel'
  readonly small?: boolean
}

/** A chair to sink into, from the front. */
export function armchair({ back, base }: ArmchairFacts): Shape {
  return (paint) => {
    const { main, wood, linen } = paint
    return draw(
      shadow(360, 492, 180, 22),
      base === 'rockers'
        ? draw(
            [214, 478].map((x) => rect(x, 380, 14, 92, 4, wood.shade)),
            line('M190 462Q222 500 250 486', wood.base, 13),
            line('M530 462Q498 500 470 486', wood.base, 13),
            line('M221 478H486', wood.shade, 7),
          )
        : base === 'swivel'
          ? rect(348, 440, 24, 34, 4, paint.dark.base) + oval(360, 480, 92, 13, paint.dark.base)
          : feet(paint, 206, 308, 436, 52),
      back === 'wing'
        ? form('M232 120Q250 88 360 88T488 120Q504 220 488 350H232Q216 220 232 120Z', main.shade) +
            form('M232 118Q206 190 224 300L250 290Q246 190 254 122Z', main.base) +
            form('M488 118Q514 190 496 300L470 290Q474 190 466 122Z', main.deep)
        : back === 'slats'
          ? draw(
              [240, 470].map((x) => rect(x, 96, 14, 290, 6, wood.base)),
              rect(240, 96, 244, 22, 10, wood.base),
              each(7, (i) => rect(268 + i * 28, 118, 9, 230, 3, wood.shade)),
            )
          : form('M218 200Q224 128 360 124T502 200L510 360H210Z', main.shade),
      back === 'slats'
        ? cushion(262, 200, 196, 150, main.base)
        : back === 'wing'
          ? cushion(252, 108, 216, 230, main.base) +
            draw([180, 240].map((y) => [300, 360, 420].map((x) => oval(x, y, 4, 4, main.deep))).flat())
          : cushion(244, 150, 232, 196, main.base),
      block(212, 372, 296, 66, 14, main.shade),
      block(240, 336, 240, 62, 20, main.base),
      rect(254, 341, 212, 16, 8, main.light),
      base === 'relax' ? block(250, 410, 220, 70, 20, main.light) + line('M264 462H456', main.line, 1.8, 0.5) : '',
      back === 'slats'
        ? draw([212, 462].map((x) => block(x, 290, 48, 16, 8, wood.light) + rect(x + 18, 304, 12, 78, 3, wood.shade)))
        : draw([198, 474].map((x) => block(x, 276, 48, 164, 23, main.base) + rect(x + 7, 282, 34, 14, 8, main.light))),
      cushion(318, 256, 96, 82, linen.base),
    )
  }
}

/** A sofa and the armchair that is sold with it. */
export const sofaSet: Shape = (paint) =>
  draw(
    moved(-96, -40, scaled(0.82, 360, 480, sofa({ seats: 2, width: 520 })(paint))),
    moved(196, 4, scaled(0.62, 360, 480, armchair({ back: 'round', base: 'feet' })(paint))),
  )

/** A round or square pouf. */
export function pouf(kind: 'round' | 'square'): Shape {
  return ({ main, wood, linen }) =>
    kind === 'round'
      ? draw(
          shadow(360, 462, 190, 26),
          form('M196 330Q186 462 270 462H450Q534 462 524 330Z', main.base),
          ball(360, 322, 166, 60, main.light),
          each(7, (i) =>
            line(
              `M${238 + i * 41} ${372 - Math.abs(3 - i) * 4}Q${222 + i * 46} 420 ${262 + i * 33} 458`,
              main.line,
              1.8,
              0.45,
            ),
          ),
          oval(360, 318, 12, 5, main.deep),
          line('M198 346Q360 420 522 346', main.shade, 4),
        )
      : draw(
          shadow(360, 470, 200, 22),
          draw(
            [222, 480].map((x) =>
              area(
                [
                  [x, 420],
                  [x + 20, 420],
                  [x + 14, 470],
                  [x + 6, 470],
                ],
                wood.shade,
              ),
            ),
          ),
          block(196, 318, 328, 108, 20, main.base),
          area(
            [
              [222, 278],
              [498, 278],
              [524, 332],
              [196, 332],
            ],
            main.light,
          ),
          line('M200 334H520M206 408H514', main.line, 1.8, 0.45),
          form('M392 276L470 276 486 332 500 404 424 404 412 332Z', linen.base),
          line('M428 392L496 392', linen.deep, 2),
        )
}
