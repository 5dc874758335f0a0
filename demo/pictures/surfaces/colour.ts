/** Linear red, green, blue in 0…1. */
export type Linear = readonly [r: number, g: number, b: number]

/** '#rrggbb' as linear light; throws when it is none. */
export function linear(hex: string): Linear {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`not a colour: "${hex}" (wanted #rrggbb)`)
  return [1, 3, 5].map((at) => fromScreen(parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Linear
}

export function luminance([r, g, b]: Linear): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function fromScreen(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

export function toScreen(value: number): number {
  return value < 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
}
