import type { Draw } from '../prng.ts'

/** Sizes in mm as the truth knows them; `t` says where the size lies between the smallest and the largest of its rule. */
export interface Size {
  t: number
  shape: 'round' | 'square' | 'rectangular' | null
  widthMm?: number
  /** Extensible: the open width. */
  widthHighMm?: number
  depthMm?: number
  heightMm?: number
  diameterMm?: number
  lengthMm?: number
  seatHeightMm?: number
  lyingWidthMm?: number
  lyingLengthMm?: number
  /** Which axes a title gives: "160x200" of a bed are the mattress's. */
  kind: 'box' | 'round' | 'flat' | 'bed' | 'hung' | 'length' | 'none'
}

/**
 * The sizes of one family, smallest first, by a rule of a piece row (cm; modes separated by ` | `, one is drawn):
 * `box W D H [seat S]`, `ext W D H +E`, `round D H`, `flat 140x200,160x230 [hH]`, `slab 120x60` (width and depth), `bed 140x190,160x200 H M` (M: frame margin),
 * `hung W H D`, `pics 30x40,50x70 D`, `drop 140x260`, `len 100,150`, `none`. A range is `80-120`, `80-120/5` in steps, `50%-65%` of the width.
 */
export function drawSizes(rule: string, count: number, draw: Draw): Size[] {
  const [mode = '', ...args] = draw.pick(rule.split(' | ')).trim().split(' ')
  if (mode === 'box' || mode === 'ext') return boxes(mode, args, count, draw)
  if (mode === 'round') return rounds(args, count, draw)
  if (mode === 'hung') return hung(args, count, draw)
  if (mode === 'len') return lengths(args[0] ?? '', count, draw)
  if (mode === 'none') return [{ t: draw.unit(), shape: null, kind: 'none' }]
  if (mode === 'flat' || mode === 'slab' || mode === 'bed' || mode === 'pics' || mode === 'drop')
    return pairs(mode, args, count, draw)
  throw new Error(`no size rule is called ${mode}`)
}

interface Range {
  low: number
  high: number
  step: number
  isShare: boolean
}

function boxes(mode: string, [w = '', d = '', h = '', ...rest]: string[], count: number, draw: Draw): Size[] {
  const [width, depth, height] = [rangeOf(w), rangeOf(d), rangeOf(h)]
  const depthAt = draw.unit()
  const heightMm = at(height, draw.unit())
  const seat = rest[0] === 'seat' ? { seatHeightMm: at(rangeOf(rest[1] ?? ''), draw.unit()) } : {}
  const extra = mode === 'ext' ? at(rangeOf((rest[0] ?? '').slice(1)), draw.unit()) : 0
  return quantiles(count, draw).map((t): Size => {
    const widthMm = at(width, t)
    const depthMm = depth.isShare
      ? stepped(((depth.low + (depth.high - depth.low) * depthAt) / 100) * widthMm, depth.step * 10)
      : at(depth, Math.min(1, depthAt * 0.7 + t * 0.3))
    return {
      t,
      kind: 'box',
      shape: widthMm === depthMm ? 'square' : 'rectangular',
      widthMm,
      depthMm,
      heightMm,
      ...seat,
      ...(extra > 0 ? { widthHighMm: widthMm + extra } : {}),
    }
  })
}

function rounds([d = '', h = '']: string[], count: number, draw: Draw): Size[] {
  const heightAt = draw.unit()
  return quantiles(count, draw).map((t): Size => ({
    t,
    kind: 'round',
    shape: 'round',
    diameterMm: at(rangeOf(d), t),
    ...(h === '' ? {} : { heightMm: at(rangeOf(h), Math.min(1, heightAt * 0.6 + t * 0.4)) }),
  }))
}

function hung([w = '', h = '', d = '']: string[], count: number, draw: Draw): Size[] {
  const [width, height] = [rangeOf(w), rangeOf(h)]
  const heightAt = draw.unit()
  const depthMm = at(rangeOf(d), draw.unit())
  return quantiles(count, draw).map((t): Size => {
    const widthMm = at(width, t)
    const heightMm = height.isShare
      ? stepped(((height.low + (height.high - height.low) * heightAt) / 100) * widthMm, height.step * 10)
      : at(height, heightAt)
    return { t, kind: 'hung', shape: widthMm === heightMm ? 'square' : 'rectangular', widthMm, heightMm, depthMm }
  })
}

function pairs(
  mode: 'flat' | 'slab' | 'bed' | 'pics' | 'drop',
  [list = '', second = '', third = '']: string[],
  count: number,
  draw: Draw,
): Size[] {
  const all = list.split(',')
  const thick = /^h?\d/.test(second) ? at(rangeOf(second.replace('h', '')), draw.unit()) : undefined
  const margin = mode === 'bed' ? at(rangeOf(third), draw.unit()) : 0
  return draw
    .some(
      all.map((_, index) => index),
      Math.min(count, all.length),
    )
    .map((index): Size => {
      const [a = 0, b = 0] = (all[index] ?? '').split('x').map((cm) => Math.round(Number(cm) * 10))
      const base = {
        t: all.length === 1 ? 0.5 : index / (all.length - 1),
        shape: a === b ? ('square' as const) : ('rectangular' as const),
      }
      if (mode === 'bed')
        return {
          ...base,
          shape: null,
          kind: 'bed',
          lyingWidthMm: a,
          lyingLengthMm: b,
          widthMm: a + margin,
          lengthMm: b + Math.round((margin * 1.2) / 10) * 10,
          ...(thick === undefined ? {} : { heightMm: thick }),
        }
      if (mode === 'slab') return { ...base, kind: 'flat', widthMm: a, depthMm: b }
      if (mode === 'flat')
        return { ...base, kind: 'flat', widthMm: a, lengthMm: b, ...(thick === undefined ? {} : { heightMm: thick }) }
      return { ...base, kind: 'hung', widthMm: a, heightMm: b, ...(thick === undefined ? {} : { depthMm: thick }) }
    })
}

function lengths(list: string, count: number, draw: Draw): Size[] {
  const all = list.split(',')
  return draw
    .some(
      all.map((_, index) => index),
      count,
    )
    .map((index): Size => ({
      t: all.length === 1 ? 0.5 : index / (all.length - 1),
      kind: 'length',
      shape: null,
      lengthMm: Math.round(Number(all[index]) * 10),
    }))
}

/** `count` places between 0 and 1, ascending and apart. */
function quantiles(count: number, draw: Draw): number[] {
  if (count === 1) return [draw.unit()]
  const start = draw.unit() * 0.3
  return Array.from({ length: count }, (_, index) => start + (((1 - start) * index) / (count - 1)) * 0.95)
}

function rangeOf(text: string): Range {
  const match = /^(\d+(?:\.\d+)?)%?(?:-(\d+(?:\.\d+)?))?(%?)(?:\/(\d+(?:\.\d+)?))?$/.exec(text)
  if (match === null) throw new Error(`not a range: ${text}`)
  const low = Number(match[1])
  return {
    low,
    high: match[2] === undefined ? low : Number(match[2]),
    step: match[4] === undefined ? (low < 3 ? 0.1 : 1) : Number(match[4]),
    isShare: text.includes('%'),
  }
}

function at(range: Range, t: number): number {
  return stepped((range.low + (range.high - range.low) * t) * 10, range.step * 10)
}

function stepped(mm: number, stepMm: number): number {
  return Math.max(1, Math.round(Math.round(mm / stepMm) * stepMm))
}
