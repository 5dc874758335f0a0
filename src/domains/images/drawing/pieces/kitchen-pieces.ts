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

/** A long low curve of a bowl-like body. */
function bowl(cx: number, y: number, w: number, h: number, fill: string): Drawing {
  return form(
    `M${cx - w / 2} ${y}H${cx + w / 2}Q${cx + w * 0.46} ${y + h} ${cx + w * 0.18} ${y + h}H${cx - w * 0.18}Q${cx - w * 0.46} ${y + h} ${cx - w / 2} ${y}Z`,
    fill,
  )
}

export const fittedKitchen: Shape = ({ main, wood, metal, dark, white }) =>
  draw(
    shadow(360, 492, 330, 16),
    [60, 180, 420, 540].map(
      (x) =>
        block(x, 84, 118, 130, 3, main.base) +
        rect(x + 6, 90, 106, 118, 2, main.light) +
        rect(x + 44, 200, 30, 5, 2, main.deep),
    ),
    form('M306 84H412V150L436 206H282L306 150Z', metal.base),
    rect(60, 214, 598, 106, 0, white.shade),
    each(12, (i) => line(`M${72 + i * 50} 216V318`, white.deep, 1.5, 0.6)),
    line('M60 266H658', white.deep, 1.5, 0.6),
    rect(52, 316, 616, 18, 3, wood.base),
    [60, 180, 420, 540].map(
      (x) =>
        block(x, 334, 118, 146, 3, main.base) +
        rect(x + 6, 340, 106, 134, 2, main.light) +
        rect(x + 44, 352, 30, 5, 2, main.deep),
    ),
    rect(300, 334, 118, 146, 3, dark.base),
    rect(312, 372, 94, 86, 4, dark.light),
    rect(314, 356, 90, 6, 3, metal.light),
    each(4, (i) => oval(320 + i * 26, 346, 5, 5, metal.light)),
    rect(64, 480, 590, 10, 0, main.deep),
    line('M160 316V270Q162 246 184 250V268', metal.deep, 8),
    bowl(560, 286, 76, 30, wood.light),
  )
export const sink: Shape = ({ main, metal }) =>
  draw(
    shadow(360, 460, 290, 20),
    line('M360 250V130Q362 78 412 80T446 140V160', metal.deep, 17),
    line('M360 250V130Q362 78 412 80T446 140V160', metal.light, 6),
    rect(330, 228, 60, 26, 6, metal.shade),
    line('M390 218L430 200', metal.base, 10),
    area(
      [
        [130, 244],
        [590, 244],
        [660, 380],
        [60, 380],
      ],
      main.light,
    ),
    area(
      [
        [160, 262],
        [370, 262],
        [372, 360],
        [112, 360],
      ],
      main.deep,
    ),
    area(
      [
        [170, 276],
        [366, 276],
        [366, 352],
        [132, 352],
      ],
      main.shade,
    ),
    oval(256, 330, 17, 8, main.line),
    each(6, (i) => line(`M${412 + i * 26} 266L${416 + i * 34} 358`, main.shade, 5)),
    block(60, 378, 600, 26, 6, main.base),
    block(84, 404, 552, 44, 8, main.shade),
  )
export function tap(kind: 'high' | 'low'): Shape {
  return ({ main }) =>
    kind === 'high'
      ? draw(
          shadow(330, 490, 150, 18),
          line('M310 450V190Q312 84 410 86T510 190V240', main.shade, 36),
          line('M304 450V190Q306 80 408 82T506 190V236', main.base, 24),
          line('M300 420V190Q304 84 380 78', main.light, 7),
          block(488, 234, 44, 56, 8, main.deep),
          block(268, 404, 84, 84, 12, main.base),
          oval(310, 486, 60, 12, main.shade),
          line('M350 430L448 396', main.shade, 18),
          line('M350 427L446 393', main.light, 6),
        )
      : draw(
          shadow(360, 480, 180, 18),
          block(296, 240, 90, 236, 20, main.base),
          rect(308, 250, 14, 210, 7, main.light),
          form('M300 262Q330 236 400 244L560 290Q576 300 570 330H530Q530 316 510 310L380 290H300Z', main.base),
          line('M340 252L536 300', main.light, 7),
          oval(550, 330, 20, 7, main.deep),
          line('M340 238L300 170', main.shade, 24),
          line('M336 234L298 168', main.light, 8),
          oval(341, 478, 72, 13, main.shade),
        )
}
export const plates: Shape = ({ main, linen }) =>
  draw(
    shadow(360, 458, 280, 24),
    [0, 1, 2, 3].map(
      (i) =>
        oval(320, 424 - i * 17, 220, 52, main.deep) + oval(320, 417 - i * 17, 220, 52, i % 2 ? linen.light : main.base),
    ),
    oval(320, 366, 220, 52, main.light),
    oval(320, 370, 148, 32, main.shade),
    oval(320, 372, 142, 29, main.light),
    bowl(320, 280, 210, 86, main.base),
    oval(320, 280, 105, 22, main.deep),
    oval(320, 284, 94, 17, main.shade),
    bowl(556, 360, 150, 96, main.base),
    oval(556, 360, 75, 16, main.shade),
    line('M486 376Q500 430 530 446', main.light, 7, 0.7),
  )
export const bowls: Shape = ({ main, linen, leaf }) =>
  draw(
    shadow(360, 470, 250),
    draw(
      [
        [250, 240],
        [330, 216],
        [410, 226],
        [460, 246],
      ].map(([x = 0, y = 0], i) => ball(x, y, 64, 44, i % 2 ? leaf.light : leaf.base)),
    ),
    bowl(360, 250, 440, 200, main.base),
    line('M142 252H578', main.light, 10),
    rect(300, 448, 120, 18, 6, main.shade),
    line('M176 310Q210 400 290 434', main.light, 12, 0.6),
    line('M500 80L440 236M540 90L470 236', linen.deep, 13),
    ball(504, 74, 18, 28, linen.deep),
  )
export const glasses: Shape = ({ main }) =>
  draw(
    shadow(360, 488, 250),
    form('M140 200H290L272 480H158Z', main.base),
    path('M150 330H282L272 472H158Z', main.shade),
    oval(215, 200, 75, 14, main.deep),
    line('M168 230L178 440', '#ffffff', 9, 0.75),
    form('M330 90H470Q492 250 400 268Q308 250 330 90Z', main.base),
    path('M322 180H478Q470 252 400 262Q330 252 322 180Z', '#b4645466'),
    oval(400, 90, 70, 12, main.deep),
    rect(394, 264, 12, 200, 4, main.deep),
    oval(400, 472, 66, 14, main.shade),
    line('M346 112Q342 190 366 230', '#ffffff', 8, 0.75),
    form('M500 300H610L602 480H508Z', main.base),
    oval(555, 300, 55, 10, main.deep),
    line('M522 320L526 450', '#ffffff', 7, 0.75),
  )
export function mug(kind: 'mugs' | 'brush'): Shape {
  return ({ main, linen, leaf, clay }) =>
    kind === 'mugs'
      ? draw(
          shadow(360, 474, 260),
          line('M416 290Q500 280 490 350T400 410', main.shade, 24),
          form('M180 240H420V400Q414 470 340 470H260Q186 470 180 400Z', main.base),
          oval(300, 240, 120, 26, main.light),
          oval(300, 242, 106, 20, '#6b4a35'),
          line('M204 280V390', main.light, 13, 0.6),
          oval(540, 456, 110, 20, linen.shade),
          oval(540, 450, 110, 20, linen.light),
          bowl(540, 370, 130, 80, linen.base),
          oval(540, 370, 65, 13, '#6b4a35'),
          line('M602 384Q640 384 632 408T590 420', linen.shade, 11),
        )
      : draw(
          shadow(360, 490, 150),
          turned(-12, 340, 300, rect(332, 90, 16, 240, 7, leaf.base), rect(322, 84, 28, 66, 8, '#fbf8f3')),
          turned(12, 386, 300, rect(378, 100, 16, 240, 7, clay.base), rect(376, 94, 28, 66, 8, '#fbf8f3')),
          form('M262 250H458L442 470Q438 490 420 490H300Q282 490 278 470Z', main.base),
          oval(360, 250, 98, 18, main.deep),
          line('M288 290L298 450', main.light, 13, 0.7),
        )
}
export const cutlery: Shape = ({ main }) =>
  draw(
    castShadow((f) => rect(210, 80, 320, 410, 30, f).replace('fill', 'opacity="0.25" fill')),
    line('M240 240V480', main.base, 19),
    path('M206 90Q206 220 240 250Q274 220 274 90H262V186H248V90H232V186H218V90Z', main.base),
    line('M235 260V470', main.light, 5),
    line('M360 240V480', main.base, 19),
    form('M346 280V110Q350 84 384 96Q394 190 374 280Z', main.light),
    line('M480 230V480', main.base, 19),
    ball(480, 156, 46, 74, main.base),
    oval(472, 146, 24, 48, main.shade),
    line('M475 250V470', main.light, 5),
  )
export const teapot: Shape = ({ main, wood }) =>
  draw(
    shadow(350, 474, 220),
    line('M500 280Q590 250 584 340T480 410', main.shade, 24),
    form('M210 330Q120 310 110 230L86 214L134 204Q160 270 230 282Z', main.base),
    form('M200 360Q200 226 350 222T510 360Q510 470 400 470H306Q200 470 200 360Z', main.base),
    form('M266 236Q270 196 350 194T440 236Q360 256 266 236Z', main.light),
    ball(352, 182, 22, 18, wood.base),
    line('M228 390Q226 300 284 264', main.light, 14, 0.6),
    line('M204 400Q360 430 508 400', main.shade, 4, 0.7),
  )
export function pots(kind: 'pot' | 'frying' | 'baking'): Shape {
  return ({ main, dark, metal, wood, clay }) =>
    kind === 'pot'
      ? draw(
          shadow(360, 484, 240),
          line('M180 330Q120 320 124 360T186 376', dark.base, 17),
          line('M540 330Q600 320 596 360T534 376', dark.base, 17),
          form('M178 280H542V430Q540 482 490 482H230Q180 482 178 430Z', main.base),
          form('M190 274Q200 184 360 184T530 274Z', main.light),
          rect(168, 268, 384, 22, 10, main.shade),
          rect(330, 150, 60, 38, 12, dark.base),
          line('M206 310V430', main.light, 15, 0.5),
          line('M240 238Q270 208 320 202', '#ffffff', 7, 0.5),
        )
      : kind === 'frying'
        ? draw(
            shadow(300, 420, 260, 26),
            turned(-8, 520, 330, rect(470, 312, 196, 34, 16, wood.base), rect(630, 320, 20, 18, 8, wood.deep)),
            rect(448, 322, 60, 20, 6, metal.deep),
            oval(290, 346, 220, 92, main.shade),
            oval(290, 326, 220, 92, main.base),
            oval(290, 330, 192, 76, dark.base),
            oval(290, 336, 178, 66, dark.light),
            line('M150 322Q180 280 260 270', '#ffffff', 8, 0.35),
          )
        : draw(
            shadow(360, 446, 290),
            area(
              [
                [150, 250],
                [570, 250],
                [650, 390],
                [70, 390],
              ],
              main.light,
            ),
            area(
              [
                [176, 262],
                [544, 262],
                [604, 374],
                [116, 374],
              ],
              clay.shade,
            ),
            each(9, (i) =>
              oval(220 + (i % 3) * 140, 288 + Math.floor(i / 3) * 34, 54, 20, i % 2 ? '#dfae6c' : '#d09a55'),
            ),
            form('M70 388H650L626 436Q620 446 604 446H116Q100 446 94 436Z', main.base),
            line('M76 398Q40 394 46 372M644 398Q680 394 674 372', main.shade, 15),
          )
}
export const knives: Shape = ({ main, wood, metal, dark }) =>
  draw(
    shadow(370, 482, 260),
    [
      [214, 150, 22],
      [258, 170, 18],
      [296, 196, 15],
    ].map(([x = 0, y = 0, w = 0]) =>
      turned(
        -18,
        x,
        y,
        rect(x, y - 60, w, 130, 7, main.base),
        oval(x + w / 2, y - 30, 3, 3, metal.light),
        oval(x + w / 2, y, 3, 3, metal.light),
      ),
    ),
    form('M168 230L326 218L380 472H220Z', wood.base),
    line('M200 250L244 456', wood.light, 6, 0.7),
    block(400, 200, 210, 276, 24, wood.light),
    oval(505, 232, 15, 15, wood.deep),
    line('M430 280H580M424 330H586M430 390H570', wood.shade, 2.4, 0.6),
    form('M470 380L600 250Q620 300 560 360L494 404Z', metal.light),
    turned(45, 470, 400, rect(458, 396, 26, 90, 10, dark.base)),
  )
export const utensils: Shape = ({ main, wood, metal, leaf }) =>
  draw(
    shadow(360, 490, 150),
    turned(-14, 330, 320, rect(323, 130, 14, 210, 6, wood.base), ball(330, 116, 30, 44, wood.base)),
    turned(
      -2,
      360,
      320,
      rect(354, 120, 12, 220, 6, metal.base),
      path('M326 50H394V140Q360 156 326 140Z', metal.base),
      line('M343 66V130M360 66V134M377 66V130', metal.deep, 6),
    ),
    turned(13, 396, 320, rect(389, 140, 14, 210, 6, wood.light), path('M366 60Q396 40 426 60L420 150H372Z', leaf.base)),
    form('M262 270H458L446 472Q444 490 426 490H294Q276 490 274 472Z', main.base),
    oval(360, 270, 98, 18, main.deep),
    line('M286 310L294 450', main.light, 13, 0.6),
    line('M266 330Q360 352 454 330', main.shade, 4),
  )
export function jars(kind: 'jars' | 'spices'): Shape {
  return ({ main, wood, clay, leaf, linen, glass }) =>
    kind === 'jars'
      ? draw(
          shadow(360, 482, 270),
          [
            [130, 170, 140, '#d9b36b'],
            [290, 250, 130, clay.base],
            [436, 120, 150, linen.deep],
          ].map(
            ([x, y, w, fill]) =>
              block(Number(x), Number(y), Number(w), 478 - Number(y), 18, glass.base) +
              rect(
                Number(x) + 7,
                Number(y) + (478 - Number(y)) * 0.36,
                Number(w) - 14,
                (478 - Number(y)) * 0.62 - 4,
                12,
                String(fill),
              ) +
              line(`M${Number(x) + 20} ${Number(y) + 24}V456`, '#ffffff', 9, 0.6) +
              block(Number(x) - 4, Number(y) - 30, Number(w) + 8, 38, 9, main.base) +
              rect(Number(x) - 4, Number(y), Number(w) + 8, 8, 3, main.shade),
          ),
        )
      : draw(
          shadow(360, 486, 250, 16),
          block(130, 120, 460, 364, 6, main.base),
          [0, 1].map(
            (r) =>
              rect(146, 136 + r * 172, 428, 156, 3, main.deep) +
              each(
                5,
                (i) =>
                  rect(160 + i * 82, 190 + r * 172, 66, 98, 10, '#f3f3ee') +
                  rect(
                    164 + i * 82,
                    216 + r * 172,
                    58,
                    70,
                    8,
                    [clay.base, leaf.base, '#d9a94e', '#8d5a3c', linen.deep][(i + r * 2) % 5] ?? clay.base,
                  ) +
                  rect(162 + i * 82, 172 + r * 172, 62, 24, 5, wood.light) +
                  rect(174 + i * 82, 236 + r * 172, 38, 24, 2, '#fdfaf4'),
              ) +
              rect(140, 284 + r * 172, 440, 14, 3, main.light),
          ),
        )
}
export const dishRack: Shape = ({ main, white }) =>
  draw(
    shadow(360, 474, 290),
    [0, 1, 2, 3, 4].map(
      (i) =>
        `<ellipse cx="${230 + i * 54}" cy="290" rx="40" ry="118" fill="${i % 2 ? white.shade : white.light}" stroke="${white.deep}" stroke-width="3"/>`,
    ),
    line('M110 260H610L590 420H130Z', main.base, 10),
    each(11, (i) => line(`M${150 + i * 42} 262L${156 + i * 40.6} 418`, main.shade, 5)),
    line('M118 330H602', main.base, 7),
    block(90, 420, 540, 40, 12, main.light),
    block(530, 230, 84, 130, 10, main.base),
    line('M556 230V150M580 230V130', '#b9bbb9', 8),
  )
export const bottle: Shape = ({ main, metal, wood }) =>
  draw(
    shadow(370, 490, 190),
    block(232, 190, 130, 300, 34, main.base),
    rect(250, 220, 16, 240, 8, main.light),
    path('M232 216Q240 170 270 160H324Q354 170 362 216Z', main.base),
    block(262, 96, 70, 66, 12, metal.base),
    rect(262, 150, 70, 14, 4, metal.deep),
    line('M276 100Q298 50 320 100', wood.base, 9),
    block(410, 280, 120, 210, 22, main.light),
    block(402, 246, 136, 44, 14, metal.base),
    rect(424, 304, 13, 160, 6, '#ffffff80'),
  )
export function appliance(kind: 'moka' | 'kettle' | 'mixer'): Shape {
  return ({ main, metal, dark, linen }) =>
    kind === 'moka'
      ? draw(
          shadow(350, 490, 180),
          line('M440 190Q540 180 524 300', dark.base, 27),
          form('M270 330H440L468 488H244Z', main.base),
          form('M250 160H460L440 322H270Z', main.light),
          path('M250 160L214 150L262 210Z', main.base),
          area(
            [
              [262, 318],
              [448, 318],
              [448, 340],
              [262, 340],
            ],
            main.deep,
          ),
          area(
            [
              [246, 162],
              [464, 162],
              [430, 128],
              [282, 128],
            ],
            main.base,
          ),
          ball(356, 116, 18, 16, dark.base),
          line('M320 166L330 320M390 166L382 320M326 342L316 486M386 342L398 486', main.deep, 3, 0.6),
        )
      : kind === 'kettle'
        ? draw(
            shadow(360, 486, 290),
            line('M280 190Q370 190 350 330T310 420', dark.base, 20),
            form('M110 200L76 180Q72 210 104 250Z', main.shade),
            form('M110 190H280L306 452H84Z', main.base),
            form('M118 190Q126 150 196 150T274 190Z', main.light),
            ball(196, 142, 16, 13, dark.base),
            rect(78, 452, 236, 30, 10, dark.base),
            line('M134 220L118 430', main.light, 13, 0.6),
            block(380, 270, 260, 214, 36, main.base),
            rect(416, 262, 188, 20, 8, dark.base),
            block(436, 196, 148, 76, 14, '#d9aa68'),
            block(448, 210, 124, 62, 10, '#ecd0a0'),
            rect(404, 310, 13, 130, 6, main.light),
            rect(618, 330, 30, 14, 5, dark.base),
            oval(560, 440, 17, 17, metal.light),
          )
        : draw(
            shadow(360, 490, 230),
            block(190, 442, 350, 46, 20, main.base),
            form('M190 460V240Q190 180 240 180L270 450Z', main.shade),
            form('M190 210Q190 120 280 120H500Q560 124 560 176T500 230H260Q206 236 190 280Z', main.base),
            line('M230 150Q260 136 300 136H480', main.light, 12, 0.7),
            oval(520, 176, 21, 21, metal.light),
            rect(420, 230, 26, 60, 4, metal.deep),
            form('M310 300H570Q560 440 470 442H410Q320 440 310 300Z', metal.base),
            line('M340 330Q350 400 390 424', '#ffffff', 9, 0.7),
            line('M306 302H574', metal.light, 8),
            oval(230, 320, 11, 11, linen.light),
          )
}
