import {
  area,
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
import { cushion } from './seating.ts'

/** Folded cloth, one on another: `rows` from the bottom, each a tone and a thickness. */
export function foldedStack({
  rows,
  high,
  width = 400,
  trim = 'none',
}: {
  rows: number
  high: number
  width?: number
  trim?: 'none' | 'fringe' | 'stripe' | 'button' | 'elastic' | 'hem'
}): Shape {
  return ({ main, linen }) => {
    const tones = [main.base, linen.base, main.light, linen.light, main.shade]
    const top = 470 - rows * high
    return draw(
      shadow(360, 474, width * 0.62, 24),
      each(rows, (i) => {
        const y = 470 - (i + 1) * high
        const x = 360 - width / 2 + (i % 2) * 8
        const fill = rows === 1 ? main.base : (tones[i % tones.length] ?? main.base)
        const fold = i % 2 ? linen : main
        return (
          block(x, y, width, high - 3, Math.min(high / 2, 34), fill) +
          line(`M${x + 20} ${y + high / 2}H${x + width - 10}`, fold.line, 2, 0.35) +
          line(
            `M${x + width - high * 0.3} ${y + 8}Q${x + width + 2} ${y + high / 2} ${x + width - high * 0.3} ${y + high - 11}`,
            fold.deep,
            2.4,
            0.5,
          ) +
          TRIMS[trim](x, y, width, high, fold.line, fold.light)
        )
      }),
      trim === 'fringe'
        ? draw(
            form(
              `M${360 - width * 0.1} ${top - 4}H${360 + width * 0.24}L${360 + width * 0.28} ${top + high * 1.5}H${360 - width * 0.08}Z`,
              main.light,
            ),
            each(9, (i) => line(`M${360 - width * 0.06 + i * width * 0.041} ${top + high * 1.5}v24`, main.shade, 4)),
            each(4, (i) => line(`M${360 - width * 0.09} ${top + 18 + i * 24}h${width * 0.34}`, main.deep, 3, 0.5)),
          )
        : '',
    )
  }
}

const TRIMS: Record<
  'none' | 'fringe' | 'stripe' | 'button' | 'elastic' | 'hem',
  (x: number, y: number, w: number, h: number, dark: string, light: string) => Drawing
> = {
  none: () => '',
  fringe: () => '',
  stripe: (x, y, w, h, dark, light) =>
    rect(x + w * 0.14, y + 2, w * 0.05, h - 7, 0, light) + rect(x + w * 0.21, y + 2, 5, h - 7, 0, dark),
  button: (x, y, w, h, dark) => each(3, (i) => oval(x + w * (0.3 + i * 0.16), y + h * 0.72, 5, 5, dark)),
  elastic: (x, y, w, h, dark) =>
    each(14, (i) => line(`M${x + 26 + (i * (w - 50)) / 14} ${y + h - 16}l9 8`, dark, 2, 0.5)),
  hem: (x, y, w, h, dark) => line(`M${x + 22} ${y + h * 0.78}H${x + w - 24}`, dark, 1.6, 0.5),
}

/** A duvet, quilted and half turned back. */
export function duvet(kind: 'quilt' | 'cover' | 'coverlet'): Shape {
  return ({ main, linen, white }) =>
    draw(
      shadow(360, 468, 310, 26),
      kind === 'cover' ? cushion(120, 170, 220, 130, main.light) + cushion(380, 170, 220, 130, main.light) : '',
      form(
        'M84 276Q96 244 140 246L580 246Q626 246 636 276L652 430Q650 462 610 460Q560 452 520 462T420 460T300 462T180 460T108 460Q68 460 68 430Z',
        main.base,
      ),
      kind === 'cover'
        ? form('M86 272Q98 244 140 246L580 246Q624 246 634 272L640 322Q360 350 80 322Z', linen.light) +
            line('M80 322Q360 350 640 322', main.line, 2, 0.4)
        : '',
      kind === 'quilt'
        ? each(6, (i) => line(`M${150 + i * 84} 250Q${146 + i * 86} 350 ${130 + i * 92} 458`, main.line, 2, 0.4)) +
            each(3, (i) =>
              line(
                `M${80 - i * 4} ${296 + i * 52}Q360 ${310 + i * 52} ${640 + i * 5} ${296 + i * 52}`,
                main.line,
                2,
                0.4,
              ),
            ) +
            form('M440 246H580Q626 246 636 276L642 340Q540 330 440 246Z', white.light)
        : kind === 'coverlet'
          ? each(9, (i) =>
              line(`M${78 - i} ${264 + i * 22}Q360 ${276 + i * 22} ${642 + i} ${264 + i * 22}`, main.shade, 4, 0.6),
            ) + each(22, (i) => line(`M${92 + i * 25} 458v22`, main.shade, 5))
          : line('M210 356Q220 400 200 448M480 350Q470 400 500 446M340 362Q352 410 340 450', main.shade, 4, 0.6),
    )
}

/** Cloth that hangs down the side of a bed or over a seat. */
export function slipcover(kind: 'sofa' | 'chair' | 'bed-skirt'): Shape {
  return ({ main, wood, white }) =>
    kind === 'chair'
      ? draw(
          shadow(360, 494, 160, 18),
          form(
            'M268 118Q272 90 360 88T452 118L460 316 496 350V488Q470 480 440 490T370 486T300 490T224 488V350L260 316Z',
            main.base,
          ),
          form('M268 318H452L496 352H224Z', main.light),
          line('M280 130L274 310M440 130L446 310M270 366L262 480M450 366L458 480M360 368V482', main.line, 2, 0.35),
          line('M252 300Q360 330 468 300', main.shade, 8),
          form('M440 292l44 16l-10 60l-22 -40z', main.shade),
        )
      : kind === 'sofa'
        ? draw(
            shadow(360, 484, 320),
            form(
              'M80 300Q84 262 130 266L140 206Q150 186 190 190H530Q570 186 580 206L590 266Q636 262 640 300L650 476Q610 466 580 478T480 474T360 478T240 474T140 478T70 476Z',
              main.base,
            ),
            form('M150 330Q360 316 570 330L584 378H136Z', main.light),
            line(
              'M360 196V330M140 276Q150 340 136 470M580 276Q570 340 584 470M136 380H584M250 390L244 470M470 390L478 470M360 390V474',
              main.line,
              2,
              0.38,
            ),
            line('M190 214Q260 230 340 212M390 214Q450 232 530 214', main.shade, 4, 0.5),
          )
        : draw(
            shadow(360, 486, 310),
            block(96, 226, 528, 80, 26, white.light),
            line('M110 270H610', white.deep, 2.4),
            rect(90, 302, 540, 18, 6, wood.base),
            form(
              'M90 318H630L640 480Q616 472 600 480T560 480T520 480T480 480T440 480T400 480T360 480T320 480T280 480T240 480T200 480T160 480T120 480T80 480Z',
              main.base,
            ),
            each(13, (i) =>
              line(`M${116 + i * 41} 322Q${110 + i * 41} 400 ${118 + i * 40.5} 474`, main.line, 2.4, 0.4),
            ),
          )
}

/** Cushions for the sofa. */
export function deco(kind: 'cushions' | 'cover' | 'outdoor'): Shape {
  return ({ main, linen, clay }) =>
    draw(
      shadow(360, 474, 230, 24),
      kind === 'cover'
        ? ''
        : turned(
            -9,
            420,
            280,
            cushion(290, 130, 280, 270, kind === 'outdoor' ? main.shade : linen.base) +
              line('M316 200H548M314 250H550M314 300H550M316 350H548', linen.deep, 3, kind === 'outdoor' ? 0 : 0.6),
          ),
      turned(
        kind === 'cover' ? 0 : 5,
        320,
        330,
        cushion(kind === 'cover' ? 210 : 160, kind === 'cover' ? 160 : 196, 300, 284, main.base) +
          (kind === 'outdoor'
            ? each(5, (i) => rect(196 + i * 54, 206, 22, 262, 3, main.light))
            : line(
                `M${kind === 'cover' ? 232 : 182} ${kind === 'cover' ? 184 : 220}Q330 ${kind === 'cover' ? 176 : 212} ${kind === 'cover' ? 486 : 438} ${kind === 'cover' ? 184 : 220}`,
                main.light,
                4,
                0.7,
              )),
      ),
      kind === 'cover'
        ? line('M232 424H488', main.deep, 5) +
            rect(470, 416, 30, 16, 5, clay.base) +
            line('M250 200L300 250M470 200L424 250', main.deep, 2.4, 0.5)
        : line('M184 240L226 282M436 250L398 288M186 452L226 418', main.deep, 2.4, 0.45),
    )
}

/** Curtains on a rod. */
export function curtains(kind: 'curtain' | 'shower' | 'rod' | 'net'): Shape {
  return ({ main, brass, metal, linen }) => {
    const rod = kind === 'shower' ? metal : brass
    const drape = (x: number, w: number, folds: number, tieIn: number): Drawing => {
      const step = w / folds
      return each(folds, (i) =>
        path(
          `M${x + i * step} 96H${x + (i + 1) * step}Q${x + (i + 1) * step + tieIn} 300 ${x + (i + 1) * step + tieIn * 0.4} 496Q${x + (i + 0.5) * step + tieIn * 0.4} 506 ${x + i * step + tieIn * 0.4} 496Q${x + i * step + tieIn} 300 ${x + i * step} 96Z`,
          [main.base, main.light, main.base, main.shade][i % 4] ?? main.base,
        ),
      )
    }
    if (kind === 'rod')
      return draw(
        rect(90, 212, 540, 16, 8, main.base),
        rect(90, 215, 540, 4, 2, main.light),
        [74, 646].map((x) => oval(x, 220, 24, 24, main.base) + oval(x - 6, 212, 8, 8, main.light)),
        [170, 550].map((x) => rect(x - 6, 196, 12, 62, 3, main.shade)),
        each(
          8,
          (i) =>
            `<ellipse cx="${230 + i * 24}" cy="232" rx="11" ry="17" fill="none" stroke="${main.deep}" stroke-width="4"/>`,
        ),
        path('M222 250H420L412 470Q390 480 370 470T330 470T290 470T250 470T214 470Z', linen.base),
        each(5, (i) => line(`M${254 + i * 34} 254L${250 + i * 34} 464`, linen.deep, 3, 0.6)),
      )
    if (kind === 'net')
      return draw(
        oval(360, 92, 70, 16, main.shade),
        path('M290 92Q360 110 430 92Q470 300 600 480Q480 502 360 492T120 480Q250 300 290 92Z', '#ffffffa0'),
        each(11, (i) => line(`M${302 + i * 12} 98Q${270 + i * 18} 300 ${150 + i * 42} ${486}`, main.shade, 1.8, 0.7)),
        line('M120 480Q240 502 360 492T600 480', main.deep, 3, 0.5),
        line('M360 0V80', main.deep, 3),
      )
    return draw(
      kind === 'curtain'
        ? rect(206, 110, 308, 360, 0, '#dfe7e6') +
            rect(352, 110, 16, 360, 0, '#fbf8f3') +
            rect(206, 280, 308, 12, 0, '#fbf8f3') +
            rect(206, 110, 308, 360, 0, 'url(#sheen)')
        : rect(130, 440, 460, 56, 20, '#fbf8f3'),
      rect(76, 84, 568, 12, 6, rod.base),
      [70, 650].map((x) => oval(x, 90, 15, 15, rod.base)),
      kind === 'curtain'
        ? drape(96, 150, 6, -14) + drape(474, 150, 6, 14)
        : drape(150, 420, 12, 0) +
            each(
              12,
              (i) => `<circle cx="${168 + i * 35}" cy="92" r="9" fill="none" stroke="${metal.deep}" stroke-width="3"/>`,
            ),
    )
  }
}
export const blind: Shape = ({ main, wood }) =>
  draw(
    rect(120, 90, 480, 390, 4, '#dfe7e6'),
    rect(120, 90, 480, 390, 4, 'url(#sheen)'),
    rect(352, 90, 14, 390, 0, '#fbf8f3'),
    block(108, 76, 504, 34, 10, main.shade),
    rect(122, 108, 476, 212, 0, main.base),
    each(6, (i) => rect(122, 108 + i * 35, 476, 18, 0, main.light)),
    rect(122, 108, 476, 212, 0, 'url(#lit)'),
    block(118, 316, 484, 20, 8, wood.base),
    line('M570 110V420', main.deep, 3),
    oval(570, 428, 7, 11, main.deep),
  )

/** Cloth on a table. */
export function tableCloth(kind: 'cloth' | 'runner'): Shape {
  return ({ main, wood, white, clay, leaf }) => {
    const vase =
      form('M346 132h28l-4 30q34 24 16 64h-52q-18 -40 16 -64z', clay.base) +
      line('M360 136Q350 96 322 76M360 136Q366 90 386 66', leaf.base, 6) +
      oval(322, 74, 16, 11, leaf.base) +
      oval(388, 64, 16, 11, leaf.base)
    return kind === 'cloth'
      ? draw(
          shadow(360, 490, 270),
          draw([150, 554].map((x) => rect(x, 400, 18, 88, 0, wood.shade))),
          form(
            'M142 226H578L636 300Q640 400 628 446Q600 436 560 448T460 446T360 448T260 446T160 448T92 446Q80 400 84 300Z',
            main.base,
          ),
          area(
            [
              [142, 226],
              [578, 226],
              [636, 300],
              [84, 300],
            ],
            main.light,
          ),
          line('M84 300H636', main.shade, 3),
          line(
            'M150 306Q140 380 154 442M260 306Q256 380 264 442M470 306Q476 380 466 442M570 306Q580 380 566 442',
            main.line,
            2.4,
            0.35,
          ),
          line('M92 426Q160 432 260 424T460 424T628 426', main.deep, 3, 0.4),
          vase,
          oval(480, 262, 62, 14, white.base),
          oval(480, 262, 40, 9, white.shade),
        )
      : draw(
          shadow(360, 490, 290),
          draw([110, 588].map((x) => rect(x, 320, 24, 168, 0, wood.base))),
          area(
            [
              [134, 226],
              [586, 226],
              [642, 306],
              [78, 306],
            ],
            wood.light,
          ),
          rect(78, 304, 564, 22, 3, wood.shade),
          area(
            [
              [292, 222],
              [428, 222],
              [450, 306],
              [270, 306],
            ],
            main.base,
          ),
          form('M270 304H450V420L360 446 270 420Z', main.base),
          line('M284 306V416L360 436 436 416V306', main.light, 4, 0.7),
          vase,
        )
  }
}
export const placemats: Shape = ({ main, white, metal }) =>
  draw(
    shadow(360, 452, 280, 26),
    oval(360, 346, 262, 116, main.base),
    each(
      6,
      (i) =>
        `<ellipse cx="360" cy="346" rx="${250 - i * 14}" ry="${110 - i * 6}" fill="none" stroke="${main.deep}" stroke-width="2" opacity="0.5"/>`,
    ),
    oval(360, 338, 156, 68, white.light),
    oval(360, 336, 104, 44, white.shade),
    oval(360, 336, 98, 40, white.light),
    line('M566 300V392M556 276V304M566 276V304M576 276V304M556 304H576', metal.deep, 5),
    line('M154 392V310Q144 280 154 270Q164 290 158 330', metal.deep, 6),
  )
export const napkins: Shape = ({ main, linen, brass }) =>
  draw(
    shadow(360, 450, 250, 24),
    block(140, 388, 440, 48, 10, linen.base),
    area(
      [
        [170, 250],
        [420, 200],
        [560, 350],
        [270, 396],
      ],
      main.base,
    ),
    area(
      [
        [170, 250],
        [420, 200],
        [430, 296],
        [206, 324],
      ],
      main.light,
    ),
    line('M204 324L430 296M236 360L500 322', main.deep, 2.4, 0.5),
    `<ellipse cx="352" cy="304" rx="34" ry="74" transform="rotate(-12 352 304)" fill="none" stroke="${brass.base}" stroke-width="14"/>`,
  )
export const teaTowel: Shape = ({ main, linen, wood }) =>
  draw(
    oval(360, 96, 18, 18, wood.base),
    rect(353, 96, 14, 24, 4, wood.shade),
    castShadow((f) => path('M250 124Q360 96 470 124L500 480Q430 492 360 480T220 480Z', f)),
    form('M250 124Q360 96 470 124L500 480Q430 492 360 480T220 480Z', linen.light),
    path('M232 380L493 380 496 414 228 414Z', main.base),
    path('M226 430L498 430 499 446 224 446Z', main.shade),
    path('M238 324L488 324 489 334 237 334Z', main.base),
    line('M360 112Q350 290 366 478M300 116Q280 300 276 480M424 118Q440 300 444 482', linen.deep, 2.4, 0.6),
  )

/** Towels: a hung one before a folded pair; a beach towel; a robe. */
export function towel(kind: 'bath' | 'beach'): Shape {
  return ({ main, linen, white }) =>
    kind === 'bath'
      ? draw(
          shadow(360, 480, 240),
          [
            [0, main.shade],
            [1, main.base],
            [2, main.light],
            [3, linen.light],
          ].map(
            ([i, fill]) =>
              block(176 - Number(i) * 2 + (Number(i) % 2) * 8, 408 - Number(i) * 70, 368, 66, 30, String(fill)) +
              line(`M${210 + Number(i)} ${442 - Number(i) * 70}H530`, main.line, 2, 0.3) +
              each(3, (k) =>
                rect(216 + k * 10, 410 - Number(i) * 70, 4, 62, 0, Number(i) === 3 ? linen.deep : white.base),
              ) +
              line(`M528 ${418 - Number(i) * 70}q18 26 0 48`, main.line, 2.4, 0.35),
          ),
        )
      : draw(
          shadow(360, 470, 280),
          castShadow((f) => path('M150 120H570L600 456H120Z', f)),
          form('M150 120H570L600 456H120Z', main.base),
          each(5, (i) =>
            path(
              `M${146 - i * 5.4} ${150 + i * 62}H${574 + i * 5.4}L${576 + i * 5.4} ${178 + i * 62}H${144 - i * 5.4}Z`,
              i % 2 ? main.shade : white.base,
            ),
          ),
          each(24, (i) => line(`M${126 + i * 20.4} 456v18`, main.shade, 5)),
        )
}
export const robe: Shape = ({ main, wood, brass }) =>
  draw(
    line('M360 78Q360 60 376 60T390 76', brass.base, 5),
    line('M270 126L360 84 450 126', wood.base, 11),
    castShadow((f) =>
      path('M300 112L222 148 158 330 220 350 246 270 238 500H482L474 270 500 350 562 330 498 148 420 112Z', f),
    ),
    form('M300 112L222 148 158 330 220 350 246 270 238 500H482L474 270 500 350 562 330 498 148 420 112Z', main.base),
    path('M300 112L360 290 420 112 444 122 372 330 366 500H352L346 330 276 122Z', main.light),
    path('M242 306H478V330H242Z', main.shade),
    path('M340 304h32l22 108h-20l-20 -78l-14 92h-20z', main.deep),
    line('M264 420V480M456 420V480', main.line, 2, 0.4),
    block(408, 380, 54, 56, 6, main.shade),
  )
