import { add, cross, dot, minus, times, unit, type Vec3 } from '../geometry/vector.ts'
import type { View } from '../model.ts'

export interface Camera {
  eye: Vec3
  right: Vec3
  up: Vec3
  forward: Vec3
  /** Metres to the piece's middle. */
  distance: number
  /** Half the picture's height at distance 1. */
  tangent: number
  width: number
  height: number
  /** The lens is shifted instead of the camera turned, so that the frame is exact: where the picture's middle lies at distance 1. */
  shiftX: number
  shiftY: number
}

export interface Box {
  low: Vec3
  high: Vec3
}

const FIELD_DEGREES = 22

/**
 * A camera of a long lens (22°) that holds the whole box with a margin, in a picture of exactly the box's outline plus `margin` pixels;
 * a zoomed view fills a 4:3 picture instead. `longest` is the longer side of the picture in pixels.
 */
export function cameraOn(box: Box, view: View, longest: number, margin: number): Camera {
  const [az, el] = [(view.azimuth * Math.PI) / 180, (view.elevation * Math.PI) / 180]
  const forward: Vec3 = [-Math.sin(az) * Math.cos(el), -Math.sin(el), -Math.cos(az) * Math.cos(el)]
  const right = unit(cross(forward, Math.abs(forward[1]) > 0.999 ? [0, 0, -1] : [0, 1, 0]))
  const up = cross(right, forward)
  const centre: Vec3 = [0, 1, 2].map((c) => ((box.low[c] as number) + (box.high[c] as number)) / 2) as unknown as Vec3
  const radius = Math.hypot(...minus(box.high, box.low)) / 2
  const distance = radius / Math.sin((FIELD_DEGREES * Math.PI) / 360)
  const eye = add(centre, times(forward, -distance))
  const frame = frameOf(cornersOf(box), { eye, right, up, forward, distance })
  if (view.zoom !== undefined && view.zoom !== 1)
    return zoomed(box, view, { eye, right, up, forward, distance }, frame, longest)
  return fitted({ eye, right, up, forward, distance }, frame, longest, margin)
}

interface Axes {
  eye: Vec3
  distance: number
  right: Vec3
  up: Vec3
  forward: Vec3
}

interface Frame {
  left: number
  right: number
  bottom: number
  top: number
}

/** The eight corners of a box: bit 0 right, bit 1 top, bit 2 front. */
export function cornersOf({ low, high }: Box): Vec3[] {
  return Array.from({ length: 8 }, (_, i) => [
    i & 1 ? high[0] : low[0],
    i & 2 ? high[1] : low[1],
    i & 4 ? high[2] : low[2],
  ])
}

function frameOf(points: readonly Vec3[], axes: Axes): Frame {
  const flat = points.map((point) => {
    const d = minus(point, axes.eye)
    const depth = dot(d, axes.forward)
    return [dot(d, axes.right) / depth, dot(d, axes.up) / depth] as const
  })
  const [xs, ys] = [flat.map(([x]) => x), flat.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}

/** The shadow falls to the right: there the margin is half as wide again. */
function fitted(axes: Axes, frame: Frame, longest: number, margin: number): Camera {
  const [w, h] = [frame.right - frame.left, frame.top - frame.bottom]
  const right = Math.round(margin * 1.5)
  const scale = Math.max(w / (longest - margin - right), h / (longest - 2 * margin))
  const width = Math.ceil(w / scale) + margin + right
  const height = Math.ceil(h / scale) + 2 * margin
  return {
    ...axes,
    tangent: (height * scale) / 2,
    width,
    height,
    shiftX: (frame.left + frame.right) / 2 + ((right - margin) / 2) * scale,
    shiftY: (frame.bottom + frame.top) / 2,
  }
}

function zoomed(box: Box, view: View, axes: Axes, frame: Frame, longest: number): Camera {
  const aim = view.aim ?? [0.5, 0.5, 0.5]
  const target = [0, 1, 2].map(
    (c) => (box.low[c] as number) + ((box.high[c] as number) - (box.low[c] as number)) * (aim[c] as number),
  ) as unknown as Vec3
  const middle = frameOf([target], axes)
  const span = Math.max(frame.right - frame.left, ((frame.top - frame.bottom) * 4) / 3) / (view.zoom ?? 1)
  return {
    ...axes,
    tangent: (span * 3) / 8,
    width: longest,
    height: Math.round((longest * 3) / 4),
    shiftX: middle.left,
    shiftY: middle.bottom,
  }
}

/** Pixel of a point in space. */
export function projected(camera: Camera, point: Vec3): readonly [x: number, y: number] {
  const d = minus(point, camera.eye)
  const depth = dot(d, camera.forward)
  const scale = camera.height / 2 / camera.tangent
  return [
    (dot(d, camera.right) / depth - camera.shiftX) * scale + camera.width / 2,
    camera.height / 2 - (dot(d, camera.up) / depth - camera.shiftY) * scale,
  ]
}
