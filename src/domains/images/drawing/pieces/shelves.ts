import { area, block, draw, each, form, line, oval, rect, shadow } from '../ink.ts'
import type { Shape } from '../shape.ts'

/** Shelves between two ladders of metal or wood; `rows` boards. */
export function openShelf({
  width,
  top,
  rows,
  load = 'home',
}: {
  width: number
  top: number
  rows: number
  load?: 'home' | 'boxes' | 'none'
}): Shape {
  return ({ main, dark, linen, clay, leaf, wood }) => {
    const x = 360 - width / 2
    const step = (470 - top) / (rows - 1)
    return draw(
      shadow(360, 488, width * 0.56),
      [x + 6, x + width - 16].map((left) =>
        rect(left, top - 14, 10, 502 - top, 3, load === 'boxes' ? main.deep : dark.base),
      ),
      load === 'boxes'
        ? line(
            `M${x + 12} ${top}L${x + width - 12} ${top + step}M${x + width - 12} ${top}L${x + 12} ${top + step}`,
            main.shade,
            3,
            0.5,
          )
        : '',
      each(rows, (i) => {
        const y = top + i * step
        return (
          (i === 0 && load !== 'none'
            ? ''
            : loadOf(load, i, x, y, width, step, [linen.base, clay.base, leaf.base, linen.deep, wood.base])) +
          block(x - 4, y, width + 8, 13, 3, main.base) +
          rect(x - 4, y + 9, width + 8, 5, 2, main.deep)
        )
      }),
    )
  }
}

function loadOf(
  load: 'home' | 'boxes' | 'none',
  i: number,
  x: number,
  y: number,
  width: number,
  step: number,
  tones: readonly string[],
): string {
  const high = Math.min(step - 26, 82)
  const tone = (at: number): string => tones[at % tones.length] ?? '#ccc'
  if (load === 'none' || high < 14) return ''
  if (load === 'boxes')
    return each(
      Math.floor((width - 40) / 120),
      (k) =>
        block(x + 26 + k * 120, y - high, 100, high, 4, tone(i + k + 4)) +
        rect(x + 62 + k * 120, y - high * 0.62, 28, 10, 4, '#00000030'),
    )
  return i % 2 === 0
    ? each(6, (k) =>
        rect(x + 28 + k * 16, y - high * (0.8 + (k % 3) * 0.08), 13, high * (0.8 + (k % 3) * 0.08), 2, tone(i + k * 2)),
      ) + (width > 200 ? form(`M${x + width - 92} ${y - 50}h14l-2 10q20 16 4 40h-18q-16 -24 4 -40z`, tone(1)) : '')
    : block(x + 30, y - high * 0.66, Math.min(96, width * 0.4), high * 0.66, 6, tone(4)) +
        each(width > 220 ? 4 : 0, (k) =>
          rect(x + width - 110 + k * 16, y - high * 0.85, 13, high * 0.85, 2, tone(k + i)),
        )
}

/** Boards on a wall. */
export function wallShelves(kind: 'boards' | 'bath'): Shape {
  return ({ main, linen, clay, leaf, metal }) => {
    const boards: readonly (readonly [number, number, number])[] =
      kind === 'boards'
        ? [
            [110, 226, 330],
            [280, 392, 330],
          ]
        : [
            [190, 190, 340],
            [190, 308, 340],
            [190, 426, 340],
          ]
    return draw(
      kind === 'bath' ? draw([196, 516].map((x) => rect(x, 116, 8, 340, 4, metal.shade))) : '',
      boards.map(
        ([x, y, w], i) =>
          area(
            [
              [x + 10, y + 20],
              [x + w + 14, y + 20],
              [x + w + 6, y + 38],
              [x + 20, y + 38],
            ],
            '#3b2a1a14',
          ) +
          area(
            [
              [x + 12, y - 12],
              [x + w - 12, y - 12],
              [x + w, y],
              [x, y],
            ],
            main.light,
          ) +
          block(x, y, w, 18, 3, main.shade) +
          (kind === 'bath'
            ? each(2, (k) => block(x + 40, y - 40 - k * 26, 110, 25, 10, k ? linen.base : linen.light)) +
              (i === 1 ? form(`M${x + 236} ${y - 80}h28v20q14 8 14 22v34h-56v-34q0 -14 14 -22z`, clay.base) : '')
            : i === 0
              ? each(7, (k) =>
                  rect(
                    x + 36 + k * 18,
                    y - 8 - [96, 84, 100, 90, 80, 98, 86][k]!,
                    15,
                    [96, 84, 100, 90, 80, 98, 86][k]!,
                    2,
                    [linen.base, clay.base, leaf.base, linen.deep][k % 4]!,
                  ),
                ) + form(`M${x + 232} ${y - 62}h18l-3 14q26 18 8 42h-28q-18 -24 8 -42z`, clay.light)
              : form(`M${x + 60} ${y - 52}h52l-7 46h-38z`, clay.base) +
                line(
                  `M${x + 86} ${y - 52}q-6 -46 -40 -60M${x + 86} ${y - 52}q2 -52 8 -78M${x + 86} ${y - 52}q8 -40 44 -52`,
                  leaf.shade,
                  6,
                ) +
                draw(
                  [
                    [46, -116],
                    [94, -136],
                    [134, -108],
                    [66, -92],
                    [112, -96],
                  ].map(([dx = 0, dy = 0]) => oval(x + dx, y + dy, 17, 11, leaf.base)),
                ) +
                block(x + 190, y - 76, 96, 68, 3, linen.light) +
                rect(x + 202, y - 64, 72, 44, 1, linen.deep)),
      ),
    )
  }
}

/** A screen of three leaves. */
export const foldingScreen: Shape = ({ main, wood }) =>
  draw(
    shadow(360, 488, 250, 18),
    [
      [140, 0, 14],
      [290, 14, -14],
      [430, 0, 14],
    ].map(
      ([x = 0, a = 0, b = 0], i) =>
        area(
          [
            [x, 90 + a],
            [x + 140, 90 + a + b],
            [x + 140, 474 + a + b],
            [x, 474 + a],
          ],
          i === 1 ? main.shade : main.base,
        ) +
        area(
          [
            [x + 14, 108 + a],
            [x + 126, 108 + a + b],
            [x + 126, 456 + a + b],
            [x + 14, 456 + a],
          ],
          i === 1 ? main.base : main.light,
        ) +
        each(6, (k) =>
          line(
            `M${x + 30 + k * 16} ${112 + a + (b * (30 + k * 16)) / 140}V${452 + a + (b * (30 + k * 16)) / 140}`,
            main.line,
            1.5,
            0.35,
          ),
        ) +
        line(`M${x} ${90 + a}V${480 + a}`, wood.shade, 5),
    ),
  )
