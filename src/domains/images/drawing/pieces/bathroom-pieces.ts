import { area, ball, block, castShadow, draw, each, form, line, oval, rect, ring, shadow } from '../ink.ts'
import type { Shape } from '../shape.ts'
import { cabinet } from './cabinets.ts'

export const vanity: Shape = (paint) =>
  draw(
    castShadow((f) => rect(200, 60, 320, 170, 10, f)),
    rect(200, 60, 320, 170, 10, '#cbd8d8'),
    rect(200, 60, 320, 170, 10, 'url(#sheen)'),
    cabinet({
      width: 460,
      top: 318,
      bottom: 470,
      columns: [{ cells: ['drawer', 'drawer'] }, { cells: ['drawer', 'drawer'] }],
      base: 'none',
      slab: 'white',
      handles: 'cut',
    })(paint),
    form('M230 260H490Q486 306 440 308H280Q234 306 230 260Z', paint.white.light),
    oval(360, 260, 130, 14, paint.white.deep),
    line('M360 248V222Q362 208 382 212', paint.brass.base, 10),
    shadow(360, 496, 220, 10),
  )
export const basin: Shape = ({ main, metal }) =>
  draw(
    shadow(360, 460, 220, 22),
    line('M360 250V160Q364 116 410 122', metal.deep, 22),
    line('M356 250V160Q360 116 404 118', metal.light, 7),
    form('M120 290H600Q592 442 450 446H270Q128 442 120 290Z', main.base),
    oval(360, 290, 240, 56, main.light),
    oval(360, 294, 208, 42, main.deep),
    oval(360, 300, 196, 36, main.shade),
    oval(360, 312, 16, 6, metal.deep),
    line('M160 350Q186 410 260 428', main.light, 12, 0.7),
  )
export const toilet: Shape = ({ main, metal }) =>
  draw(
    shadow(360, 492, 150),
    block(262, 96, 196, 166, 20, main.base),
    rect(252, 84, 216, 24, 8, main.light),
    oval(360, 84, 14, 5, metal.deep),
    form('M258 258H462Q500 300 480 370Q458 430 430 444V488H290V444Q262 430 240 370Q220 300 258 258Z', main.base),
    oval(360, 306, 126, 62, main.light),
    oval(360, 308, 98, 44, main.deep),
    oval(360, 312, 92, 38, main.shade),
    line('M268 400Q290 432 310 446', main.light, 9),
  )
export function shower(kind: 'set' | 'cabin'): Shape {
  return ({ main, metal, white, glass }) =>
    kind === 'set'
      ? draw(
          line('M230 110V450', main.base, 17),
          line('M226 110V450', main.light, 5),
          line('M230 110Q232 80 300 80H420V110', main.base, 17),
          form('M320 116H520L500 140H340Z', main.base),
          rect(316, 138, 208, 10, 5, main.deep),
          each(8, (i) => each(4, (k) => line(`M${338 + i * 24} ${170 + k * 52 + (i % 2) * 18}v24`, '#9fbcc4', 3, 0.6))),
          block(200, 330, 60, 34, 12, main.shade),
          line('M256 347H300', main.base, 17),
          ball(306, 347, 21, 21, main.light),
          line('M230 400Q330 500 300 420T318 300', main.shade, 8),
          form('M296 240L340 250 330 306 304 300Z', main.base),
        )
      : draw(
          shadow(360, 496, 240),
          area(
            [
              [150, 440],
              [570, 440],
              [616, 478],
              [104, 478],
            ],
            white.light,
          ),
          block(104, 476, 512, 18, 4, white.shade),
          rect(150, 80, 420, 362, 0, glass.base),
          line('M430 120V300M430 120Q432 104 400 104', metal.deep, 8),
          rect(376, 104, 40, 10, 4, metal.deep),
          rect(120, 90, 220, 384, 0, glass.base),
          rect(120, 90, 220, 384, 0, 'url(#sheen)'),
          rect(380, 90, 220, 384, 0, glass.shade),
          rect(380, 90, 220, 384, 0, 'url(#sheen)'),
          line('M118 90V476M602 90V476M118 90H602', main.base, 11),
          line('M340 92V474M380 92V474', main.base, 5),
          rect(352, 250, 9, 90, 4, main.deep),
        )
}
export const bathtub: Shape = ({ main, brass }) =>
  draw(
    shadow(360, 480, 300),
    line('M560 270V170Q556 136 516 140V160', brass.base, 15),
    rect(540, 210, 42, 13, 6, brass.shade),
    [190, 500].map((x) =>
      form(`M${x} 436H${x + 30}Q${x + 34} 462 ${x + 22} 478H${x + 4}Q${x - 4} 456 ${x} 436Z`, brass.base),
    ),
    form('M84 262Q96 240 130 246H590Q624 240 636 262Q630 440 520 446H200Q90 440 84 262Z', main.base),
    form('M76 256Q86 232 130 236H590Q634 232 644 256Q640 276 600 272H120Q80 276 76 256Z', main.light),
    line('M130 320Q150 400 220 424', main.light, 14, 0.7),
  )
export const towelRail: Shape = ({ main, linen, clay }) =>
  draw(
    [120, 590].map((x) => oval(x, 140, 25, 25, main.shade) + oval(x - 3, 136, 19, 19, main.light)),
    line('M120 140H590', main.base, 15),
    line('M124 136H586', main.light, 4),
    castShadow((f) => rect(200, 140, 190, 300, 6, f)),
    form('M200 134H390V440Q300 452 200 440Z', linen.base),
    rect(200, 380, 190, 20, 0, linen.deep),
    form('M420 134H530V330Q470 340 420 330Z', clay.light),
    rect(420, 284, 110, 14, 0, clay.base),
    line('M240 150V370M340 150V370', linen.deep, 3, 0.5),
  )
export const paperHolder: Shape = ({ main, white }) =>
  draw(
    block(316, 110, 88, 74, 14, main.base),
    line('M360 160V230Q362 250 340 250H210', main.base, 17),
    form('M220 196H470Q510 196 510 270T470 344H220Z', white.light),
    oval(222, 270, 40, 74, white.shade),
    oval(222, 270, 15, 28, '#b08a62'),
    form('M440 330H508V450Q470 462 440 450Z', white.base),
    line('M444 400H504', white.deep, 3),
    ball(180, 250, 15, 15, main.light),
  )
export const dispenser: Shape = ({ main, metal, linen, leaf }) =>
  draw(
    shadow(360, 490, 190),
    block(230, 230, 170, 258, 30, main.base),
    rect(252, 264, 18, 190, 9, main.light),
    rect(288, 190, 54, 42, 8, metal.base),
    line('M315 190V140', metal.deep, 13),
    line('M315 134H232Q216 136 216 160', metal.base, 19),
    rect(270, 330, 92, 80, 4, linen.light),
    line('M288 356H344M296 378H336', linen.line, 4),
    block(430, 400, 150, 88, 20, linen.base),
    oval(505, 402, 74, 16, leaf.light),
    oval(505, 396, 56, 12, '#f3efe4'),
  )
export const grabBar: Shape = ({ main }) =>
  draw(
    castShadow((f) => rect(160, 246, 400, 22, 11, f)),
    line('M150 330L170 250H550L570 330', main.shade, 34),
    line('M150 326L170 246H550L570 326', main.base, 24),
    line('M176 240H544', main.light, 7),
    [150, 570].map(
      (x) =>
        ball(x, 334, 48, 48, main.base) +
        ring(x, 334, 34, 34, main.shade, 4) +
        oval(x, 318, 5, 5, main.deep) +
        oval(x - 14, 342, 5, 5, main.deep) +
        oval(x + 14, 342, 5, 5, main.deep),
    ),
  )
export const scale: Shape = ({ main, dark }) =>
  draw(
    shadow(360, 440, 290, 26),
    form('M180 220Q184 200 210 200H510Q536 200 540 220L620 390Q624 410 600 410H120Q96 410 100 390Z', main.light),
    form('M100 396H620V420Q620 436 600 436H120Q100 436 100 420Z', main.shade),
    rect(304, 224, 112, 50, 10, dark.base),
    line('M334 238V260M354 238H372V249H354V260H372', '#cfe2dc', 5),
    [
      [230, 340],
      [490, 340],
    ].map(([x = 0, y = 0]) => oval(x, y, 62, 42, main.base)),
  )
