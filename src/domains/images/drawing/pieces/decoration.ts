import {
  area,
  ball,
  block,
  castShadow,
  draw,
  type Drawing,
  each,
  form,
  line,
  oval,
  path,
  rect,
  shadow,
  turned,
} from '../ink.ts'
import type { Shape } from '../shape.ts'
import type { Paint } from '../tones.ts'

function leafy(cx: number, cy: number, angle: number, length: number, fill: string, vein: string): Drawing {
  return turned(
    angle,
    cx,
    cy,
    path(
      `M${cx} ${cy}Q${cx - length * 0.26} ${cy - length * 0.5} ${cx} ${cy - length}Q${cx + length * 0.26} ${cy - length * 0.5} ${cx} ${cy}Z`,
      fill,
    ),
    line(`M${cx} ${cy - 6}V${cy - length * 0.85}`, vein, 2, 0.6),
  )
}

/** A potted plant's leaves above (cx, cy). */
export function foliage({ leaf }: Paint, cx: number, cy: number, size: number): Drawing {
  return draw(
    [
      [-62, 0.8],
      [58, 0.84],
      [-34, 1.02],
      [34, 1.06],
      [-12, 1.2],
      [14, 1.12],
      [-84, 0.55],
      [82, 0.56],
    ].map(([angle = 0, k = 1], i) =>
      leafy(cx, cy, angle, size * k, i % 3 === 0 ? leaf.shade : i % 3 === 1 ? leaf.base : leaf.light, leaf.deep),
    ),
  )
}

function pot(x: number, y: number, w: number, h: number, fill: string, rim: string): Drawing {
  return (
    form(`M${x} ${y}H${x + w}L${x + w * 0.86} ${y + h}Q${x + w / 2} ${y + h + 10} ${x + w * 0.14} ${y + h}Z`, fill) +
    oval(x + w / 2, y, w / 2, w * 0.08, rim)
  )
}

export function mirror(kind: 'arch' | 'bath'): Shape {
  return ({ main }) => {
    const d = kind === 'arch' ? 'M220 500V240Q220 76 360 76T500 240V500Z' : 'M150 120H570V430H150Z'
    const inner = kind === 'arch' ? 'M236 486V242Q236 92 360 92T484 242V486Z' : 'M164 134H556V416H164Z'
    return draw(
      castShadow((f) => path(d, f)),
      form(d, main.base),
      path(inner, '#cbd8d8'),
      path(inner, 'url(#sheen)'),
      line(inner, main.deep, 2, 0.6),
      kind === 'bath'
        ? rect(196, 446, 328, 14, 5, main.shade) +
            rect(184, 150, 10, 250, 5, '#fff8e6') +
            rect(526, 150, 10, 250, 5, '#fff8e6')
        : '',
    )
  }
}

export function picture(kind: 'art' | 'frames' | 'board'): Shape {
  return ({ main, linen, clay, leaf, white, wood, dark }) =>
    kind === 'frames'
      ? draw(
          shadow(360, 480, 260, 16),
          [
            [150, 120, 250, 320],
            [360, 210, 200, 240],
          ].map(
            ([x = 0, y = 0, w = 0, h = 0], i) =>
              castShadow((f) => rect(x, y, w, h, 3, f)) +
              block(x, y, w, h, 3, i ? main.light : main.base) +
              rect(x + 20, y + 20, w - 40, h - 40, 0, white.light) +
              rect(x + 48, y + 52, w - 96, h - 104, 0, linen.base) +
              line(
                `M${x} ${y}L${x + 20} ${y + 20}M${x + w} ${y}L${x + w - 20} ${y + 20}M${x} ${y + h}L${x + 20} ${y + h - 20}M${x + w} ${y + h}L${x + w - 20} ${y + h - 20}`,
                main.deep,
                2,
                0.6,
              ),
          ),
        )
      : kind === 'board'
        ? draw(
            castShadow((f) => rect(110, 100, 500, 340, 4, f)),
            block(110, 100, 500, 340, 4, main.base),
            rect(126, 116, 468, 308, 2, white.light),
            rect(126, 116, 468, 308, 2, 'url(#sheen)'),
            line('M170 180H330M170 214H286M170 248H310', dark.line, 5, 0.8),
            [
              [400, 160, '#f0d384'],
              [490, 160, clay.light],
              [400, 250, leaf.light],
            ].map(
              ([x, y, fill]) =>
                rect(Number(x), Number(y), 70, 70, 1, String(fill)) +
                oval(Number(x) + 35, Number(y) + 8, 6, 6, clay.shade),
            ),
            rect(190, 300, 120, 84, 1, linen.base),
            block(220, 436, 280, 16, 4, main.shade),
            rect(300, 428, 60, 9, 3, clay.base),
          )
        : draw(
            castShadow((f) => rect(190, 70, 340, 420, 3, f)),
            block(190, 70, 340, 420, 3, wood.base),
            rect(204, 84, 312, 392, 0, white.light),
            rect(242, 128, 236, 300, 0, linen.light),
            oval(410, 210, 52, 52, main.light),
            path('M242 330Q310 250 370 310T478 280V428H242Z', main.base),
            path('M242 390Q330 320 410 370T478 360V428H242Z', main.deep),
          )
}

export const clock: Shape = ({ main, white, dark, clay }) =>
  draw(
    castShadow((f) => oval(360, 280, 196, 196, f)),
    ball(360, 280, 198, 198, main.base),
    oval(360, 280, 172, 172, white.base),
    each(12, (i) => turned(i * 30, 360, 280, rect(356, 122, 8, i % 3 ? 20 : 34, 3, dark.light))),
    turned(-58, 360, 280, rect(354, 180, 12, 108, 6, dark.base)),
    turned(62, 360, 280, rect(356, 142, 8, 146, 4, dark.base)),
    turned(170, 360, 280, rect(358.5, 150, 3, 150, 1, clay.base)),
    oval(360, 280, 11, 11, dark.base),
  )
export const wallpaper: Shape = ({ main, linen }) =>
  draw(
    shadow(330, 480, 250),
    area(
      [
        [250, 92],
        [570, 92],
        [570, 470],
        [250, 470],
      ],
      main.light,
    ),
    each(20, (i) => {
      const x = 292 + (i % 4) * 78
      const y = 150 + Math.floor(i / 4) * 74
      return (
        leafy(x, y, -30, 40, main.shade, main.deep) +
        leafy(x, y, 30, 40, main.base, main.deep) +
        line(`M${x} ${y - 8}v30`, main.deep, 2.4)
      )
    }),
    block(160, 84, 96, 396, 40, main.base),
    each(
      5,
      (i) =>
        leafy(208, 160 + i * 74, -24, 44, main.light, main.deep) +
        leafy(208, 160 + i * 74, 24, 44, main.shade, main.deep),
    ),
    oval(208, 92, 48, 16, main.deep),
    oval(208, 92, 28, 9, linen.base),
  )
export const stickers: Shape = ({ main, leaf, white }) =>
  draw(
    castShadow((f) => path('M150 100H520L570 150V470H150Z', f)),
    path('M150 100H520L570 150V470H150Z', white.light),
    form('M520 100L570 150H520Z', white.deep),
    line('M360 440Q350 300 380 160', main.deep, 6),
    [
      [-50, 360, 400, 90],
      [48, 356, 380, 96],
      [-50, 358, 320, 84],
      [50, 362, 300, 84],
      [-40, 366, 250, 74],
      [46, 370, 230, 70],
      [6, 380, 180, 60],
    ].map(([a = 0, x = 0, y = 0, l = 0], i) => leafy(x, y, a, l, i % 2 ? main.base : main.light, main.deep)),
    [
      [220, 180],
      [500, 230],
      [230, 400],
      [500, 400],
    ].map(([x = 0, y = 0]) => oval(x, y, 10, 10, leaf.base)),
  )
export const macrame: Shape = ({ main, wood }) =>
  draw(
    block(150, 84, 420, 18, 9, wood.base),
    line('M190 84L360 20 530 84', main.shade, 5),
    each(21, (i) =>
      line(`M${172 + i * 18.8} 98V${300 + (10 - Math.abs(10 - i)) * 17}`, i % 2 ? main.base : main.shade, 9),
    ),
    each(5, (r) =>
      each(8 - r, (i) =>
        area(
          [
            [200 + r * 23 + i * 46, 130 + r * 40],
            [223 + r * 23 + i * 46, 154 + r * 40],
            [200 + r * 23 + i * 46, 178 + r * 40],
            [177 + r * 23 + i * 46, 154 + r * 40],
          ],
          r % 2 ? main.light : main.deep,
        ),
      ),
    ),
  )
export const wallPanel: Shape = ({ main, dark }) =>
  draw(
    castShadow((f) => rect(160, 84, 400, 410, 3, f)),
    rect(160, 84, 400, 410, 3, dark.base),
    each(
      13,
      (i) =>
        block(166 + i * 30.4, 84, 22, 410, 2, i % 3 === 1 ? main.light : main.base) +
        rect(184 + i * 30.4, 84, 4, 410, 0, main.shade),
    ),
  )

/** Vases, one slim, one round. */
export function vases(kind: 'pair' | 'jug'): Shape {
  return (paint) => {
    const { main, linen, leaf, wood } = paint
    return kind === 'jug'
      ? draw(
          shadow(360, 490, 150, 18),
          form(
            'M306 130Q350 116 414 130L404 186Q470 252 456 400Q450 486 410 490H310Q270 486 264 400Q250 252 316 186Z',
            main.base,
          ),
          line('M448 220Q560 200 540 330Q520 390 452 390', main.shade, 24),
          oval(360, 132, 54, 12, main.deep),
          line('M286 400Q276 280 330 210', main.light, 12, 0.7),
        )
      : draw(
          shadow(370, 490, 230, 20),
          line('M300 220Q290 130 240 70M300 220Q304 120 320 50M300 220Q320 140 390 90', wood.base, 4),
          [
            [240, 70],
            [262, 104],
            [320, 50],
            [312, 100],
            [390, 90],
            [356, 118],
            [276, 140],
          ].map(([x = 0, y = 0], i) => oval(x, y, 17, 12, i % 2 ? leaf.light : leaf.base)),
          form(
            'M276 214H324V250Q330 270 356 300Q388 350 366 430Q356 490 330 490H270Q244 490 234 430Q212 350 244 300Q270 270 276 250Z',
            main.base,
          ),
          oval(300, 214, 24, 7, main.deep),
          line('M252 400Q244 340 280 296', main.light, 11, 0.7),
          form('M456 350H500V366Q560 390 548 446Q538 490 508 490H448Q418 490 408 446Q396 390 456 366Z', linen.base),
          oval(478, 350, 22, 6, linen.deep),
          line('M432 446Q428 412 456 392', linen.light, 8),
        )
  }
}
export const sculpture: Shape = ({ main, wood }) =>
  draw(
    shadow(360, 490, 160, 18),
    block(270, 446, 180, 42, 4, wood.base),
    form('M330 446Q250 380 270 280Q290 190 380 130Q470 90 470 180Q470 250 410 290Q350 340 400 446Z', main.base),
    path('M350 290Q350 230 400 200Q430 190 420 226Q400 270 350 290Z', '#3b2a1a40'),
    line('M296 350Q286 270 350 200', main.light, 12, 0.7),
  )
export function centrepiece(kind: 'bowl' | 'fruit'): Shape {
  return ({ main, leaf, clay, wood }) =>
    draw(
      shadow(360, 462, 200, 20),
      kind === 'fruit'
        ? draw(
            [
              [270, 270, '#d9a24e'],
              [330, 244, clay.base],
              [400, 246, '#b8473d'],
              [456, 274, leaf.light],
              [300, 296, leaf.base],
              [376, 290, '#d9a24e'],
              [430, 300, clay.light],
            ].map(([x, y, fill]) => ball(Number(x), Number(y), 46, 44, String(fill))),
          )
        : draw(
            [
              [270, 300],
              [350, 286],
              [440, 298],
            ].map(([x = 0, y = 0]) => ball(x, y, 44, 30, wood.light)),
          ),
      form('M130 296Q360 346 590 296Q560 420 430 436V458H290V436Q160 420 130 296Z', main.base),
      line('M132 298Q360 348 588 298', main.light, 7),
      line('M180 360Q220 400 280 414', main.light, 7, 0.6),
    )
}
export function tray(kind: 'deco' | 'serving'): Shape {
  return ({ main, clay, linen, white, wood, glass }) =>
    draw(
      shadow(360, 450, 290, 26),
      area(
        [
          [180, 270],
          [540, 270],
          [640, 410],
          [80, 410],
        ],
        main.shade,
      ),
      area(
        [
          [196, 280],
          [524, 280],
          [612, 398],
          [108, 398],
        ],
        main.base,
      ),
      block(78, 402, 564, 30, 8, main.base),
      line('M84 404H636', main.light, 4),
      kind === 'deco'
        ? draw(
            ball(280, 300, 34, 40, clay.base),
            rect(262, 236, 36, 32, 4, clay.base),
            block(390, 262, 54, 84, 6, linen.light),
            form('M417 262Q432 236 417 216Q402 236 417 262Z', '#f2c66d'),
            block(470, 320, 84, 20, 3, linen.deep),
            block(476, 300, 72, 20, 3, clay.light),
          )
        : draw(
            oval(280, 340, 84, 28, white.light),
            oval(280, 336, 54, 17, white.shade),
            form('M424 268H520V320Q514 356 472 356T424 320Z', white.base),
            line('M520 284Q556 280 546 312Q538 330 516 326', white.base, 10),
            oval(472, 268, 48, 11, wood.deep),
            path('M380 240h30l-4 70h-22z', glass.shade),
          ),
      line('M76 420Q50 408 56 382M644 420Q670 408 664 382', main.deep, 9),
    )
}
export const decoBox: Shape = ({ main, brass, linen }) =>
  draw(
    shadow(360, 476, 260),
    block(130, 320, 330, 150, 6, main.base),
    rect(120, 282, 350, 46, 6, main.light),
    rect(120, 322, 350, 6, 0, main.shade),
    oval(295, 316, 12, 12, brass.base),
    each(7, (i) => line(`M${160 + i * 45} 344V456`, main.deep, 2, 0.35)),
    block(420, 392, 180, 78, 5, linen.base),
    block(412, 370, 196, 30, 5, linen.light),
    oval(510, 392, 8, 8, brass.base),
  )
export const bookends: Shape = ({ main, clay, linen, leaf, dark }) =>
  draw(
    shadow(360, 482, 260),
    each(
      8,
      (i) =>
        block(
          238 + i * 31,
          200 + ((i * 5) % 4) * 22,
          29,
          276 - ((i * 5) % 4) * 22,
          2,
          [clay.base, linen.base, leaf.base, linen.deep, dark.light][i % 5] ?? linen.base,
        ) + rect(243 + i * 31, 250, 19, 7, 1, '#ffffff70'),
    ),
    [
      [0, 1],
      [720, -1],
    ].map(
      ([o = 0, s = 1]) =>
        path(`M${o + s * 236} 476V230Q${o + s * 120} 260 ${o + s * 116} 476Z`, main.base) +
        path(`M${o + s * 236} 476V300Q${o + s * 170} 320 ${o + s * 166} 476Z`, main.shade),
    ),
  )
export function candles(kind: 'candle' | 'holder' | 'diffuser'): Shape {
  return ({ main, linen, brass, wood, dark }) => {
    const flame = (x: number, y: number): Drawing =>
      oval(x, y - 22, 70, 70, 'url(#glow)') +
      line(`M${x} ${y}v-12`, dark.base, 3) +
      form(`M${x} ${y - 48}Q${x + 15} ${y - 20} ${x} ${y - 8}Q${x - 15} ${y - 20} ${x} ${y - 48}Z`, '#f4c768')
    if (kind === 'holder')
      return draw(
        shadow(360, 490, 210),
        [
          [250, 240, 490],
          [360, 160, 490],
          [470, 290, 490],
        ].map(
          ([x = 0, y = 0, f = 0]) =>
            flame(x, y - 90) +
            rect(x - 11, y - 92, 22, 96, 4, linen.light) +
            rect(x + 3, y - 92, 8, 96, 3, linen.base) +
            oval(x, y + 4, 30, 9, main.base) +
            rect(x - 7, y + 6, 14, f - y - 20, 4, main.base) +
            ball(x, (y + f) / 2, 17, 20, main.light) +
            form(`M${x - 48} ${f}Q${x - 44} ${f - 22} ${x} ${f - 24}T${x + 48} ${f}Z`, main.base),
        ),
      )
    if (kind === 'diffuser')
      return draw(
        shadow(360, 490, 150),
        [-22, -8, 8, 24].map((a) => turned(a, 360, 270, rect(357, 76, 6, 210, 3, wood.base))),
        form(
          'M322 250H398V290Q456 320 452 380V470Q452 490 432 490H288Q268 490 268 470V380Q264 320 322 290Z',
          main.base,
        ),
        path('M272 400H448V470Q448 486 432 486H288Q272 486 272 470Z', '#c98f4e66'),
        rect(316, 238, 88, 24, 6, brass.base),
        rect(302, 380, 116, 70, 3, linen.light),
        line('M324 404H396M338 424H382', linen.line, 3),
        line('M286 370Q284 336 318 318', '#ffffff', 8, 0.6),
      )
    return draw(
      shadow(360, 486, 250),
      [
        [170, 270, 120],
        [300, 190, 130],
        [440, 320, 120],
      ].map(
        ([x = 0, y = 0, w = 0], i) =>
          flame(x + w / 2, y) +
          block(x, y, w, 484 - y, 12, i === 1 ? main.base : i === 0 ? main.light : main.shade) +
          oval(x + w / 2, y + 4, w / 2 - 2, 12, i === 1 ? main.light : main.base),
      ),
    )
  }
}
export function plant(kind: 'plant' | 'flowers' | 'pot' | 'stand'): Shape {
  return (paint) => {
    const { main, leaf, clay, linen, wood } = paint
    if (kind === 'flowers')
      return draw(
        shadow(360, 490, 140),
        [
          [-40, 210],
          [-20, 250],
          [0, 270],
          [22, 246],
          [42, 214],
        ].map(([a = 0, l = 0], i) =>
          turned(
            a,
            360,
            350,
            rect(357, 350 - l, 6, l, 2, leaf.shade),
            path(`M360 ${330 - l * 0.3}q34 -10 40 -50q-36 6 -40 50z`, leaf.base),
            draw(
              [0, 72, 144, 216, 288].map((p) =>
                turned(p, 360, 350 - l, oval(360, 322 - l, 19, 27, i % 2 ? main.light : main.base)),
              ),
            ),
            oval(360, 350 - l, 13, 13, '#e2b458'),
          ),
        ),
        form('M310 330H410L396 370Q430 420 410 490H310Q290 420 324 370Z', linen.base),
      )
    if (kind === 'stand')
      return draw(
        shadow(360, 496, 150),
        foliage(paint, 360, 240, 170),
        pot(280, 230, 160, 110, linen.base, linen.deep),
        line('M276 250V496M444 250V496', main.base, 12),
        line('M276 340H444', main.base, 11),
        line('M320 340V470M400 340V470', main.shade, 8),
      )
    if (kind === 'pot')
      return draw(
        shadow(370, 484, 250),
        foliage(paint, 300, 270, 170),
        pot(180, 260, 240, 220, main.base, main.deep),
        oval(300, 262, 108, 14, '#5d4636'),
        line('M206 320Q214 400 228 460', main.light, 11, 0.6),
        pot(430, 350, 140, 130, main.light, main.deep),
        oval(500, 351, 60, 8, '#5d4636'),
        path('M192 360Q300 386 408 360L404 384Q300 408 196 384Z', main.shade),
      )
    return draw(
      shadow(360, 494, 150),
      line('M360 380Q350 300 362 220', wood.base, 9),
      [
        [-70, 350, 160],
        [64, 340, 170],
        [-50, 300, 180],
        [46, 290, 190],
        [-26, 240, 170],
        [24, 236, 176],
        [0, 250, 190],
      ].map(([a = 0, y = 0, l = 0], i) =>
        leafy(360, y, a, l, [main.base, main.light, main.shade][i % 3] ?? main.base, main.deep),
      ),
      pot(268, 362, 184, 128, clay.base === main.base ? linen.base : linen.base, linen.deep),
      oval(360, 364, 82, 12, '#5d4636'),
    )
  }
}
export function christmas(kind: 'tree' | 'ornaments'): Shape {
  return ({ main, brass, clay, wood, linen }) =>
    kind === 'tree'
      ? draw(
          shadow(360, 500, 160),
          block(336, 440, 48, 56, 4, wood.shade),
          [
            [420, 330, 190],
            [310, 220, 152],
            [214, 120, 112],
          ].map(
            ([y = 0, top = 0, half = 0]) =>
              form(
                `M360 ${top - 40}L${360 + half} ${y + 30}Q${360 + half / 2} ${y + 10} 360 ${y + 34}Q${360 - half / 2} ${y + 10} ${360 - half} ${y + 30}Z`,
                main.base,
              ) +
              line(`M${360 - half * 0.7} ${y + 12}Q360 ${y - 20} ${360 + half * 0.55} ${y - 30}`, main.shade, 6, 0.7),
          ),
          [
            [320, 200],
            [400, 240],
            [290, 300],
            [370, 320],
            [440, 350],
            [250, 420],
            [340, 420],
            [460, 430],
          ].map(([x = 0, y = 0], i) => ball(x, y, 12, 12, i % 2 ? brass.base : clay.base)),
          path('M360 42l9 22 24 2-18 15 6 23-21-13-21 13 6-23-18-15 24-2z', brass.base),
        )
      : draw(
          [
            [220, 290, 92, main.base],
            [400, 220, 76, linen.base],
            [520, 350, 84, main.light],
          ].map(
            ([x, y, r, fill]) =>
              line(`M${x} 40V${Number(y) - Number(r) - 20}`, brass.shade, 3) +
              rect(Number(x) - 15, Number(y) - Number(r) - 22, 30, 28, 5, brass.base) +
              ball(Number(x), Number(y), Number(r), Number(r), String(fill)) +
              line(
                `M${Number(x) - Number(r) * 0.92} ${y}Q${x} ${Number(y) + 26} ${Number(x) + Number(r) * 0.92} ${y}`,
                brass.base,
                6,
              ) +
              line(
                `M${Number(x) - Number(r) * 0.6} ${Number(y) - Number(r) * 0.3}Q${Number(x) - Number(r) * 0.4} ${Number(y) - Number(r) * 0.65} ${x} ${Number(y) - Number(r) * 0.74}`,
                '#ffffff',
                8,
                0.5,
              ),
          ),
        )
}
