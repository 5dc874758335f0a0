import { area, castShadow, draw, each, form, lit, line, oval, path, rect, ring } from '../ink.ts'
import type { Shape } from '../shape.ts'

export type RugKind =
  | 'plain'
  | 'shag'
  | 'jute'
  | 'oriental'
  | 'round'
  | 'runner'
  | 'hide'
  | 'kids'
  | 'outdoor'
  | 'vinyl'
  | 'doormat'
  | 'underlay'
  | 'bath'

const SIZE: Partial<Record<RugKind, readonly [number, number]>> = {
  runner: [190, 500],
  doormat: [470, 280],
  bath: [450, 290],
}

/** A rug from above. */
export function rug(kind: RugKind): Shape {
  return (paint) => {
    const { main } = paint
    const [w, h] = SIZE[kind] ?? [540, 380]
    const x = 360 - w / 2
    const y = 288 - h / 2
    if (kind === 'round')
      return draw(
        castShadow((f) => oval(360, 288, 218, 218, f)),
        lit((f) => oval(360, 288, 218, 218, f), main.base),
        [196, 160, 122, 84, 46].map((r, i) => ring(360, 288, r, r, i % 2 ? main.shade : main.light, i === 0 ? 9 : 5)),
        each(40, (i) => {
          const a = (i / 40) * Math.PI * 2
          return line(
            `M${360 + 218 * Math.cos(a)} ${288 + 218 * Math.sin(a)}L${360 + 232 * Math.cos(a)} ${288 + 232 * Math.sin(a)}`,
            main.shade,
            4,
          )
        }),
      )
    if (kind === 'hide') {
      const d =
        'M180 120Q230 90 262 150Q320 130 360 140Q410 126 462 148Q500 84 552 124Q566 166 520 208Q566 290 524 366Q574 420 540 458Q490 470 462 412Q410 440 360 468Q310 440 258 412Q226 474 176 454Q150 414 196 366Q158 288 200 206Q154 160 180 120Z'
      return draw(
        castShadow((f) => path(d, f)),
        form(d, main.light),
        path('M300 190Q380 160 440 220Q470 300 420 360Q360 400 300 350Q250 270 300 190Z', main.shade),
        path('M220 250Q240 230 252 262Q250 300 226 296ZM470 360Q500 350 496 384Q470 400 462 380Z', main.shade),
      )
    }
    return draw(
      castShadow((f) => rect(x, y, w, h, kind === 'bath' ? 30 : 4, f)),
      kind === 'plain' || kind === 'oriental' || kind === 'runner' ? fringe(x, y, w, h, main.shade) : '',
      lit((f) => rect(x, y, w, h, kind === 'bath' ? 30 : kind === 'shag' ? 22 : 4, f), main.base),
      PATTERNS[kind](x, y, w, h, paint),
    )
  }
}

function fringe(x: number, y: number, w: number, h: number, colour: string): string {
  return w > h
    ? each(Math.floor(h / 12), (i) =>
        line(`M${x - 14} ${y + 8 + i * 12}H${x}M${x + w} ${y + 8 + i * 12}h14`, colour, 3),
      )
    : each(Math.floor(w / 12), (i) =>
        line(`M${x + 6 + i * 12} ${y - 14}V${y}M${x + 6 + i * 12} ${y + h}v14`, colour, 3),
      )
}
function frame(x: number, y: number, w: number, h: number, by: number, colour: string, width: number): string {
  return `<rect x="${x + by}" y="${y + by}" width="${w - by * 2}" height="${h - by * 2}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
}
function diamond(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return area(
    [
      [cx, cy - ry],
      [cx + rx, cy],
      [cx, cy + ry],
      [cx - rx, cy],
    ],
    fill,
  )
}

type Pattern = (x: number, y: number, w: number, h: number, paint: Parameters<Shape>[0]) => string
const PATTERNS: Record<RugKind, Pattern> = {
  round: () => '',
  hide: () => '',
  plain: (x, y, w, h, { main }) =>
    frame(x, y, w, h, 20, main.light, 6) +
    each(
      3,
      (i) =>
        diamond(x + w * (0.25 + i * 0.25), y + h / 2, 56, 100, main.shade) +
        diamond(x + w * (0.25 + i * 0.25), y + h / 2, 36, 66, main.base) +
        diamond(x + w * (0.25 + i * 0.25), y + h / 2, 16, 30, main.light),
    ),
  shag: (x, y, w, h, { main }) =>
    each(190, (i) => {
      const px = x + 16 + ((i * 137) % (w - 34))
      const py = y + 16 + ((i * 89) % (h - 36))
      return line(`M${px} ${py}q${(i % 5) - 2} 9 ${((i * 3) % 9) - 4} 15`, i % 3 ? main.light : main.shade, 4, 0.8)
    }),
  jute: (x, y, w, h, { main }) =>
    each(
      Math.floor(h / 19),
      (i) =>
        line(`M${x + 6} ${y + 10 + i * 19}h${w - 12}`, main.shade, 5, 0.55) +
        `<path d="M${x + 6} ${y + 10 + i * 19}h${w - 12}" stroke="${main.deep}" stroke-width="9" stroke-dasharray="2 15" stroke-dashoffset="${(i % 2) * 8}" opacity="0.5"/>`,
    ) + frame(x, y, w, h, 9, main.deep, 14),
  oriental: (x, y, w, h, { main, linen, dark }) =>
    frame(x, y, w, h, 18, linen.base, 10) +
    frame(x, y, w, h, 40, dark.line, 5) +
    each(
      13,
      (i) =>
        diamond(x + 48 + i * ((w - 96) / 12), y + 30, 8, 7, main.deep) +
        diamond(x + 48 + i * ((w - 96) / 12), y + h - 30, 8, 7, main.deep),
    ) +
    rect(x + 52, y + 52, w - 104, h - 104, 0, main.shade) +
    diamond(360, 288, 150, 110, linen.base) +
    diamond(360, 288, 122, 88, main.base) +
    diamond(360, 288, 66, 46, dark.line) +
    diamond(360, 288, 34, 24, linen.light) +
    draw(
      [
        [-170, -84],
        [170, -84],
        [-170, 84],
        [170, 84],
      ].map(
        ([dx = 0, dy = 0]) =>
          diamond(360 + dx, 288 + dy, 34, 26, linen.base) + diamond(360 + dx, 288 + dy, 16, 12, main.base),
      ),
    ),
  runner: (x, y, w, h, { main }) =>
    frame(x, y, w, h, 14, main.light, 5) +
    each(
      5,
      (i) => diamond(360, y + 62 + i * 94, 54, 42, main.shade) + diamond(360, y + 62 + i * 94, 26, 20, main.light),
    ),
  kids: (x, y, _w, _h, { main, white, clay }) =>
    oval(x + 150, y + 150, 62, 62, '#f3d58c') +
    [
      [330, 230],
      [180, 300],
      [430, 110],
    ]
      .map(
        ([dx = 0, dy = 0]) =>
          oval(x + dx, y + dy, 48, 24, white.base) +
          oval(x + dx - 20, y + dy - 14, 28, 24, white.base) +
          oval(x + dx + 20, y + dy - 10, 26, 20, white.base),
      )
      .join('') +
    `<path d="M${x + 260} ${y + 340}a110 110 0 0 1 220 0" fill="none" stroke="${clay.base}" stroke-width="16"/><path d="M${x + 284} ${y + 340}a86 86 0 0 1 172 0" fill="none" stroke="#f3d58c" stroke-width="16"/><path d="M${x + 308} ${y + 340}a62 62 0 0 1 124 0" fill="none" stroke="${main.deep}" stroke-width="16"/>`,
  outdoor: (x, y, w, h, { main, white }) =>
    each(6, (i) => rect(x + 12 + i * 90, y + 12, 38, h - 24, 0, white.base)) + frame(x, y, w, h, 10, main.deep, 8),
  vinyl: (x, y, w, h, { main, linen }) =>
    each(40, (i) => {
      const cx = x + 34 + (i % 8) * 67.4
      const cy = y + 38 + Math.floor(i / 8) * 76
      return (
        rect(cx - 30, cy - 34, 60, 68, 0, (i + Math.floor(i / 8)) % 2 ? linen.light : main.light) +
        diamond(cx, cy, 26, 30, main.base) +
        diamond(cx, cy, 11, 13, linen.light)
      )
    }) + frame(x, y, w, h, 4, main.deep, 8),
  doormat: (x, y, w, h, { main, dark }) =>
    each(60, (i) =>
      line(`M${x + 10 + ((i * 61) % (w - 20))} ${y + 10 + ((i * 43) % (h - 26))}v9`, main.shade, 2.4, 0.7),
    ) +
    frame(x, y, w, h, 18, dark.base, 7) +
    path('M300 330V276L360 236 420 276V330H378V296H342V330Z', dark.base),
  underlay: (x, y, w, h, { main }) =>
    each(13, (i) => line(`M${x + 20 + i * 40} ${y + 6}V${y + h - 6}`, main.deep, 5, 0.5)) +
    each(9, (i) => line(`M${x + 6} ${y + 24 + i * 41}H${x + w - 6}`, main.deep, 5, 0.5)) +
    form(
      `M${x + w} ${y + h}L${x + w - 150} ${y + h}Q${x + w - 96} ${y + h - 110} ${x + w} ${y + h - 130}Z`,
      main.light,
    ),
  bath: (x, y, w, _h, { main }) =>
    each(10, (i) => line(`M${x + 28} ${y + 26 + i * 26}H${x + w - 28}`, i % 2 ? main.light : main.shade, 9, 0.7)),
}
