import type { Camera } from './camera.ts'
import { denoised, type Guide } from './denoise.ts'
import type { Lighting } from './light.ts'
import { GROUND, type Ground } from './primary.ts'
import type { Seen } from './seen.ts'

interface Work {
  lighting: Lighting
  ground: Ground
  camera: Camera
  seen: Seen
  samples: number
}

/**
 * The shadow on the ground, soft as it is: traced at every third pixel with twice the samples, smoothed, and spread over the pixels
 * between. Written into `light` where a pixel sees the ground.
 */
export function lightGround(work: Work, light: Float32Array): void {
  const { seen, camera } = work
  const guide = coarseGuide(work)
  const direct = new Float32Array(guide.part.length)
  const around = new Float32Array(guide.part.length)
  const [ny, nz] = work.ground.kind === 'wall' ? [0, 1] : [1, 0]
  for (let i = 0; i < direct.length; i++) {
    if ((guide.part[i] as number) < 0) continue
    const [x, y, z] = [guide.place[i * 3] as number, guide.place[i * 3 + 1] as number, guide.place[i * 3 + 2] as number]
    for (let s = 0; s < work.samples * 2; s++)
      direct[i] = (direct[i] as number) + work.lighting.direct(x, y, z, 0, ny, nz, i, s) / (work.samples * 2)
    for (let s = 0; s < work.samples; s++)
      around[i] = (around[i] as number) + work.lighting.around(x, y, z, 0, ny, nz, i, s) / work.samples
  }
  const a = denoised(direct, guide, { steps: [1, 2, 4, 8, 4, 2, 1], tolerance: 2 })
  const b = denoised(around, guide, { steps: [16, 8, 4, 2, 1], tolerance: Infinity })
  for (let y = 0; y < camera.height; y++) {
    for (let x = 0; x < camera.width; x++) {
      const i = y * camera.width + x
      if (seen.part[i] !== GROUND) continue
      light[i] = spread(a, guide, x, y) + spread(b, guide, x, y)
    }
  }
}

/** Pixels between two that are traced. */
const STEP = 3

/** Every third pixel's place on the ground, where any pixel around sees it. */
function coarseGuide({ ground, camera, seen }: Work): Guide {
  const width = Math.ceil(camera.width / STEP)
  const height = Math.ceil(camera.height / STEP)
  const guide: Guide = {
    width,
    height,
    isOfBoards: false,
    pixel: seen.pixel * STEP,
    part: new Int16Array(width * height).fill(-2),
    place: new Float32Array(width * height * 3),
    normal: new Float32Array(width * height * 3),
  }
  const scale = camera.tangent / (camera.height / 2)
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [(i % width) * STEP + STEP / 2, Math.floor(i / width) * STEP + STEP / 2]
    if (!isNear(seen, Math.floor(x), Math.floor(y))) continue
    const a = (x - camera.width / 2) * scale + camera.shiftX
    const b = (camera.height / 2 - y) * scale + camera.shiftY
    const d = [0, 1, 2].map(
      (c) => (camera.forward[c] as number) + (camera.right[c] as number) * a + (camera.up[c] as number) * b,
    )
    const axis = ground.kind === 'wall' ? 2 : 1
    if ((d[axis] as number) >= 0) continue
    const at = (ground.level - (camera.eye[axis] as number)) / (d[axis] as number)
    guide.part[i] = 0
    for (let c = 0; c < 3; c++) guide.place[i * 3 + c] = (camera.eye[c] as number) + (d[c] as number) * at
    guide.normal[i * 3 + axis] = 1
  }
  return guide
}

function isNear(seen: Seen, x: number, y: number): boolean {
  for (let v = -STEP; v <= STEP; v++) {
    for (let u = -STEP; u <= STEP; u++) {
      const [X, Y] = [x + u, y + v]
      if (X >= 0 && Y >= 0 && X < seen.width && Y < seen.height && seen.part[Y * seen.width + X] === GROUND) return true
    }
  }
  return false
}

/** Bilinear between the coarse values that exist. */
function spread(source: Float32Array, guide: Guide, x: number, y: number): number {
  const [fx, fy] = [(x + 0.5) / STEP - 0.5, (y + 0.5) / STEP - 0.5]
  const [left, top] = [Math.floor(fx), Math.floor(fy)]
  let total = 0
  let weight = 0
  for (let v = 0; v <= 1; v++) {
    for (let u = 0; u <= 1; u++) {
      const [X, Y] = [left + u, top + v]
      if (X < 0 || Y < 0 || X >= guide.width || Y >= guide.height || (guide.part[Y * guide.width + X] as number) < 0)
        continue
      const w = (u === 0 ? 1 - (fx - left) : fx - left) * (v === 0 ? 1 - (fy - top) : fy - top) + 1e-6
      total += (source[Y * guide.width + X] as number) * w
      weight += w
    }
  }
  return weight > 0 ? total / weight : 1
}
