/** The marks that all drawings are made of: strings of SVG, with every number rounded so that equal calls draw equal bytes. */
export type Drawing = string

const n = (value: number): string => String(Math.round(value * 10) / 10)

export const draw = (...parts: readonly (Drawing | readonly Drawing[])[]): Drawing => parts.flat().join('')

/** Every whole step from 0: `each(3, (i) => …)`. */
export const each = (count: number, part: (index: number) => Drawing): Drawing =>
  Array.from({ length: count }, (_, index) => part(index)).join('')

/** A flat rectangle, corners rounded by `r`. */
export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string): Drawing =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(w, 0))}" height="${n(Math.max(h, 0))}"${r > 0 ? ` rx="${n(Math.min(r, w / 2, h / 2))}"` : ''} fill="${fill}"/>`

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string): Drawing =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`

export const path = (d: string, fill: string): Drawing => `<path d="${d}" fill="${fill}"/>`

/** A drawn line: seams, cables, wires, folds. */
export const line = (d: string, colour: string, width: number, opacity = 1): Drawing =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/** The outline of an oval. */
export const ring = (cx: number, cy: number, rx: number, ry: number, colour: string, width: number): Drawing =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"/>`

/** Corners in order, closed. */
export const area = (points: readonly (readonly [number, number])[], fill: string): Drawing =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill)

/** With the light from the upper left on it: the same form once more under a transparent gradient. */
export const lit = (form: (fill: string) => Drawing, fill: string): Drawing => form(fill) + form('url(#lit)')

export const block = (x: number, y: number, w: number, h: number, r: number, fill: string): Drawing =>
  lit((paint) => rect(x, y, w, h, r, paint), fill)
export const form = (d: string, fill: string): Drawing => lit((paint) => path(d, paint), fill)
export const ball = (cx: number, cy: number, rx: number, ry: number, fill: string): Drawing =>
  lit((paint) => oval(cx, cy, rx, ry, paint), fill)
export const plate = (points: readonly (readonly [number, number])[], fill: string): Drawing =>
  lit((paint) => area(points, paint), fill)

/** What lies on the floor under a piece. */
export const shadow = (cx: number, cy: number, rx: number, ry = 20): Drawing => oval(cx, cy, rx, ry, 'url(#shadow)')

/** What a flat thing throws on the wall or floor behind it. */
export const castShadow = (form: (fill: string) => Drawing): Drawing =>
  draw([14, 9, 5].map((by) => `<g transform="translate(${n(by * 0.6)} ${by})" opacity="0.06">${form('#3b2a1a')}</g>`))

export const moved = (x: number, y: number, ...parts: readonly Drawing[]): Drawing =>
  `<g transform="translate(${n(x)} ${n(y)})">${parts.join('')}</g>`
export const turned = (degrees: number, cx: number, cy: number, ...parts: readonly Drawing[]): Drawing =>
  `<g transform="rotate(${n(degrees)} ${n(cx)} ${n(cy)})">${parts.join('')}</g>`
/** Larger or smaller around a point. */
export const scaled = (factor: number, cx: number, cy: number, ...parts: readonly Drawing[]): Drawing =>
  `<g transform="translate(${n(cx * (1 - factor))} ${n(cy * (1 - factor))}) scale(${factor})">${parts.join('')}</g>`
