import { area, ball, block, draw, type Drawing, each, form, line, oval, plate, rect, shadow } from '../ink.ts'
import type { Shape } from '../shape.ts'
import type { Paint } from '../tones.ts'
import { cushion } from './seating.ts'

export interface BedFacts {
  readonly width: number
  readonly head: 'wood' | 'padded' | 'slats' | 'low' | 'none'
  readonly front?: 'feet' | 'drawers' | 'padded' | 'divan'
  readonly raised?: boolean
  readonly cover?: 'main' | 'linen'
  readonly bare?: boolean
}

/** A bed seen from its foot. */
export function bed({ width, head, front = 'feet', raised = false, cover = 'linen', bare = false }: BedFacts): Shape {
  return (paint) => {
    const { main, white } = paint
    const x = 360 - width / 2
    const quilt = paint[cover]
    return draw(
      shadow(360, 484, width * 0.56, 24),
      HEADS[head](paint, x, width),
      area(
        [
          [x + 40, 262],
          [x + width - 40, 262],
          [x + width - 4, 404],
          [x + 4, 404],
        ],
        white.base,
      ),
      raised
        ? area(
            [
              [x + 44, 222],
              [x + width - 44, 222],
              [x + width - 30, 330],
              [x + 30, 330],
            ],
            white.light,
          ) +
            area(
              [
                [x + 30, 330],
                [x + width - 30, 330],
                [x + width - 26, 344],
                [x + 26, 344],
              ],
              white.deep,
            )
        : '',
      bare
        ? each(6, (i) => line(`M${x + 42 - i * 6} ${278 + i * 22}H${x + width - 42 + i * 6}`, white.deep, 2, 0.5))
        : pillows(paint, x, width, raised),
      bare ? '' : quiltOn(quilt, x, width),
      block(x - 2, 396, width + 4, front === 'feet' ? 46 : 78, front === 'padded' ? 16 : 5, main.base),
      bare
        ? rect(x, 384, width, 16, 6, white.shade)
        : form(
            `M${x - 2} 392H${x + width + 2}V420Q${x + width - 20} 432 ${x + width - 60} 424T${x + width * 0.5} 428T${x + 50} 424T${x - 2} 420Z`,
            quilt.base,
          ),
      front === 'drawers'
        ? draw(
            [x + 10, 364].map(
              (left) =>
                rect(left, 430, width / 2 - 14, 36, 3, main.light) +
                rect(left + width / 4 - 40, 436, 66, 7, 4, main.deep),
            ),
          )
        : front === 'feet'
          ? draw(
              [x + 14, x + width - 34].map((left) =>
                area(
                  [
                    [left, 442],
                    [left + 20, 442],
                    [left + 16, 482],
                    [left + 5, 482],
                  ],
                  main.shade,
                ),
              ),
            )
          : front === 'divan'
            ? line(`M360 432V470`, main.line, 2, 0.5)
            : line(`M${x + 16} 464H${x + width - 16}`, main.line, 1.8, 0.4),
    )
  }
}

function quiltOn(quilt: Paint['linen'], x: number, width: number): Drawing {
  return (
    plate(
      [
        [x + 26, 314],
        [x + width - 26, 314],
        [x + width + 2, 402],
        [x - 2, 402],
      ],
      quilt.base,
    ) +
    area(
      [
        [x + 31, 304],
        [x + width - 31, 304],
        [x + width - 20, 332],
        [x + 20, 332],
      ],
      quilt.light,
    ) +
    line(
      `M${x + width * 0.3} 340Q${x + width * 0.28} 370 ${x + width * 0.24} 396M${x + width * 0.62} 338Q${x + width * 0.66} 366 ${x + width * 0.68} 394`,
      quilt.shade,
      3,
      0.7,
    )
  )
}

function pillows({ white, main, linen }: Paint, x: number, width: number, raised: boolean): Drawing {
  const y = raised ? 216 : 248
  return width > 380
    ? cushion(x + 52, y, width / 2 - 64, 62, white.light) +
        cushion(x + width / 2 + 12, y, width / 2 - 64, 62, white.light) +
        cushion(x + width / 2 - 62, y + 20, 124, 52, main.base)
    : cushion(x + 64, y, width - 128, 60, white.light) + cushion(x + width / 2 - 44, y + 22, 88, 44, linen.deep)
}

const HEADS: Record<BedFacts['head'], (paint: Paint, x: number, w: number) => Drawing> = {
  none: () => '',
  low: ({ main }, x, w) => block(x + 24, 214, w - 48, 90, 8, main.base),
  wood: ({ main }, x, w) =>
    block(x + 6, 130, w - 12, 190, 10, main.base) +
    each(3, (i) => rect(x + 18 + (i * (w - 36)) / 3, 144, (w - 36) / 3 - 8, 150, 4, main.light)),
  slats: ({ main }, x, w) =>
    draw(
      [x + 10, x + w - 28].map((left) => block(left, 134, 18, 240, 6, main.base)),
      rect(x + 10, 146, w - 20, 18, 6, main.light),
      each(Math.floor((w - 60) / 26), (i) => rect(x + 36 + i * 26, 162, 10, 130, 3, main.shade)),
    ),
  padded: ({ main }, x, w) =>
    form(`M${x} 320V150Q${x} 116 ${x + 36} 116H${x + w - 36}Q${x + w} 116 ${x + w} 150V320Z`, main.base) +
    each(
      Math.round(w / 90),
      (i) =>
        line(`M${x + (w / Math.round(w / 90)) * i} ${i === 0 ? 320 : 120}V320`, main.line, 2, i === 0 ? 0 : 0.45) +
        line(
          `M${x + (w / Math.round(w / 90)) * i + 14} 128Q${x + (w / Math.round(w / 90)) * (i + 0.5)} 122 ${x + (w / Math.round(w / 90)) * (i + 1) - 14} 128`,
          main.light,
          4,
          0.6,
        ),
    ),
}

/** A headboard by itself. */
export const headboard: Shape = ({ main, wood }) =>
  draw(
    shadow(360, 470, 300, 18),
    draw([140, 560].map((x) => rect(x, 380, 20, 88, 2, wood.shade))),
    form('M96 400V190Q96 148 140 148H580Q624 148 624 190V400Z', main.base),
    each(5, (i) => line(`M${184 + i * 88} 150V398`, main.line, 2, i === 5 ? 0 : 0.4)),
    each(6, (i) => line(`M${110 + i * 88} 160Q${140 + i * 88} 154 ${170 + i * 88} 160`, main.light, 4, 0.6)),
  )

/** Slats in a frame. */
export const slatBase: Shape = ({ main, wood, dark }) =>
  draw(
    shadow(360, 452, 320, 24),
    area(
      [
        [176, 250],
        [544, 250],
        [648, 420],
        [72, 420],
      ],
      dark.base,
    ),
    area(
      [
        [196, 262],
        [524, 262],
        [614, 408],
        [106, 408],
      ],
      '#00000055',
    ),
    each(8, (i) =>
      area(
        [
          [190 - i * 12, 258 + i * 19],
          [530 + i * 12, 258 + i * 19],
          [536 + i * 12, 270 + i * 19],
          [184 - i * 12, 270 + i * 19],
        ],
        i % 2 ? main.light : main.base,
      ),
    ),
    block(72, 420, 576, 22, 4, wood.shade),
    draw([96, 600].map((x) => rect(x, 440, 18, 30, 2, dark.base))),
  )

/** A drawer that rolls under a bed. */
export const underbedDrawer: Shape = ({ main, linen, dark, clay }) =>
  draw(
    shadow(360, 474, 300),
    area(
      [
        [150, 300],
        [570, 300],
        [634, 356],
        [86, 356],
      ],
      main.deep,
    ),
    [
      [176, linen.light],
      [312, clay.light],
      [440, linen.base],
    ].map(
      ([x, tone]) =>
        block(Number(x), 304, 116, 50, 14, String(tone)) + line(`M${Number(x) + 10} 330h96`, '#00000022', 2),
    ),
    block(86, 354, 548, 108, 6, main.base),
    rect(310, 386, 100, 14, 7, main.deep),
    draw([120, 600].map((x) => oval(x, 468, 11, 11, dark.base))),
  )

/** A slab in three quarters: mattresses and toppers. `high` in pixels. */
export function mattress({
  high,
  skin,
}: {
  high: number
  skin: 'tufts' | 'waves' | 'plain' | 'pores' | 'elastic' | 'air' | 'fold' | 'small'
}): Shape {
  return (paint) => {
    const { main, white } = paint
    const y = 366 - high / 3
    const w = skin === 'small' ? 60 : 0
    return draw(
      draw(
        [14, 7, 2].map((by) =>
          area(
            [
              [80 + w, y + high - 6],
              [416, y + high + 60 + by],
              [654 - w + by, y + high - 60 + by],
              [330, y + high - 80],
            ],
            '#4a352018',
          ),
        ),
      ),
      form(
        `M${84 + w} ${y}Q${76 + w} ${y + 4} ${76 + w} ${y + 14}V${y + high - 10}Q${76 + w} ${y + high} ${88 + w} ${y + high + 2}L${416} ${y + high + 66}V${y + 62}Z`,
        main.base,
      ),
      form(
        `M416 ${y + 62}V${y + high + 66}L${632 - w} ${y + high - 46}Q${646 - w} ${y + high - 54} ${646 - w} ${y + high - 66}V${y - 52}Z`,
        main.shade,
      ),
      form(
        `M${84 + w} ${y - 6}L${296} ${y - 118}Q306 ${y - 122} 318 ${y - 119}L${636 - w} ${y - 66}Q${652 - w} ${y - 60} ${640 - w} ${y - 50}L430 ${y + 58}Q418 ${y + 66} 402 ${y + 62}L${90 + w} ${y + 8}Q${74 + w} ${y + 4} ${84 + w} ${y - 6}Z`,
        skin === 'tufts' || skin === 'waves' || skin === 'pores' ? white.base : main.light,
      ),
      skinOf(skin, paint, y, high),
      line(`M${82 + w} ${y + 12}L410 ${y + 70}L${642 - w} ${y - 44}`, main.line, 2.2, 0.45),
      high > 40
        ? line(`M${82 + w} ${y + high - 8}L412 ${y + high + 56}L${640 - w} ${y + high - 60}`, main.line, 2.2, 0.35)
        : '',
    )
  }
}

function skinOf(
  skin: Parameters<typeof mattress>[0]['skin'],
  { main, white, linen }: Paint,
  y: number,
  high: number,
): Drawing {
  const at = (u: number, v: number): readonly [number, number] => [90 + u * 325 + v * 220, y + u * 60 - v * 112]
  const dots = (nu: number, nv: number, mark: (x: number, y: number) => Drawing): Drawing =>
    each(nu * nv, (i) => {
      const [px, py] = at(((i % nu) + 0.5) / nu, (Math.floor(i / nu) + 0.5) / nv)
      return mark(px, py)
    })
  if (skin === 'tufts')
    return dots(
      5,
      4,
      (px, py) =>
        oval(px, py, 7, 4, white.deep) + line(`M${px - 16} ${py - 5}Q${px} ${py} ${px + 16} ${py - 5}`, white.shade, 2),
    )
  if (skin === 'pores') return dots(11, 7, (px, py) => oval(px, py, 4.5, 2.8, white.deep))
  const across = (count: number, tone: string, bend: number): Drawing =>
    each(count, (i) => {
      const [a, b] = at((i + 0.7) / (count + 0.4), 0)
      const [c, d] = at((i + 0.7) / (count + 0.4), 1)
      return line(`M${a} ${b}Q${(a + c) / 2 + bend} ${(b + d) / 2 + bend} ${c} ${d}`, tone, 2.4, 0.7)
    })
  if (skin === 'waves') return across(7, white.deep, 9)
  if (skin === 'air')
    return (
      across(5, main.shade, 0) +
      each(6, (i) => line(`M${112 + i * 52} ${y + 16 + i * 9}v${high - 22}`, main.line, 2, 0.3))
    )
  if (skin === 'fold')
    return draw(
      [0.33, 0.67].map((u) => {
        const [a, b] = at(u, 0)
        const [c, d] = at(u, 1)
        return line(`M${a} ${b + high}V${b}L${c} ${d}`, main.line, 4, 0.7)
      }),
    )
  if (skin === 'elastic')
    return (
      across(4, main.shade, 5) +
      line(`M90 ${y + high * 0.6}Q250 ${y + high * 0.6 + 20} 412 ${y + high * 0.6 + 66}`, linen.deep, 3, 0.6)
    )
  return skin === 'small' ? dots(4, 3, (px, py) => oval(px, py, 4, 2.4, main.shade)) : ''
}

/** Pillows, one leaning on another. */
export function pillow(kind: 'bed' | 'case' | 'protector'): Shape {
  return ({ main, white }) =>
    draw(
      shadow(360, 466, 270, 26),
      kind === 'protector' ? '' : cushion(170, 170, 400, 210, kind === 'case' ? main.base : white.shade),
      form(
        'M110 290Q116 262 160 262Q340 232 540 262Q590 262 598 292Q622 370 596 436Q590 466 546 462Q350 488 156 462Q112 464 106 436Q88 366 110 290Z',
        kind === 'bed' ? main.light : main.base,
      ),
      line('M130 290Q340 250 576 290', main.shade, 3, 0.6),
      line('M132 440Q220 420 246 396M574 438Q500 424 474 398M140 296Q210 318 240 340', main.deep, 2.4, 0.5),
      kind === 'case'
        ? rect(520, 262, 5, 204, 2, main.deep) + rect(532, 264, 3, 200, 1, main.deep)
        : kind === 'protector'
          ? line('M120 420Q360 446 590 420', main.deep, 3, 0.7) +
            line('M200 282L540 440M300 268L590 390M150 330L420 464', main.shade, 2, 0.7)
          : '',
    )
}

/** A bunk bed, or a high bed with a desk below. */
export function highBed(kind: 'bunk' | 'desk'): Shape {
  return ({ main, white, linen, clay, leaf }) =>
    draw(
      shadow(360, 498, 290, 18),
      draw([110, 588].map((x) => block(x, 90, 22, 406, 5, main.base))),
      kind === 'bunk'
        ? block(130, 360, 460, 34, 14, white.base) +
            block(260, 352, 330, 36, 14, clay.light) +
            cushion(140, 334, 100, 40, linen.light) +
            block(120, 390, 480, 36, 5, main.base)
        : block(124, 330, 472, 18, 4, main.light) +
            rect(400, 346, 140, 92, 3, main.base) +
            rect(406, 352, 128, 38, 2, main.light) +
            rect(406, 394, 128, 38, 2, main.light) +
            rect(190, 262, 110, 64, 5, '#57524e') +
            rect(238, 324, 14, 8, 0, '#57524e'),
      block(130, 152, 460, 36, 14, white.base),
      block(130, 142, 300, 38, 14, kind === 'bunk' ? leaf.light : linen.base),
      cushion(474, 126, 106, 42, linen.light),
      block(120, 186, 480, 36, 5, main.base),
      rect(120, 108, 330, 12, 5, main.light),
      each(5, (i) => rect(150 + i * 60, 118, 10, 70, 2, main.shade)),
      draw([478, 548].map((x) => rect(x, 104, 13, 392, 5, main.shade))),
      each(6, (i) => rect(482, 244 + i * 42, 74, 12, 4, main.light)),
    )
}

/** A cot with bars. */
export function cot(kind: 'cradle' | 'cot' | 'playpen'): Shape {
  return ({ main, white, linen, wood, clay }) =>
    draw(
      shadow(360, 488, 260),
      kind === 'cradle'
        ? form(
            'M190 250Q200 232 232 236L500 236Q522 232 530 250L508 400Q504 420 482 420H238Q216 420 212 400Z',
            main.base,
          ) +
            form('M196 250Q360 300 524 250Q522 236 496 236H224Q198 236 196 250Z', white.light) +
            form('M190 254Q180 130 330 134Q280 180 282 250Z', main.light) +
            line('M214 446Q360 516 506 446', wood.base, 13) +
            line('M240 418L226 456M480 418L494 456', wood.shade, 13) +
            form('M284 258Q400 288 522 258L516 300Q400 326 288 300Z', linen.base)
        : kind === 'playpen'
          ? block(136, 190, 448, 24, 12, main.base) +
            rect(150, 212, 420, 220, 0, '#ffffff66') +
            each(20, (i) => line(`M${160 + i * 21} 214V430`, main.shade, 1.3, 0.6)) +
            each(9, (i) => line(`M150 ${236 + i * 23}H570`, main.shade, 1.3, 0.6)) +
            block(136, 426, 448, 46, 10, main.base) +
            draw([140, 562].map((x) => block(x, 200, 18, 280, 8, main.shade))) +
            ball(300, 408, 26, 26, clay.light) +
            cushion(390, 376, 80, 56, linen.base)
          : draw([112, 586].map((x) => block(x, 160, 22, 324, 8, main.base))) +
            rect(130, 380, 460, 30, 8, white.base) +
            block(250, 352, 340, 44, 16, linen.base) +
            cushion(146, 350, 104, 40, white.light) +
            each(15, (i) => rect(146 + i * 30, 196, 11, 226, 4, i % 2 ? main.light : main.base)) +
            block(112, 180, 496, 20, 9, main.light) +
            block(112, 418, 496, 28, 6, main.base),
    )
}
