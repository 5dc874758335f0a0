import { AXES_BASE64, AXIS_SCALES, FEATURE_MEANS } from './feature-weights.ts'

/** Length of a picture's descriptor. */
export const DESCRIPTOR_BYTES = 64

/** Length of every descriptor as a vector: steps as fine as a byte allows, with hardly any number cut at 127. */
export const VECTOR_LENGTH = 300

const features = FEATURE_MEANS.length
const axes = axesOf(Buffer.from(AXES_BASE64.join(''), 'base64'))

/** Whole numbers of two bytes, the low one first: with one byte directions that were learned well are a little off. */
function axesOf(bytes: Buffer): Int16Array {
  return Int16Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readInt16LE(at * 2))
}

/**
 * Features in the directions that tell pieces apart and not pictures of one piece (`feature-weights.ts`), as a vector of
 * always the same length in signed bytes.
 */
export function weighFeatures(values: Float32Array): Int8Array {
  const weighed = new Float64Array(DESCRIPTOR_BYTES)
  for (let axis = 0; axis < DESCRIPTOR_BYTES; axis += 1) {
    let sum = 0
    for (let at = 0; at < features; at += 1)
      sum += ((values[at] as number) - (FEATURE_MEANS[at] as number)) * (axes[axis * features + at] as number)
    weighed[axis] = sum * (AXIS_SCALES[axis] as number)
  }
  return quantised(weighed)
}

/** What one direction may make of a vector at most: a lone loud one, as of a picture of one colour, must not be all that counts. */
const LOUDEST = 0.4

function quantised(values: Float64Array): Int8Array {
  let unit = unitOf(values)
  for (let round = 0; round < 3; round += 1)
    unit = unitOf(unit.map((value) => Math.max(-LOUDEST, Math.min(LOUDEST, value))))
  return Int8Array.from(unit, (value) => Math.max(-127, Math.min(127, Math.round(value * VECTOR_LENGTH))))
}

function unitOf(values: Float64Array): Float64Array {
  const length = Math.hypot(...values) || 1
  return values.map((value) => value / length)
}
