import type { Section } from './shell.ts'

/** A wall of even thickness with a rounded top; `lean` degrees outwards, `belly` swells the inside. */
export function slabSection({
  bottom,
  top,
  thick,
  lean = 0,
  belly = 0,
  round = thick / 2,
  foot = 0.014,
  rows = 10,
}: {
  bottom: number
  top: number
  thick: number
  lean?: number
  belly?: number
  round?: number
  foot?: number
  rows?: number
}): Section {
  const rise = Math.tan((lean * Math.PI) / 180)
  const points: [number, number][] = []
  const height = top - bottom
  const r = Math.min(round, thick / 2)
  const f = Math.min(foot, thick * 0.45)
  for (let k = 0; k < 3; k++)
    points.push([f * (1 - Math.sin((k / 3) * (Math.PI / 2))), bottom + f * (1 - Math.cos((k / 3) * (Math.PI / 2)))])
  for (let k = 0; k < rows; k++)
    points.push([-belly * Math.sin((k / rows) * Math.PI), bottom + f + (height - r - f) * (k / rows)])
  for (let k = 0; k <= 5; k++)
    points.push([r - Math.cos((k / 5) * (Math.PI / 2)) * r, top - r + Math.sin((k / 5) * (Math.PI / 2)) * r])
  for (let k = 0; k <= 5; k++)
    points.push([thick - r + Math.sin((k / 5) * (Math.PI / 2)) * r, top - r + Math.cos((k / 5) * (Math.PI / 2)) * r])
  for (let k = rows - 1; k >= 0; k--) points.push([thick, bottom + f + (height - r - f) * (k / rows)])
  for (let k = 2; k >= 0; k--)
    points.push([
      thick - f * (1 - Math.sin((k / 3) * (Math.PI / 2))),
      bottom + f * (1 - Math.cos((k / 3) * (Math.PI / 2))),
    ])
  return points.map(([out, y]) => [out + (y - bottom) * rise, y])
}

/** Upright inside, rolled over outwards at the top, a narrower neck below the roll. */
export function scrollSection({
  bottom,
  top,
  thick,
  roll,
  lean = 0,
  rows = 13,
}: {
  bottom: number
  top: number
  thick: number
  roll: number
  lean?: number
  rows?: number
}): Section {
  const rise = Math.tan((lean * Math.PI) / 180)
  const centre: [number, number] = [roll * 1.05, top - roll]
  const points: [number, number][] = []
  for (let k = 0; k < rows; k++) points.push([0, bottom + (centre[1] - bottom) * (k / rows)])
  const arc = 22
  for (let k = 0; k <= arc; k++) {
    const turn = Math.PI - (k / arc) * (Math.PI * 1.28)
    points.push([
      centre[0] + Math.cos(turn) * roll * (turn > Math.PI / 2 ? 1.05 : 1),
      centre[1] + Math.sin(turn) * roll,
    ])
  }
  const [, low] = points.at(-1) as [number, number]
  for (let k = 1; k <= rows - 3; k++) points.push([thick, low + (bottom - low) * (k / (rows - 3))])
  return points.map(([out, y]) => [out + (y - bottom) * rise, y])
}

/** Buttons in a diamond pattern: deep at the buttons, folds between them, full in between. `along` and `up` in metres. */
export function diamondTufts({
  pitch,
  rise,
  from,
  to,
  depth,
}: {
  pitch: number
  rise: number
  from: number
  to: number
  depth: number
}): (along: number, up: number) => number {
  return (along, up) => {
    const fade =
      Math.min(1, Math.max(0, (up - from) / (rise * 0.5))) * Math.min(1, Math.max(0, (to - up) / (rise * 0.5)))
    if (fade <= 0) return 0
    const [a, b] = [along / pitch + (up - from) / rise, along / pitch - (up - from) / rise]
    const [fa, fb] = [Math.abs(a - Math.round(a)) * 2, Math.abs(b - Math.round(b)) * 2]
    const fold = Math.min(1, fa * 2.2) * Math.min(1, fb * 2.2)
    const button = Math.exp(-((fa * fa + fb * fb) / 0.16))
    return fade * depth * (0.25 + 0.75 * Math.sqrt(fold) * (0.75 + 0.25 * Math.sqrt(fa * fb)) - 1.1 * button)
  }
}

/** Where those buttons sit. */
export function diamondButtons(
  { pitch, rise, from, to }: { pitch: number; rise: number; from: number; to: number },
  length: number,
): [along: number, up: number][] {
  const found: [number, number][] = []
  for (let row = 0; from + (row * rise) / 2 < to; row++) {
    const up = from + (row * rise) / 2
    if (up < from + rise * 0.3 || up > to - rise * 0.3) continue
    for (let k = 0; k * pitch < length; k++) {
      const along = (k + (row % 2) / 2) * pitch
      if (along > 0.06 && along < length - 0.06) found.push([along, up])
    }
  }
  return found
}

/** Upright channels along a path. */
export function channels({
  pitch,
  from,
  to,
  depth,
}: {
  pitch: number
  from: number
  to: number
  depth: number
}): (along: number, up: number) => number {
  return (along, up) => {
    const fade = Math.min(1, Math.max(0, (up - from) / 0.03)) * Math.min(1, Math.max(0, (to - up) / 0.05))
    const phase = Math.abs(Math.sin((along / pitch) * Math.PI))
    return fade * depth * (phase ** 0.55 - 0.35)
  }
}
