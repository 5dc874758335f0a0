import type { Size } from '../pieces/size-rule.ts'
import type { SizeStyle } from '../shops/shop.ts'

/** A size as titles write it: "160 x 90 x 75 cm", "L160 P90 A75", "1,60 x 0,90 m", "Ø 80 cm"; null when there is none or the style says so. */
export function titleSize(size: Size, style: SizeStyle): string | null {
  if (style === 'none' || size.kind === 'none') return null
  if (size.kind === 'length')
    return (size.lengthMm ?? 0) >= (style === 'metres' ? 1000 : 3000)
      ? `${metres(size.lengthMm).replace(',00', '')} m`
      : `${cm(size.lengthMm)} cm`
  if (size.kind === 'round') return roundSize(size, style)
  const [first, second] = pairOf(size)
  if (size.widthHighMm !== undefined)
    return style === 'metres'
      ? `${metres(first)}/${metres(size.widthHighMm)} m`
      : `${cm(first)}/${cm(size.widthHighMm)} x ${cm(second)} cm`
  if (size.kind === 'box') return boxSize(size, style)
  if (style === 'metres' && first >= 1000 && second >= 1000) return `${metres(first)} x ${metres(second)} m`
  if (style === 'lpa' && size.kind === 'hung') return `L${cm(first)} A${cm(second)}`
  return style === 'x' || style === 'lpa' ? `${cm(first)}x${cm(second)} cm` : `${cm(first)} x ${cm(second)} cm`
}

/** Every size in one line, for texts: "160 x 90 x 75 cm". */
export function fullSize(size: Size): string | null {
  if (size.kind === 'none' || size.kind === 'length')
    return size.lengthMm === undefined ? null : `${cm(size.lengthMm)} cm`
  if (size.kind === 'round')
    return `Ø ${cm(size.diameterMm)}${size.heightMm === undefined ? '' : ` x ${cm(size.heightMm)}`} cm`
  if (size.kind === 'box') return `${cm(size.widthMm)} x ${cm(size.depthMm)} x ${cm(size.heightMm)} cm`
  if (size.kind === 'bed')
    return `${cm(size.widthMm)} x ${cm(size.lengthMm)}${size.heightMm === undefined ? '' : ` x ${cm(size.heightMm)}`} cm`
  const [first, second] = pairOf(size)
  return `${cm(first)} x ${cm(second)} cm`
}

export type SaidAxis =
  | 'width'
  | 'depth'
  | 'height'
  | 'diameter'
  | 'length'
  | 'seatHeight'
  | 'lyingWidth'
  | 'lyingLength'
  | 'reach'

/** What `titleSize` gives away; `reach` is the far end of an extensible width. */
export function axesOfTitle(size: Size, style: SizeStyle): readonly SaidAxis[] {
  if (titleSize(size, style) === null) return []
  if (size.kind === 'length') return ['length']
  if (size.kind === 'round') return ['diameter']
  if (size.kind === 'bed') return ['lyingWidth', 'lyingLength']
  if (size.widthHighMm !== undefined) return style === 'metres' ? ['width', 'reach'] : ['width', 'reach', 'depth']
  if (size.kind !== 'box') return secondSide(size)
  return style === 'words' || style === 'width' || (style === 'metres' && (size.widthMm ?? 0) >= 1000)
    ? ['width']
    : ['width', 'depth', 'height']
}

/** What `fullSize` gives away. */
export function axesOfFull(size: Size): readonly SaidAxis[] {
  if (size.kind === 'none' || size.kind === 'length') return ['length']
  if (size.kind === 'round') return ['diameter', 'height']
  if (size.kind === 'box') return ['width', 'depth', 'height']
  return size.kind === 'bed' ? ['width', 'length', 'height'] : secondSide(size)
}

function secondSide(size: Size): readonly SaidAxis[] {
  return ['width', size.kind === 'hung' ? 'height' : size.lengthMm === undefined ? 'depth' : 'length']
}

/** Centimetres with a Portuguese comma: 1205 → "120,5". */
export function cm(mm: number | undefined): string {
  return String(Math.round(mm ?? 0) / 10).replace('.', ',')
}

function metres(mm: number | undefined): string {
  return ((mm ?? 0) / 1000).toFixed(2).replace('.', ',')
}

function pairOf(size: Size): readonly [number, number] {
  if (size.kind === 'bed') return [size.lyingWidthMm ?? 0, size.lyingLengthMm ?? 0]
  if (size.kind === 'flat') return [size.widthMm ?? 0, size.lengthMm ?? size.depthMm ?? 0]
  return size.kind === 'hung' ? [size.widthMm ?? 0, size.heightMm ?? 0] : [size.widthMm ?? 0, size.depthMm ?? 0]
}

function roundSize(size: Size, style: SizeStyle): string {
  const diameter = size.diameterMm
  if (style === 'metres' && (diameter ?? 0) >= 1000) return `Ø ${metres(diameter)} m`
  if (style === 'words') return `${cm(diameter)} cm de diâmetro`
  return style === 'x' ? `Ø${cm(diameter)} cm` : `Ø ${cm(diameter)} cm`
}

function boxSize(size: Size, style: SizeStyle): string {
  const [w, d, h] = [cm(size.widthMm), cm(size.depthMm), cm(size.heightMm)]
  if (style === 'lpa') return `L${w} P${d} A${h}`
  if (style === 'words') return `${w} cm de largura`
  if (style === 'width') return `${w} cm`
  if (style === 'metres' && (size.widthMm ?? 0) >= 1000) return `${metres(size.widthMm)} m`
  return style === 'x' ? `${w}x${d}x${h} cm` : `${w} x ${d} x ${h} cm`
}
