import type { BytePlanes } from './byte-planes.ts'

/**
 * A drawing as pale grey surfaces with dark outlines, one byte a pixel on white: lines where layers meet and where the light jumps, as at
 * the edge of a board or the gap of a drawer.
 */
export function lineArt(planes: BytePlanes): Uint8Array {
  const { width, height, first, second, share, light } = planes
  const out = new Uint8Array(width * height).fill(255)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      if (first[i] === 0 && (share[i] === 255 || second[i] === 0)) continue
      const dx = (light[i + 1] as number) - (light[i - 1] as number)
      const dy = (light[i + width] as number) - (light[i - width] as number)
      const jump = 0.7 * Math.min(1, Math.max(0, (Math.hypot(dx, dy) - 9) / 30))
      // One pixel on both sides of an edge, so that the line holds when the picture is made smaller.
      const isBorder =
        share[i] !== 255 ||
        share[i + 1] !== 255 ||
        share[i + width] !== 255 ||
        first[i] !== first[i + 1] ||
        first[i] !== first[i + width]
      const ink = Math.max(jump, isBorder ? 0.75 : 0)
      const pale = 226 + ((light[i] as number) * 26) / 255
      out[i] = Math.round(pale * (1 - ink) + 56 * ink)
    }
  }
  return out
}
