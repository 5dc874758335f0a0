/** The marks that all drawings are made of: strings of SVG, with every number rounded so that equal calls draw equal bytes. */
export type Drawing = string

function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function draw(...parts: readonly (Drawing | readonly Drawing[])[]): Drawing {
  return parts.flat().join('')
}

/** Every whole step from 0: `each(3, (i) => …)`. */
export function each(count: number, part: (index: number) => Drawing): Drawing {
  return Array.from({ length: count }, (_, index) => part(index)).join('')
}

/** A flat rectangle, corners rounded by `r`. */
export function rect(x: number, y: number, w: number, h: number, r: number, fill: string): Drawing {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(w, 0))}" height="${n(Math.max(h, 0))}"${r > 0 ? ` rx="${n(Math.min(r, w / 2, h / 2))}"` : ''} fill="${fill}"/>`
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill: string): Drawing {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`
}

export function path(d: string, fill: string): Drawing {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A drawn line: seams, cables, wires, folds. */
export function line(d: string, colour: string, width: number, opacity = 1): Drawing {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

/** The outline of an oval. */
export function ring(cx: number, cy: number, rx: number, ry: number, colour: string, width: number): Drawing {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"/>`
}

/** Corners in order, closed. */
export function area(points: readonly (readonly [number, number])[], fill: string): Drawing {
  return path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill)
}

/** With the light from the upper left on it: the same form once more under a transparent gradient. */
export function lit(form: (fill: string) => Drawing, fill: string): Drawing {
  return form(fill) + form('url(#lit)')
}

export function block(x: number, y: number, w: number, h: number, r: number, fill: string): Drawing {
  return lit((paint) => rect(x, y, w, h, r, paint), fill)
}
export function form(d: string, fill: string): Drawing {
  return lit((paint) => path(d, paint), fill)
}
export function ball(cx: number, cy: number, rx: number, ry: number, fill: string): Drawing {
  return lit((paint) => oval(cx, cy, rx, ry, paint), fill)
}
export function plate(points: readonly (readonly [number, number])[], fill: string): Drawing {
  return lit((paint) => area(points, paint), fill)
}

/** What lies on the floor under a piece. */
export function shadow(cx: number, cy: number, rx: number, ry = 20): Drawing {
  return oval(cx, cy, rx, ry, 'url(#shadow)')
}

/** What a flat thing throws on the wall or floor behind it. */
export function castShadow(form: (fill: string) => Drawing): Drawing {
  return draw(
    [14, 9, 5].map((by) => `<g transform="translate(${n(by * 0.6)} ${by})" opacity="0.06">${form('#3b2a1a')}</g>`),
  )
}

export function moved(x: number, y: number, ...parts: readonly Drawing[]): Drawing {
  return `<g transform="translate(${n(x)} ${n(y)})">${parts.join('')}</g>`
}
export function turned(degrees: number, cx: number, cy: number, ...parts: readonly Drawing[]): Drawing {
  return `<g transform="rotate(${n(degrees)} ${n(cx)} ${n(cy)})">${parts.join('')}</g>`
}
/** Larger or smaller around a point. */
export function scaled(factor: number, cx: number, cy: number, ...parts: readonly Drawing[]): Drawing {
  return `<g transform="translate(${n(cx * (1 - factor))} ${n(cy * (1 - factor))}) scale(${factor})">${parts.join('')}</g>`
}
