import { area, block, draw, type Drawing, each, form, line, oval, plate, rect, shadow } from '../ink.ts'
import type { Shape } from '../shape.ts'
import type { Tones } from '../tones.ts'

export type LegKind = 'tapered' | 'square' | 'hairpin' | 'sled' | 'trestle' | 'panel' | 'pedestal' | 'tulip' | 'cross'

export interface TableFacts {
  readonly width: number
  /** y of the top's far edge; the floor is at 486. */
  readonly top: number
  readonly depth?: number
  readonly legs: LegKind
  readonly apron?: boolean
  readonly shelf?: boolean
  /** Legs in the colour of the top, or in dark metal. */
  readonly legTone?: 'main' | 'dark' | 'wood' | 'brass'
  readonly extra?: 'leaf' | 'drop-leaves' | 'lift' | 'drawer' | 'ends'
}

const FLOOR = 486

/** A table with a straight top, from the front and a little above. */
export function table(facts: TableFacts): Shape {
  return (paint) => {
    const { width, top, depth = 46, legs, legTone = 'main' } = facts
    const { main } = paint
    const x = 360 - width / 2
    const front = top + depth
    return draw(
      shadow(360, FLOOR, width * 0.52, 22),
      LEGS[legs](paint[legTone], x, width, top, front),
      facts.shelf
        ? area(
            [
              [x + 58, 418],
              [x + width - 58, 418],
              [x + width - 34, 442],
              [x + 34, 442],
            ],
            main.base,
          ) + rect(x + 34, 442, width - 68, 10, 3, main.shade)
        : '',
      facts.apron ? rect(x + 34, front + 12, width - 68, 30, 2, main.deep) : '',
      facts.extra === 'drawer'
        ? rect(360 - width * 0.2, front + 15, width * 0.4, 26, 3, main.shade) +
            line(`M348 ${front + 28}h24`, paint.brass.base, 4)
        : '',
      plate(
        [
          [x + 44, top],
          [x + width - 44, top],
          [x + width, front],
          [x, front],
        ],
        main.light,
      ),
      grain(main, x, width, top, depth),
      block(x, front, width, 15, 3, main.shade),
      EXTRAS[facts.extra ?? 'none']?.(main, x, width, top, front) ?? '',
    )
  }
}

const EXTRAS: Record<string, (main: Tones, x: number, width: number, top: number, front: number) => Drawing> = {
  leaf: (main, x, width, top, front) =>
    line(
      `M${x + width * 0.34} ${top}L${x + width * 0.31} ${front}V${front + 14}M${x + width * 0.66} ${top}L${x + width * 0.69} ${front}V${front + 14}`,
      main.line,
      2.4,
      0.75,
    ) +
    area(
      [
        [x + width * 0.345, top + 2],
        [x + width * 0.655, top + 2],
        [x + width * 0.68, front - 1],
        [x + width * 0.32, front - 1],
      ],
      `${main.base.startsWith('#') ? '#ffffff2e' : '#ffffff22'}`,
    ),
  'drop-leaves': (main, x, width, _top, front) =>
    area(
      [
        [x, front + 4],
        [x + 14, front + 4],
        [x + 24, front + 150],
        [x + 10, front + 150],
      ],
      main.shade,
    ) + line(`M${x + width * 0.3} ${front}V${front + 14}M${x + width * 0.7} ${front}V${front + 14}`, main.line, 2),
}

/** Two or three quiet lines along the top. */
function grain(main: Tones, x: number, width: number, top: number, depth: number): Drawing {
  return line(
    `M${x + width * 0.16} ${top + depth * 0.36}H${x + width * 0.52}M${x + width * 0.4} ${top + depth * 0.7}H${x + width * 0.84}`,
    main.shade,
    1.6,
    0.55,
  )
}

type LegDrawer = (tone: Tones, x: number, width: number, top: number, front: number) => Drawing

const LEGS: Record<LegKind, LegDrawer> = {
  tapered: (tone, x, width, _top, front) =>
    draw(
      [x + 74, x + width - 90].map((left) =>
        area(
          [
            [left, front],
            [left + 16, front],
            [left + 12, FLOOR - 22],
            [left + 4, FLOOR - 22],
          ],
          tone.deep,
        ),
      ),
      [
        [x + 24, -8],
        [x + width - 46, 8],
      ].map(
        ([left = 0, lean = 0]) =>
          area(
            [
              [left, front],
              [left + 22, front],
              [left + 17 + lean, FLOOR],
              [left + 5 + lean, FLOOR],
            ],
            tone.base,
          ) +
          area(
            [
              [left + 13, front],
              [left + 22, front],
              [left + 17 + lean, FLOOR],
              [left + 12 + lean, FLOOR],
            ],
            tone.shade,
          ),
      ),
    ),
  square: (tone, x, width, _top, front) =>
    draw(
      [x + 66, x + width - 90].map((left) => rect(left, front, 22, FLOOR - 24 - front, 0, tone.deep)),
      [x + 14, x + width - 42].map(
        (left) =>
          rect(left, front, 28, FLOOR - front, 2, tone.base) + rect(left + 17, front, 11, FLOOR - front, 2, tone.shade),
      ),
    ),
  hairpin: (tone, x, width, _top, front) =>
    draw(
      [x + 84, x + width - 84].map((left) =>
        line(`M${left - 14} ${front}L${left} ${FLOOR - 20}L${left + 14} ${front}`, tone.deep, 5),
      ),
      [
        [x + 40, -16],
        [x + width - 40, 16],
      ].map(([left = 0, lean = 0]) =>
        line(`M${left - 18} ${front}L${left + lean} ${FLOOR}L${left + 18} ${front}`, tone.base, 7),
      ),
    ),
  sled: (tone, x, width, _top, front) =>
    draw(
      line(`M${x + 84} ${front}V${FLOOR - 22}M${x + width - 84} ${front}V${FLOOR - 22}`, tone.deep, 9),
      line(
        `M${x + 84} ${FLOOR - 24}L${x + 36} ${FLOOR - 2}M${x + width - 84} ${FLOOR - 24}L${x + width - 36} ${FLOOR - 2}`,
        tone.shade,
        10,
      ),
      line(`M${x + 36} ${front}V${FLOOR - 3}M${x + width - 36} ${front}V${FLOOR - 3}`, tone.base, 12),
    ),
  trestle: (tone, x, width, _top, front) =>
    draw(
      [x + 90, x + width - 90].map(
        (cx) =>
          line(`M${cx - 30} ${front}L${cx - 44} ${FLOOR}M${cx + 30} ${front}L${cx + 44} ${FLOOR}`, tone.base, 13) +
          line(`M${cx - 36} ${(front + FLOOR) / 2 + 26}H${cx + 36}`, tone.shade, 9),
      ),
      rect(x + 90, (front + FLOOR) / 2 + 20, width - 180, 9, 2, tone.deep),
    ),
  panel: (tone, x, width, _top, front) =>
    draw(
      [x + 40, x + width - 98].map(
        (left) =>
          area(
            [
              [left + 16, front],
              [left + 50, front],
              [left + 58, FLOOR - 10],
              [left + 20, FLOOR - 10],
            ],
            tone.deep,
          ) + block(left, front, 42, FLOOR - front, 4, tone.base),
      ),
    ),
  pedestal: (tone, _x, width, _top, front) =>
    form(
      `M338 ${front}H382L388 ${FLOOR - 34}Q390 ${FLOOR - 24} ${360 + width * 0.22} ${FLOOR - 8}Q${360 + width * 0.22} ${FLOOR} ${360 + width * 0.2} ${FLOOR}H${360 - width * 0.2}Q${360 - width * 0.22} ${FLOOR} ${360 - width * 0.22} ${FLOOR - 8}Q330 ${FLOOR - 24} 332 ${FLOOR - 34}Z`,
      tone.base,
    ),
  tulip: (tone, _x, width, _top, front) =>
    form(
      `M340 ${front}Q352 ${FLOOR - 70} 346 ${FLOOR - 36}Q338 ${FLOOR - 14} ${360 - width * 0.2} ${FLOOR - 4}Q360 ${FLOOR + 10} ${360 + width * 0.2} ${FLOOR - 4}Q382 ${FLOOR - 14} 374 ${FLOOR - 36}Q368 ${FLOOR - 70} 380 ${front}Z`,
      tone.base,
    ),
  cross: (tone, x, width, _top, front) =>
    draw(
      [x + 96, x + width - 96].map(
        (cx) =>
          line(`M${cx - 52} ${front}L${cx + 52} ${FLOOR - 4}`, tone.shade, 15) +
          line(`M${cx + 52} ${front}L${cx - 52} ${FLOOR}`, tone.base, 16),
      ),
    ),
}

export interface RoundTableFacts {
  readonly width: number
  readonly top: number
  readonly legs: LegKind | 'drum' | 'three'
  readonly legTone?: 'main' | 'dark' | 'wood' | 'brass'
  readonly flat?: number
  readonly lip?: boolean
}

/** A table with a round top. */
export function roundTable({ width, top, legs, legTone = 'main', flat = 0.11, lip = false }: RoundTableFacts): Shape {
  return (paint) => {
    const ry = width * flat
    const { main } = paint
    const x = 360 - width / 2
    return draw(
      shadow(360, FLOOR, width * 0.48, 22),
      legs === 'drum'
        ? form(`M${x + 12} ${top}V${FLOOR - 34}Q360 ${FLOOR + 34} ${x + width - 12} ${FLOOR - 34}V${top}Z`, main.base) +
            each(Math.floor(width / 22), (i) =>
              line(`M${x + 20 + i * 22} ${top + 20}V${FLOOR - 22}`, main.line, 1.6, 0.28),
            )
        : legs === 'three'
          ? draw(
              line(`M360 ${top}V${FLOOR - 26}`, paint[legTone].deep, 10),
              line(
                `M${x + 50} ${top + 10}L${x + 14} ${FLOOR - 4}M${x + width - 50} ${top + 10}L${x + width - 14} ${FLOOR - 4}`,
                paint[legTone].base,
                12,
              ),
            )
          : LEGS[legs](paint[legTone], x + width * 0.06, width * 0.88, top, top + ry * 0.4),
      oval(360, top + 13, width / 2, ry, main.shade),
      oval(360, top, width / 2, ry, main.light),
      oval(360, top, width / 2, ry, 'url(#lit)'),
      lip
        ? `<ellipse cx="360" cy="${top}" rx="${width / 2 - 7}" ry="${ry - 5}" fill="none" stroke="${main.shade}" stroke-width="4"/>`
        : line(
            `M${360 - width * 0.22} ${top - ry * 0.3}H${360 + width * 0.12}M${360 - width * 0.05} ${top + ry * 0.32}H${360 + width * 0.28}`,
            main.shade,
            1.6,
            0.55,
          ),
    )
  }
}
