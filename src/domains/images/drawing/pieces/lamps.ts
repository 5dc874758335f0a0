import { area, ball, block, draw, type Drawing, each, form, line, oval, rect, shadow } from '../ink.ts'
import type { Shape } from '../shape.ts'

function glow(cx: number, cy: number, r: number): Drawing {
  return oval(cx, cy, r, r, 'url(#glow)')
}
function dome(cx: number, y: number, w: number, h: number, fill: string): Drawing {
  return form(`M${cx - w / 2} ${y + h}Q${cx - w / 2} ${y} ${cx} ${y}T${cx + w / 2} ${y + h}Z`, fill)
}
function coneShade(cx: number, y: number, top: number, bottom: number, h: number, fill: string): Drawing {
  return form(
    `M${cx - top / 2} ${y}Q${cx} ${y + 10} ${cx + top / 2} ${y}L${cx + bottom / 2} ${y + h}Q${cx} ${y + h + 18} ${cx - bottom / 2} ${y + h}Z`,
    fill,
  )
}

/** Hanging lamps. */
export function pendant(kind: 'dome' | 'cluster'): Shape {
  return ({ main, dark, brass }) =>
    kind === 'dome'
      ? draw(
          glow(360, 400, 190),
          line('M360 0V196', dark.base, 4),
          rect(346, 184, 28, 34, 6, brass.base),
          dome(360, 212, 360, 170, main.base),
          line('M206 340Q222 268 286 238', main.light, 8, 0.7),
          oval(360, 382, 180, 22, main.deep),
          oval(360, 384, 150, 15, '#ffe9bd'),
        )
      : draw(
          glow(250, 300, 150),
          glow(470, 340, 150),
          [
            [250, 230],
            [362, 320],
            [474, 260],
          ].map(
            ([x = 0, y = 0]) =>
              line(`M${x} 40V${y - 60}`, dark.base, 3) +
              rect(x - 10, y - 66, 20, 22, 4, brass.base) +
              ball(x, y, 62, 62, main.base),
          ),
          rect(220, 22, 284, 18, 6, brass.base),
        )
}

/** Lamps flat under the ceiling. */
export const ceilingLamp: Shape = ({ main, brass }) =>
  draw(
    glow(360, 330, 240),
    rect(250, 150, 220, 22, 8, brass.shade),
    form('M130 178H590Q586 322 360 322T130 178Z', main.light),
    rect(118, 164, 484, 22, 10, main.base),
    line('M170 208Q196 280 300 302', '#ffffff', 9, 0.6),
    oval(360, 322, 22, 9, brass.base),
  )
export const chandelier: Shape = ({ main, brass }) =>
  draw(
    glow(360, 260, 260),
    line('M360 0V170', main.shade, 5),
    form('M340 150H380L372 210Q396 250 372 300L360 330 348 300Q324 250 348 210Z', main.base),
    [-1, 1].map(
      (s) =>
        line(`M360 280Q${360 + s * 90} 350 ${360 + s * 110} 240`, main.base, 8) +
        line(`M360 300Q${360 + s * 200} 400 ${360 + s * 220} 250`, main.base, 8),
    ),
    [-220, -110, 110, 220].map((dx, i) => {
      const y = i === 0 || i === 3 ? 250 : 240
      return (
        oval(360 + dx, y, 26, 7, main.shade) +
        rect(353 + dx, y - 54, 14, 52, 3, '#fbf4e4') +
        form(
          `M${360 + dx} ${y - 92}Q${376 + dx} ${y - 66} ${360 + dx} ${y - 54}Q${344 + dx} ${y - 66} ${360 + dx} ${y - 92}Z`,
          '#ffe1a0',
        )
      )
    }),
    [-220, -110, 0, 110, 220].map(
      (dx) =>
        line(`M${360 + dx} ${dx === 0 ? 330 : 300 - Math.abs(dx) * 0.12}v24`, main.line, 1.5) +
        form(`M${360 + dx} ${dx === 0 ? 352 : 322 - Math.abs(dx) * 0.12}q12 22 0 36q-12 -14 0 -36z`, '#e4eeee'),
    ),
    oval(360, 8, 40, 8, brass.shade),
  )
export const track: Shape = ({ main, dark }) =>
  draw(
    rect(90, 116, 540, 20, 6, main.shade),
    [170, 360, 550].map(
      (x, i) =>
        glow(x + [-30, 0, 30][i]!, 330, 110) +
        rect(x - 5, 134, 10, 50, 2, dark.base) +
        `<g transform="rotate(${[18, 0, -18][i]} ${x} 190)">${block(x - 42, 184, 84, 124, 14, main.base)}${oval(x, 308, 42, 10, '#ffe9bd')}${rect(x - 42, 280, 84, 5, 0, main.shade)}</g>`,
    ),
  )
export const ceilingFan: Shape = ({ main, wood, brass }) =>
  draw(
    glow(360, 300, 170),
    rect(352, 40, 16, 130, 3, brass.base),
    [
      [80, 196, 1],
      [640, 196, -1],
    ].map(([x = 0, y = 0, s = 1]) =>
      form(
        `M${360 - s * 40} 202L${x} ${y - 22}Q${x - s * 26} ${y + 6} ${x + s * 6} ${y + 34}L${360 - s * 40} 226Z`,
        wood.base,
      ),
    ),
    form('M320 210L210 296Q222 330 262 322L344 236Z', wood.shade),
    form('M400 210L510 296Q498 330 458 322L376 236Z', wood.light),
    block(306, 166, 108, 66, 22, main.base),
    form('M296 232H424Q420 312 360 312T296 232Z', '#fff3d8'),
  )

/** Standing lamps. */
export function floorLamp(kind: 'shade' | 'arc'): Shape {
  return ({ main, dark, wood }) =>
    draw(
      shadow(360, 506, 150, 16),
      glow(360, 160, 180),
      line('M360 200L280 500M360 200L440 500', wood.base, 11),
      line('M360 200V478', wood.shade, 9),
      kind === 'arc' ? line('M310 392H412', dark.base, 5) : '',
      coneShade(360, 72, 150, 250, 160, main.base),
      line('M296 84L256 226M328 88L308 236', main.light, 4, 0.5),
    )
}
export function tableLamp(kind: 'ceramic' | 'portable'): Shape {
  return ({ main, linen, brass, clay }) =>
    kind === 'ceramic'
      ? draw(
          shadow(360, 494, 150, 18),
          glow(360, 200, 230),
          form('M334 290H386V318Q462 352 446 428Q436 480 400 490H320Q284 480 274 428Q258 352 334 318Z', main.base),
          line('M298 390Q300 350 330 336', main.light, 9, 0.7),
          rect(348, 262, 24, 32, 3, brass.base),
          coneShade(360, 84, 170, 330, 178, linen.light),
          line('M284 96L226 254', '#fff', 6, 0.5),
        )
      : draw(
          shadow(360, 492, 130, 16),
          glow(360, 210, 220),
          dome(360, 130, 270, 112, main.base),
          oval(360, 242, 135, 16, main.deep),
          oval(360, 242, 110, 10, '#ffe9bd'),
          rect(350, 244, 20, 218, 4, main.shade),
          form('M276 488Q276 462 360 458T444 488Z', main.base),
          oval(360, 478, 8, 4, clay.base),
          line('M258 214Q270 168 316 150', main.light, 7, 0.6),
        )
}
export const deskLamp: Shape = ({ main, dark, brass }) =>
  draw(
    shadow(330, 492, 170, 18),
    glow(470, 270, 170),
    form('M230 488Q232 458 320 456T412 488Z', main.base),
    line('M320 458L240 282', main.shade, 11),
    line('M240 282L420 150', main.base, 11),
    oval(240, 282, 14, 14, brass.base),
    oval(420, 150, 11, 11, brass.base),
    `<g transform="rotate(38 420 150)">${form('M384 150Q390 122 424 122T464 150L500 232H348Z', main.base)}${oval(424, 232, 76, 14, '#ffe9bd')}${line('M392 160L366 224', main.light, 6, 0.6)}</g>`,
    line('M308 470H336', dark.line, 3),
  )
export function sconce(kind: 'globe' | 'outdoor'): Shape {
  return ({ main, brass, dark }) =>
    kind === 'globe'
      ? draw(
          glow(360, 210, 220),
          block(314, 250, 92, 190, 30, brass.shade),
          line('M360 380Q440 380 440 310L440 300', brass.base, 12),
          line('M360 380Q280 380 280 310L280 300', brass.base, 12),
          [280, 440].map(
            (x) =>
              oval(x, 300, 34, 9, brass.shade) +
              ball(x, 228, 74, 74, main.light) +
              line(`M${x - 46} 212Q${x - 36} 180 ${x - 8} 172`, '#fff', 7, 0.7),
          ),
        )
      : draw(
          glow(360, 300, 250),
          block(332, 90, 56, 120, 8, dark.shade),
          line('M360 130H430Q450 130 450 160', dark.base, 11),
          area(
            [
              [280, 210],
              [440, 210],
              [470, 240],
              [250, 240],
            ],
            main.base,
          ),
          rect(262, 238, 196, 14, 3, main.shade),
          area(
            [
              [270, 250],
              [450, 250],
              [426, 430],
              [294, 430],
            ],
            '#fff1d0',
          ),
          line('M270 250L294 430M450 250L426 430M360 250V430', main.base, 10),
          rect(284, 428, 152, 18, 4, main.base),
          form('M360 300Q384 346 360 384Q336 346 360 300Z', '#ffd88a'),
          form('M330 208Q334 180 360 176T390 208Z', main.base),
        )
}
export const gardenLamp: Shape = ({ main, leaf }) =>
  draw(
    shadow(360, 496, 220, 18),
    glow(260, 220, 170),
    glow(480, 320, 130),
    [
      [260, 150, 490],
      [480, 270, 490],
    ].map(
      ([x = 0, top = 0, floor = 0]) =>
        block(x - 38, top, 76, 30, 8, main.base) +
        rect(x - 28, top + 30, 56, 74, 2, '#fff0cc') +
        draw([-28, -3, 22].map((dx) => rect(x + dx, top + 30, 6, 74, 0, main.base))) +
        block(x - 34, top + 102, 68, 20, 4, main.base) +
        block(x - 16, top + 120, 32, floor - top - 120, 3, main.shade),
    ),
    [150, 190, 350, 390, 560].map((x, i) =>
      line(`M${x} 494q${-14 + i * 2} -34 -26 -58M${x} 494q2 -40 4 -72M${x} 494q14 -30 28 -50`, leaf.base, 6),
    ),
  )
export const stringLights: Shape = ({ main, dark }) =>
  draw(
    [
      [120, 60],
      [300, 40],
    ].map(([y = 0], k) => {
      const sag = k ? 90 : 110
      return (
        line(`M40 ${y}Q360 ${y + sag * 2} 680 ${y}`, dark.base, 4) +
        each(7, (i) => {
          const t = (i + 0.5) / 7
          const x = 40 + 640 * t
          const yy = y + 4 * sag * t * (1 - t)
          return (
            oval(x, yy + 44, 62, 62, 'url(#glow)') +
            rect(x - 9, yy, 18, 20, 4, dark.base) +
            form(
              `M${x - 9} ${yy + 18}Q${x - 26} ${yy + 44} ${x} ${yy + 70}Q${x + 26} ${yy + 44} ${x + 9} ${yy + 18}Z`,
              main.light,
            )
          )
        })
      )
    }),
  )
export const bulb: Shape = ({ main, metal }) =>
  draw(
    glow(360, 230, 240),
    form(
      'M306 372Q304 336 276 306Q226 250 244 184Q268 104 360 100T476 184Q494 250 444 306Q416 336 414 372Z',
      main.light,
    ),
    line('M330 372V280L346 250 360 284 374 250 390 280V372', '#d59a3f', 4),
    line('M268 210Q278 152 330 134', '#ffffff', 10, 0.8),
    each(4, (i) => block(310 + i * 3, 372 + i * 22, 100 - i * 6, 20, 8, i % 2 ? metal.shade : metal.base)),
    form('M328 460H392Q386 484 360 486T328 460Z', metal.deep),
  )
export const ledStrip: Shape = ({ main }) =>
  draw(
    glow(360, 300, 290),
    [0, 1, 2].map(
      (i) =>
        `<ellipse cx="${330}" cy="${300}" rx="${190 - i * 42}" ry="${150 - i * 36}" fill="none" stroke="${i % 2 ? main.base : main.light}" stroke-width="26"/>`,
    ),
    line('M520 300Q530 420 640 430', main.light, 26),
    each(26, (i) => {
      const a = (i / 26) * Math.PI * 2
      return oval(330 + 190 * Math.cos(a), 300 + 150 * Math.sin(a), 6, 6, '#ffc861')
    }),
    each(20, (i) => {
      const a = (i / 20) * Math.PI * 2
      return oval(330 + 148 * Math.cos(a), 300 + 114 * Math.sin(a), 5, 5, '#ffc861')
    }),
    rect(616, 414, 50, 32, 4, main.deep),
  )
export const lampShade: Shape = ({ main, brass }) =>
  draw(
    shadow(360, 462, 230, 24),
    form('M250 130Q360 152 470 130L570 430Q360 480 150 430Z', main.base),
    oval(360, 130, 110, 18, main.deep),
    line('M250 130H470M360 112V148', brass.base, 4),
    `<ellipse cx="360" cy="130" rx="110" ry="18" fill="none" stroke="${main.light}" stroke-width="5"/>`,
    each(9, (i) =>
      line(
        `M${270 + i * 22} ${146 - Math.abs(4 - i)}L${190 + i * 42} ${452 - Math.abs(4 - i) * 4}`,
        main.line,
        1.6,
        0.28,
      ),
    ),
    line('M152 428Q360 478 568 428', main.shade, 7),
  )
export const lampBase: Shape = ({ main, dark, brass }) =>
  draw(
    shadow(300, 488, 150, 18),
    form(
      'M280 190H320V224Q392 262 372 380Q366 440 384 470Q386 486 370 486H230Q214 486 216 470Q234 440 228 380Q208 262 280 224Z',
      main.base,
    ),
    line('M252 350Q250 300 282 266', main.light, 9, 0.6),
    block(280, 134, 40, 60, 6, brass.base),
    oval(300, 134, 20, 6, brass.shade),
    line('M380 470Q470 500 500 430T600 400Q640 400 620 330', dark.base, 7),
    block(592, 262, 54, 70, 12, dark.base),
    line('M608 262V236M630 262V236', brass.base, 7),
  )
