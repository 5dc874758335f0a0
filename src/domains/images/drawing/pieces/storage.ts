import {
  area,
  ball,
  block,
  castShadow,
  draw,
  each,
  form,
  line,
  oval,
  path,
  rect,
  ring,
  shadow,
  turned,
} from '../ink.ts'
import type { Shape } from '../shape.ts'

function weave(x: number, y: number, w: number, h: number, colour: string): string {
  return each(Math.floor(h / 22), (r) =>
    each(Math.floor(w / 30), (c) => line(`M${x + 8 + c * 30 + (r % 2) * 15} ${y + 14 + r * 22}h15`, colour, 4, 0.5)),
  )
}

export function boxes(kind: 'lids' | 'bag' | 'toy' | 'bread'): Shape {
  return ({ main, linen, clay, leaf }) =>
    kind === 'bag'
      ? draw(
          shadow(360, 478, 250),
          form('M150 300Q150 250 196 250H524Q570 250 570 300V440Q570 470 540 470H180Q150 470 150 440Z', main.base),
          path('M150 300Q150 250 196 250H524Q570 250 570 300Q360 330 150 300Z', main.light),
          line('M152 302Q360 332 568 302', main.line, 4),
          rect(240, 342, 240, 90, 8, '#ffffff66'),
          line('M290 250Q290 200 330 200H390Q430 200 430 250', main.deep, 14),
          rect(520, 296, 14, 30, 4, clay.base),
        )
      : kind === 'toy'
        ? draw(
            shadow(360, 480, 260),
            ball(270, 250, 58, 58, clay.base),
            block(360, 200, 90, 90, 6, '#e6c063'),
            form('M470 240l56 -40l30 60l-30 40z', leaf.base),
            block(140, 280, 440, 196, 12, main.base),
            rect(130, 272, 460, 26, 8, main.light),
            rect(310, 330, 100, 26, 13, main.deep),
            path(
              'M210 396l9 20 22 2-17 14 6 22-20-12-20 12 6-22-17-14 22-2zM500 396l9 20 22 2-17 14 6 22-20-12-20 12 6-22-17-14 22-2z',
              main.shade,
            ),
          )
        : draw(
            shadow(360, 482, 270),
            block(130, 336, 290, 140, 8, main.base),
            block(120, 306, 310, 38, 8, main.light),
            rect(232, 384, 86, 40, 4, linen.light),
            block(440, 372, 170, 104, 8, linen.base),
            block(432, 346, 186, 32, 8, linen.light),
            rect(490, 404, 70, 28, 4, main.base),
            block(190, 194, 220, 112, 8, main.shade),
            block(180, 166, 240, 34, 8, main.base),
            rect(262, 232, 76, 34, 4, linen.light),
          )
}
export function basket(kind: 'woven' | 'laundry'): Shape {
  return ({ main, linen }) =>
    kind === 'woven'
      ? draw(
          shadow(360, 474, 220),
          form('M190 250Q250 180 330 230Q420 180 530 256L520 300H200Z', linen.base),
          line('M250 240Q320 250 340 290M420 220Q400 260 430 290', linen.deep, 4),
          form('M160 282H560L520 450Q512 470 490 470H230Q208 470 200 450Z', main.base),
          weave(184, 290, 356, 170, main.deep),
          rect(150, 268, 420, 28, 14, main.light),
          line('M156 290Q110 300 116 350Q124 386 176 374M564 290Q610 300 604 350Q596 386 544 374', main.shade, 14),
        )
      : draw(
          shadow(360, 494, 180),
          form('M216 190H504L480 474Q478 490 460 490H260Q242 490 240 474Z', main.base),
          weave(236, 200, 256, 280, main.deep),
          form('M206 176Q208 122 360 122T514 176Z', main.light),
          rect(200, 170, 320, 26, 12, main.shade),
          ball(360, 120, 16, 12, main.deep),
          form('M440 182Q500 190 506 260Q470 270 450 230Z', linen.light),
        )
}
export const bin: Shape = ({ main, dark }) =>
  draw(
    shadow(360, 492, 160),
    form('M256 180H464V462Q464 488 440 488H280Q256 488 256 462Z', main.base),
    rect(276, 200, 18, 260, 9, '#ffffff55'),
    form('M248 182Q250 110 360 110T472 182Z', main.light),
    rect(244, 174, 232, 18, 7, main.shade),
    rect(258, 470, 204, 18, 6, dark.base),
    rect(318, 484, 84, 14, 6, dark.light),
  )
export const clothesRail: Shape = ({ main, linen, clay, leaf, white, dark }) =>
  draw(
    shadow(360, 490, 240),
    line('M180 120V470M540 120V470', main.base, 11),
    line('M160 110H560', main.light, 12),
    line('M180 440H540', main.shade, 10),
    line('M140 474H220M500 474H580', main.base, 11),
    [
      [230, linen.base, 250],
      [300, clay.base, 200],
      [370, white.base, 270],
      [440, leaf.base, 220],
      [500, dark.light, 190],
    ].map(
      ([x, fill, l]) =>
        line(`M${x} 112v22`, dark.base, 3) +
        form(
          `M${x} 134L${Number(x) + 38} 160L${Number(x) + 42} ${140 + Number(l)}H${Number(x) - 42}L${Number(x) - 38} 160Z`,
          String(fill),
        ),
    ),
    block(250, 416, 130, 22, 6, linen.deep),
  )
export const hangers: Shape = ({ main, metal }) =>
  draw(
    rect(80, 96, 560, 12, 6, metal.base),
    [
      [-70, 40, main.shade],
      [10, 16, main.light],
      [90, -4, main.base],
    ].map(
      ([dx, dy, fill]) =>
        line(
          `M${320 + Number(dx)} ${206 + Number(dy)}V${170 + Number(dy)}Q${352 + Number(dx)} 150 ${346 + Number(dx)} 110Q${330 + Number(dx)} 84 ${306 + Number(dx)} 104`,
          metal.deep,
          7,
        ) +
        line(
          `M${320 + Number(dx)} ${206 + Number(dy)}L${500 + Number(dx) * 0.9} ${330 + Number(dy)}Q${520 + Number(dx) * 0.9} ${350 + Number(dy)} ${490 + Number(dx) * 0.9} ${352 + Number(dy)}H${150 + Number(dx)}Q${120 + Number(dx)} ${350 + Number(dy)} ${140 + Number(dx)} ${330 + Number(dy)}Z`,
          String(fill),
          20,
        ),
    ),
  )
export const drawerOrganiser: Shape = ({ main, metal, linen, clay }) =>
  draw(
    shadow(360, 462, 300),
    block(84, 160, 552, 290, 8, main.base),
    [
      [104, 180, 150, 250],
      [268, 180, 220, 110],
      [268, 304, 220, 126],
      [502, 180, 114, 250],
    ].map(
      ([x = 0, y = 0, w = 0, h = 0]) =>
        rect(x, y, w, h, 5, main.deep) +
        rect(x, y, w, 10, 4, main.line) +
        rect(x + 4, y + 12, w - 8, h - 16, 4, main.shade),
    ),
    each(4, (i) => rect(124 + i * 30, 210, 10, 190, 5, metal.base) + oval(129 + i * 30, 216, 13, 22, metal.base)),
    each(3, (i) => block(282 + i * 66, 200, 56, 76, 12, i % 2 ? clay.light : linen.base)),
    each(2, (i) => block(284 + i * 102, 324, 88, 88, 8, i ? linen.base : linen.light)),
    block(518, 206, 82, 90, 10, clay.base),
    block(518, 310, 82, 90, 10, linen.base),
  )
export const dryingRack: Shape = ({ main, linen, clay, white }) =>
  draw(
    shadow(360, 492, 260),
    line('M220 492L480 260M500 492L240 260', main.shade, 10),
    line('M110 190L240 260H480L610 190', main.base, 10),
    each(7, (i) => line(`M${130 + i * 18} ${200 + i * 9}H${590 - i * 18}`, main.deep, 3)),
    form('M262 258H346V410Q300 420 262 410Z', linen.base),
    form('M364 258H456V380Q410 392 364 380Z', clay.light),
    form('M140 204L214 246V330L140 290Z', white.base),
    form('M590 200L506 246V340L590 300Z', linen.deep),
  )
export const ironingBoard: Shape = ({ main, metal, dark, white }) =>
  draw(
    shadow(360, 494, 250),
    line('M230 250L510 488M500 250L220 488', metal.base, 12),
    line('M190 488H260M470 488H540', dark.base, 14),
    form('M70 226Q90 196 160 196H600Q640 196 640 224T600 252H160Q90 252 70 226Z', main.base),
    line('M80 236Q110 252 160 252H600Q630 250 638 234', main.deep, 6),
    each(8, (i) => oval(170 + i * 58, 224, 7, 4, main.light)),
    form('M450 196Q456 140 530 140L590 150V196Z', white.base),
    path('M450 196H590V182H456Z', metal.deep),
    line('M480 150Q520 110 570 150', dark.base, 14),
  )
export const hooks: Shape = ({ main, wood, linen }) =>
  draw(
    castShadow((f) => rect(110, 180, 500, 84, 8, f)),
    block(110, 180, 500, 84, 8, wood.base),
    [190, 303, 416, 530].map(
      (x) =>
        rect(x - 14, 196, 28, 52, 10, main.shade) +
        line(`M${x} 224V286Q${x + 2} 316 ${x + 30} 306`, main.base, 13) +
        ball(x + 32, 302, 11, 11, main.light),
    ),
    form('M178 320H256L282 470H160Z', linen.base),
    line('M190 320Q190 276 205 276', linen.deep, 7),
    line('M236 320Q236 286 208 280', linen.deep, 7),
  )

/** Coat racks of the hall. */
export function coatRack(kind: 'standing' | 'wall' | 'keys'): Shape {
  return ({ main, linen, clay, dark, brass }) =>
    kind === 'standing'
      ? draw(
          shadow(360, 502, 150),
          line('M360 90V480', main.base, 14),
          line('M360 440L270 500M360 440L450 500M360 440V502', main.shade, 12),
          [
            [-1, 130],
            [1, 130],
            [-1, 210],
            [1, 210],
          ].map(
            ([s = 1, y = 0]) =>
              line(`M360 ${y + 30}Q${360 + s * 46} ${y + 30} ${360 + s * 60} ${y}`, main.base, 11) +
              ball(360 + s * 60, y - 4, 11, 11, main.light),
          ),
          oval(360, 84, 15, 15, main.light),
          form('M420 136Q470 150 476 190L486 400H404L400 200Z', linen.base),
          line('M444 170L446 396', linen.deep, 3),
          form('M266 130Q300 110 330 132L320 152H276Z', clay.base),
          oval(298, 152, 54, 10, clay.shade),
        )
      : kind === 'wall'
        ? draw(
            castShadow((f) => rect(110, 130, 500, 300, 6, f)),
            block(110, 130, 500, 40, 5, main.light),
            rect(110, 166, 500, 10, 2, main.shade),
            each(11, (i) => block(124 + i * 44, 176, 32, 250, 3, main.base)),
            [170, 300, 430, 550].map((x) => oval(x, 260, 15, 15, dark.base) + ball(x, 256, 15, 15, brass.base)),
            form('M270 268Q300 256 330 268L346 470H256Z', linen.base),
            form('M420 268H444L462 360H404Z', clay.base),
            block(180, 100, 120, 30, 4, linen.deep),
          )
        : draw(
            castShadow((f) => rect(170, 150, 380, 180, 8, f)),
            block(170, 150, 380, 120, 8, main.base),
            area(
              [
                [158, 262],
                [562, 262],
                [580, 290],
                [140, 290],
              ],
              main.light,
            ),
            rect(140, 288, 440, 16, 4, main.shade),
            [230, 316, 402, 490].map(
              (x, i) =>
                line(`M${x} 304v20q4 14 16 6`, brass.base, 6) +
                (i === 1 || i === 3
                  ? ring(x + 6, 346, 15, 15, brass.shade, 5) +
                    rect(x + 2, 360, 8, 62, 2, i === 1 ? brass.base : dark.light) +
                    rect(x + 10, 400, 12, 7, 0, brass.base)
                  : ''),
            ),
            block(210, 190, 120, 90, 3, linen.light),
            line('M226 212H310M226 232H290', linen.line, 3, 0.6),
          )
}
export const umbrellaStand: Shape = ({ main, clay, wood, leaf }) =>
  draw(
    shadow(360, 494, 140),
    [
      [-8, clay, 0],
      [9, leaf, 46],
    ].map(([a, tone, dx]) => {
      const t = tone as typeof clay
      return turned(
        Number(a),
        350 + Number(dx),
        400,
        line(
          `M${340 + Number(dx)} 130Q${340 + Number(dx)} 84 ${364 + Number(dx)} 86T${384 + Number(dx)} 120`,
          wood.base,
          11,
        ) +
          form(
            `M${326 + Number(dx)} 200L${340 + Number(dx)} 130L${356 + Number(dx)} 200L${370 + Number(dx)} 420H${312 + Number(dx)}Z`,
            t.base,
          ),
      )
    }),
    form('M266 290H454L440 476Q438 490 424 490H296Q282 490 280 476Z', main.base),
    oval(360, 290, 94, 15, main.deep),
    each(8, (i) => line(`M${284 + i * 22} 308L${292 + i * 19.5} 480`, main.line, 2, 0.35)),
  )
export const deskOrganiser: Shape = ({ main, clay, leaf, linen, wood }) =>
  draw(
    shadow(360, 474, 250),
    [
      [-10, 246, clay.base],
      [3, 270, leaf.base],
      [12, 296, wood.base],
    ].map(([a, x, fill]) =>
      turned(
        Number(a),
        Number(x),
        360,
        rect(Number(x) - 5, 190, 10, 200, 2, String(fill)),
        area(
          [
            [Number(x) - 5, 190],
            [Number(x) + 5, 190],
            [Number(x), 172],
          ],
          wood.light,
        ),
      ),
    ),
    block(200, 300, 140, 170, 8, main.base),
    rect(200, 300, 140, 14, 6, main.light),
    [0, 1, 2].map(
      (i) =>
        block(356, 326 + i * 50, 210, 44, 5, i === 1 ? main.light : main.base) +
        rect(430, 342 + i * 50, 62, 9, 4, main.deep),
    ),
    form('M380 190H540L530 320H370Z', linen.light),
    line('M400 220H510M400 246H490M398 272H500', linen.line, 3, 0.5),
  )
export const monitorArm: Shape = ({ main }) =>
  draw(
    shadow(360, 490, 230),
    rect(190, 110, 340, 216, 8, '#2c2a29'),
    rect(200, 120, 320, 188, 3, '#55595a'),
    area(
      [
        [200, 120],
        [360, 120],
        [280, 308],
        [200, 308],
      ],
      '#ffffff14',
    ),
    rect(348, 324, 24, 60, 3, main.deep),
    area(
      [
        [170, 384],
        [550, 384],
        [590, 420],
        [130, 420],
      ],
      main.light,
    ),
    block(130, 418, 460, 18, 4, main.shade),
    draw([150, 550].map((x) => rect(x, 434, 20, 54, 3, main.base))),
    rect(240, 466, 240, 18, 6, '#d5d2cc'),
  )
