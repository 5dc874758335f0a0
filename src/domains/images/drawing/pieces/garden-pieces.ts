import { area, ball, block, draw, each, form, line, oval, path, rect, ring, shadow, turned } from '../ink.ts'
import type { Shape } from '../shape.ts'
import { foliage } from './decoration.ts'
import { cushion } from './seating.ts'

function grass(x: number, y: number, colour: string): string {
  return line(`M${x} ${y}q-10 -20 -18 -32M${x} ${y}q0 -26 2 -42M${x} ${y}q10 -18 20 -28`, colour, 5)
}

export const gardenSet: Shape = ({ main, linen, wood, clay }) =>
  draw(
    shadow(360, 486, 330),
    [96, 468].map(
      (x, k) =>
        block(x, 270, 160, 90, 14, main.base) +
        cushion(x + 14, 252, 132, 90, linen.light) +
        block(x, 350, 160, 70, 8, main.shade) +
        block(x + 14, 336, 132, 34, 14, linen.base) +
        rect(k ? x + 138 : x - 4, 300, 26, 120, 8, main.light) +
        [x + 12, x + 134].map((l) => rect(l, 418, 12, 56, 2, main.deep)).join(''),
    ),
    cushion(110, 290, 62, 56, clay.light),
    oval(360, 388, 108, 24, wood.shade),
    oval(360, 380, 108, 24, wood.light),
    line('M300 396L286 488M420 396L434 488M360 402V490', wood.base, 10),
    form('M346 330h28l-4 40h-20z', clay.base),
  )
export const lounger: Shape = ({ main, wood, white }) =>
  draw(
    shadow(360, 476, 310),
    line('M150 410V474M560 410V474', wood.shade, 15),
    rect(90, 396, 550, 18, 6, wood.base),
    turned(34, 250, 372, block(50, 350, 214, 42, 18, main.light)),
    block(240, 350, 396, 46, 16, main.base),
    line('M330 352V394M430 352V394M530 352V394', main.line, 2.4, 0.5),
    turned(34, 250, 372, block(58, 332, 70, 28, 14, white.light)),
    oval(570, 462, 25, 25, wood.deep),
    oval(570, 462, 10, 10, wood.light),
  )
export function swing(kind: 'swing' | 'hammock'): Shape {
  return ({ main, wood, linen, dark }) =>
    kind === 'hammock'
      ? draw(
          shadow(360, 492, 310),
          line('M70 180L130 480M650 180L590 480', wood.base, 17),
          line('M110 486Q360 440 610 486', wood.base, 19),
          line('M72 186L190 270M648 186L530 270', dark.line, 4),
          form('M170 256Q360 420 550 256Q520 440 360 440T170 256Z', main.base),
          each(5, (i) =>
            line(
              `M${232 + i * 64} ${318 + 44 - Math.abs(2 - i) * 20}Q${296 + i * 32} ${390 - Math.abs(2 - i) * 8} ${310 + i * 25} 436`,
              main.line,
              2.4,
              0.4,
            ),
          ),
          line('M170 256Q360 420 550 256', main.light, 9),
        )
      : draw(
          shadow(360, 494, 300),
          line('M120 490L180 110M240 490L180 110M480 490L540 110M600 490L540 110', wood.base, 15),
          line('M160 112H560', wood.shade, 18),
          form('M130 110Q360 40 590 110L600 150Q360 90 120 150Z', main.light),
          line('M220 120V390M500 120V390', dark.line, 5),
          block(212, 270, 296, 110, 18, main.base),
          block(204, 370, 312, 50, 16, main.shade),
          block(214, 356, 292, 36, 14, main.light),
          cushion(240, 288, 90, 80, linen.base),
        )
}
export function parasol(kind: 'parasol' | 'base'): Shape {
  return ({ main, wood, metal }) =>
    kind === 'base'
      ? draw(
          shadow(360, 474, 230),
          rect(338, 130, 44, 290, 10, metal.base),
          rect(346, 134, 9, 280, 4, metal.light),
          line('M382 210H420', metal.deep, 13),
          ball(430, 210, 18, 18, metal.deep),
          form('M150 440Q160 400 360 396T570 440V460Q566 474 540 474H180Q154 474 150 460Z', main.base),
          oval(360, 412, 120, 15, main.light),
        )
      : draw(
          shadow(360, 498, 190),
          rect(352, 90, 16, 404, 4, wood.base),
          form(
            'M90 260Q140 110 360 76Q580 110 630 260Q596 244 560 262Q512 244 460 264Q410 246 360 266Q310 246 260 264Q208 244 160 262Q124 244 90 260Z',
            main.base,
          ),
          path('M360 76Q270 130 260 264Q208 244 160 262Q200 130 360 76Z', main.light),
          path('M360 76Q450 130 460 264Q410 246 360 266Z', main.shade),
          ball(360, 70, 10, 13, wood.shade),
          form('M260 498Q266 470 360 468T460 498Z', metal.deep),
        )
}
export const awning: Shape = ({ main, white, metal }) =>
  draw(
    rect(150, 200, 420, 290, 0, '#ddd6c8'),
    rect(190, 250, 150, 240, 3, '#c5d3d4'),
    rect(190, 250, 150, 240, 3, 'url(#sheen)'),
    rect(390, 250, 150, 240, 3, '#c5d3d4'),
    rect(390, 250, 150, 240, 3, 'url(#sheen)'),
    block(106, 96, 508, 32, 10, metal.base),
    each(
      8,
      (i) =>
        path(
          `M${120 + i * 60} 126H${180 + i * 60}L${76 + (i + 1) * 71} 290H${76 + i * 71}Z`,
          i % 2 ? white.base : main.base,
        ) +
        path(
          `M${76 + i * 71} 290H${76 + (i + 1) * 71}V310Q${76 + (i + 0.5) * 71} 340 ${76 + i * 71} 310Z`,
          i % 2 ? white.shade : main.shade,
        ),
    ),
    line('M76 290H644', main.deep, 4, 0.5),
  )
export const pergola: Shape = ({ main, leaf, linen }) =>
  draw(
    shadow(360, 490, 310),
    [140, 556].map((x) => rect(x + (x < 360 ? 60 : -60), 150, 18, 310, 2, main.deep)),
    [90, 604].map((x) => block(x, 150, 28, 338, 3, main.base)),
    block(60, 128, 600, 28, 4, main.light),
    each(10, (i) =>
      area(
        [
          [92 + i * 56, 88],
          [112 + i * 56, 88],
          [104 + i * 58, 132],
          [82 + i * 58, 132],
        ],
        i % 2 ? main.shade : main.base,
      ),
    ),
    rect(120, 86, 480, 12, 3, main.shade),
    form('M120 156H190Q200 300 160 400Q130 300 120 156Z', linen.light),
    form('M600 156H530Q520 300 560 400Q590 300 600 156Z', linen.light),
    [
      [620, 180],
      [610, 220],
      [626, 260],
      [600, 150],
      [560, 140],
      [616, 310],
    ].map(([x = 0, y = 0], i) => ball(x, y, 25, 19, i % 2 ? leaf.base : leaf.light)),
    block(270, 400, 190, 30, 8, linen.deep),
    rect(284, 430, 14, 56, 0, main.deep),
    rect(432, 430, 14, 56, 0, main.deep),
  )
export const marquee: Shape = ({ main, metal }) =>
  draw(
    shadow(360, 490, 310),
    [150, 560].map((x) => rect(x, 220, 12, 268, 2, metal.base)),
    [86, 622].map((x) => rect(x, 240, 14, 250, 2, metal.shade)),
    form('M360 80L640 236H80Z', main.base),
    path('M360 80L80 236H270Z', main.light),
    path('M360 80L640 236H460Z', main.shade),
    path('M80 234H640V280Q605 300 570 280T500 280T430 280T360 280T290 280T220 280T150 280T80 280Z', main.base),
    form('M94 280Q180 300 160 480H96Z', main.light),
    form('M626 280Q540 300 560 480H624Z', main.shade),
  )
export const shed: Shape = ({ main, dark, leaf, white }) =>
  draw(
    shadow(360, 490, 290),
    block(140, 230, 440, 256, 0, main.base),
    each(14, (i) => line(`M${160 + i * 31} 232V484`, main.deep, 2.6, 0.5)),
    area(
      [
        [100, 240],
        [360, 100],
        [620, 240],
        [590, 250],
        [360, 130],
        [130, 250],
      ],
      dark.base,
    ),
    area(
      [
        [150, 240],
        [360, 130],
        [570, 240],
      ],
      main.shade,
    ),
    rect(250, 286, 130, 200, 3, main.light),
    line('M250 286L380 486M250 386H380', main.shade, 7),
    rect(362, 380, 8, 34, 3, dark.base),
    rect(430, 290, 100, 90, 2, white.light),
    rect(438, 298, 84, 74, 0, '#c5d3d4'),
    line('M480 296V374M436 334H524', white.light, 6),
    grass(150, 490, leaf.base),
    grass(570, 492, leaf.shade),
    grass(612, 490, leaf.base),
  )
export const greenhouse: Shape = (paint) =>
  draw(
    shadow(360, 490, 290),
    [200, 360, 520].map(
      (x, i) => foliage(paint, x, 440, 90 + (i % 2) * 40) + rect(x - 46, 434, 92, 44, 4, paint.clay.base),
    ),
    path('M130 486V240L360 100 590 240V486Z', '#dcebe680'),
    path('M130 486V240L360 100 590 240V486Z', 'url(#sheen)'),
    line('M130 486V240L360 100 590 240V486Z', paint.main.base, 13),
    line('M130 240H590M240 174V486M360 100V486M480 174V486M130 360H590', paint.main.base, 7),
    rect(372, 340, 7, 44, 3, paint.main.deep),
  )
export const fence: Shape = ({ main, leaf }) =>
  draw(
    shadow(360, 488, 320, 14),
    rect(70, 220, 580, 24, 3, main.deep),
    rect(70, 400, 580, 24, 3, main.deep),
    each(
      9,
      (i) =>
        area(
          [
            [80 + i * 64, 160],
            [104 + i * 64, 130],
            [128 + i * 64, 160],
            [128 + i * 64, 486],
            [80 + i * 64, 486],
          ],
          i % 3 === 1 ? main.light : main.base,
        ) + rect(118 + i * 64, 160, 10, 326, 0, main.shade),
    ),
    [90, 250, 330, 500, 620].map((x) => grass(x, 492, leaf.base)),
  )
export const gardenBox: Shape = ({ main, dark, leaf }) =>
  draw(
    shadow(360, 482, 300),
    area(
      [
        [130, 220],
        [590, 220],
        [630, 274],
        [90, 274],
      ],
      main.light,
    ),
    block(88, 272, 544, 30, 6, main.shade),
    block(104, 302, 512, 174, 6, main.base),
    each(4, (i) => rect(112, 330 + i * 34, 496, 4, 0, main.deep)),
    rect(310, 308, 100, 18, 9, dark.base),
    grass(80, 482, leaf.base),
    grass(644, 482, leaf.shade),
  )
export const furnitureCover: Shape = ({ main, dark }) =>
  draw(
    shadow(360, 484, 310),
    form(
      'M170 190Q360 170 550 190Q580 200 590 240L640 470Q600 486 560 474T440 480T320 474T200 480T84 470L130 240Q140 200 170 190Z',
      main.base,
    ),
    path('M170 190Q360 170 550 190L570 250Q360 232 150 250Z', main.light),
    line('M150 250Q360 232 570 250M190 256Q170 370 176 474M530 256Q556 370 548 474M360 244V474', main.line, 3, 0.4),
    line('M92 440Q360 470 630 440', dark.line, 5, 0.7),
  )
export function planter(kind: 'pots' | 'raised'): Shape {
  return (paint) =>
    kind === 'pots'
      ? draw(
          shadow(360, 490, 280),
          foliage(paint, 240, 270, 190),
          form('M140 270H340L318 470Q316 490 296 490H184Q164 490 162 470Z', paint.main.base),
          rect(130, 250, 220, 36, 8, paint.main.light),
          foliage(paint, 480, 390, 100),
          block(370, 380, 250, 108, 6, paint.main.base),
          rect(360, 366, 270, 26, 6, paint.main.light),
          [410, 470, 530, 580].map((x, i) => ball(x, 346 - (i % 2) * 20, 19, 17, i % 2 ? '#dcacaa' : paint.white.base)),
        )
      : draw(
          shadow(360, 490, 300),
          [170, 290, 420, 540].map(
            (x, i) =>
              foliage(paint, x, 290, 90 + (i % 2) * 26) +
              (i % 2 ? ball(x + 20, 262, 15, 15, '#c3493c') + ball(x - 26, 244, 15, 15, '#c3493c') : ''),
          ),
          block(90, 280, 540, 110, 5, paint.main.base),
          line('M92 316H628M92 352H628', paint.main.deep, 3, 0.6),
          rect(80, 270, 560, 18, 4, paint.main.light),
          [104, 592].map((x) => block(x, 286, 24, 202, 3, paint.main.shade)),
        )
}
export const hose: Shape = ({ main, metal, leaf, dark }) =>
  draw(
    shadow(360, 488, 240),
    [186, 160, 134, 108].map((r, i) => ring(320, 300, r, r, i % 2 ? main.shade : main.base, 22)),
    ring(320, 300, 80, 80, dark.base, 17),
    line('M320 220V380M240 300H400', dark.base, 13),
    ball(320, 300, 21, 21, dark.line),
    line('M504 320Q540 470 600 400', main.base, 22),
    turned(28, 600, 380, block(584, 290, 34, 96, 10, dark.base), form('M580 290H622L636 250H566Z', metal.base)),
    rect(210, 480, 220, 12, 6, dark.base),
    grass(130, 490, leaf.base),
  )
export const tools: Shape = ({ main, wood, metal, leaf }) =>
  draw(
    [
      [230, -6],
      [360, 0],
      [490, 6],
    ].map(([x = 0, a = 0], i) =>
      turned(
        a,
        x,
        290,
        rect(x - 8, 60, 16, 300, 7, wood.base),
        rect(x + 2, 60, 6, 300, 3, wood.shade),
        line(`M${x - 26} 62H${x + 26}`, main.base, 17),
        i === 0
          ? form(`M${x - 48} 340H${x + 48}V430Q${x + 40} 480 ${x} 500Q${x - 40} 480 ${x - 48} 430Z`, metal.base) +
              line(`M${x} 350V470`, metal.deep, 4)
          : i === 1
            ? line(`M${x - 58} 376H${x + 58}`, metal.deep, 15) +
              each(7, (k) => line(`M${x - 54 + k * 18} 376V460`, metal.deep, 6))
            : line(`M${x} 340V400M${x - 42} 500V400H${x + 42}V500M${x - 14} 400V500M${x + 14} 400V500`, metal.deep, 8),
      ),
    ),
    grass(140, 496, leaf.base),
    grass(600, 496, leaf.base),
  )
export const gardenDecor: Shape = ({ main, leaf, white }) =>
  draw(
    shadow(360, 494, 190),
    form('M270 490Q280 450 330 440V300H390V440Q440 450 450 490Z', main.base),
    form('M160 230H560Q550 310 430 316H290Q170 310 160 230Z', main.base),
    oval(360, 230, 200, 36, main.light),
    oval(360, 234, 176, 26, '#a9c3c7'),
    line('M260 230Q300 222 340 230M380 240Q420 232 460 240', '#ffffff', 4, 0.8),
    form('M420 200q10 -50 52 -50l30 -8l-16 22q-4 40 -40 44z', white.base),
    grass(230, 492, leaf.base),
    grass(490, 492, leaf.base),
  )
export const barbecue: Shape = ({ main, metal, wood, dark }) =>
  draw(
    shadow(350, 492, 220),
    line('M270 330L220 488M430 330L480 488', dark.base, 13),
    line('M240 430H460', dark.light, 10),
    oval(484, 470, 23, 23, dark.base),
    oval(484, 470, 9, 9, metal.base),
    form('M170 270H530Q520 380 350 384T170 270Z', main.base),
    form('M174 252Q190 110 350 106T526 252Z', main.base),
    line('M206 226Q226 150 310 132', main.light, 12, 0.6),
    rect(160, 250, 380, 24, 8, metal.base),
    line('M320 110Q350 80 380 110', wood.base, 12),
    area(
      [
        [540, 268],
        [640, 268],
        [640, 284],
        [540, 284],
      ],
      wood.base,
    ),
    oval(430, 180, 19, 19, metal.light),
  )
export const heater: Shape = ({ main, metal }) =>
  draw(
    shadow(360, 498, 140),
    oval(360, 150, 170, 90, 'url(#glow)'),
    form('M230 90Q360 40 490 90L510 110H210Z', main.light),
    rect(316, 110, 88, 78, 6, '#e9a35c'),
    each(6, (i) => rect(320 + i * 14, 110, 5, 78, 0, metal.deep)),
    rect(310, 186, 100, 22, 5, main.base),
    rect(350, 206, 20, 190, 3, metal.base),
    form('M290 390H430L446 492H274Z', main.base),
    line('M300 410L292 480', main.light, 9),
  )
export const outdoorKitchen: Shape = ({ main, metal, dark, wood }) =>
  draw(
    shadow(360, 490, 310),
    block(80, 290, 560, 190, 4, main.base),
    rect(66, 268, 588, 26, 5, main.light),
    [96, 500].map((x) => rect(x, 316, 124, 148, 3, main.shade) + rect(x + 104, 366, 7, 46, 3, metal.deep)),
    rect(238, 310, 244, 154, 3, dark.base),
    oval(300, 336, 11, 11, metal.light),
    oval(360, 336, 11, 11, metal.light),
    oval(420, 336, 11, 11, metal.light),
    rect(256, 366, 208, 84, 4, dark.light),
    form('M246 266Q250 170 360 166T474 266Z', metal.base),
    rect(300, 220, 120, 9, 4, dark.base),
    line('M570 266V200Q572 176 548 182', metal.deep, 10),
    block(110, 236, 90, 30, 4, wood.base),
  )
export const pool: Shape = ({ main, white, clay }) =>
  draw(
    shadow(360, 470, 330),
    form('M60 270V410Q70 474 360 474T660 410V270Z', main.base),
    each(9, (i) =>
      line(`M${90 + i * 67} ${322 + (4 - Math.abs(4 - i)) * 7}V${434 + (4 - Math.abs(4 - i)) * 9}`, main.light, 9, 0.6),
    ),
    oval(360, 270, 300, 84, white.base),
    oval(360, 274, 270, 68, '#8fbcc6'),
    line('M200 270Q240 258 280 270T360 270M380 296Q420 284 460 296T540 296M260 310Q290 302 320 310', '#ffffff', 5, 0.7),
    ring(470, 262, 50, 18, clay.light, 15),
  )
