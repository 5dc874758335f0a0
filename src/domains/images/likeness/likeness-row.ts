import { DESCRIPTOR_BYTES, VECTOR_LENGTH } from './weigh-features.ts'

/**
 * One product in a likeness file, 80 bytes: five times sixteen, which is what one instruction reads.
 *
 *     0        64      70    72          76          80
 *     picture  sizes   told  product id  variant id
 *
 * A query has zeros where a row has its ids, so that one sum of products over all 80 bytes is the likeness.
 */
export const ROW_BYTES = 80
const SIZES_AT = DESCRIPTOR_BYTES
const TOLD_AT = 70
const PRODUCT_AT = 72
const VARIANT_AT = 76

/** Likeness is told in parts of this: that of a picture with itself. */
export const FULL_LIKENESS = VECTOR_LENGTH * VECTOR_LENGTH

/** Sizes in mm; what is unknown is absent. */
export interface PieceSizes {
  readonly width?: number
  readonly height?: number
  readonly depth?: number
}

export interface LikenessRow {
  readonly productId: number
  /** The offer that shows the product. */
  readonly variantId: number
  readonly descriptor: Int8Array
  readonly sizes: PieceSizes
}

const AXES = ['width', 'height', 'depth'] as const
/** Of each axis that both have: √0.06 of a whole picture's length, so that three sizes half as large take off a sixth. */
const SIZE_LENGTH = 73
/** What a row has for the one or two of height and depth that are told; a query has what makes it a size's own weight. */
const DEPTH_TOLD = 50
/** A quarter turn when one is twice the other, half a turn when it is four times as large; further turns would come back. */
const TURN_OF_DOUBLE = Math.PI / 2

/**
 * What a query multiplies rows with. Sizes that are alike count nothing and those that differ take off, so that a piece whose shop
 * says nothing of its size is no worse than one whose shop does: what equal sizes add is taken off again where both tell them.
 * Width has a byte for that; height and depth share one, for they are mostly told together.
 */
export function queryVector(descriptor: Int8Array, sizes: PieceSizes): Int8Array {
  const vector = sizedVector(descriptor, sizes)
  vector[TOLD_AT] = -SIZE_LENGTH * told(sizes, 'width')
  vector[TOLD_AT + 1] = Math.round((-(SIZE_LENGTH ** 2) * told(sizes, 'height', 'depth')) / (2 * DEPTH_TOLD))
  return vector
}

/** The same of a row. */
export function rowVector(descriptor: Int8Array, sizes: PieceSizes): Int8Array {
  const vector = sizedVector(descriptor, sizes)
  vector[TOLD_AT] = SIZE_LENGTH * told(sizes, 'width')
  vector[TOLD_AT + 1] = DEPTH_TOLD * told(sizes, 'height', 'depth')
  return vector
}

function told(sizes: PieceSizes, ...axes: readonly (typeof AXES)[number][]): number {
  return axes.filter((axis) => (sizes[axis] ?? 0) > 0).length
}

function sizedVector(descriptor: Int8Array, sizes: PieceSizes): Int8Array {
  const vector = new Int8Array(ROW_BYTES)
  vector.set(descriptor.subarray(0, DESCRIPTOR_BYTES))
  AXES.forEach((axis, at) => {
    const size = sizes[axis]
    if (size === undefined || size <= 0) return
    const angle = TURN_OF_DOUBLE * Math.log2(size / 1000)
    vector[SIZES_AT + at * 2] = Math.round(Math.cos(angle) * SIZE_LENGTH)
    vector[SIZES_AT + at * 2 + 1] = Math.round(Math.sin(angle) * SIZE_LENGTH)
  })
  return vector
}

export function writeRow(row: LikenessRow, into: Buffer, at: number): void {
  into.set(new Uint8Array(rowVector(row.descriptor, row.sizes).buffer), at)
  into.writeUInt32LE(row.productId, at + PRODUCT_AT)
  into.writeUInt32LE(row.variantId, at + VARIANT_AT)
}

export function idsOfRow(bytes: DataView, at: number): { readonly productId: number; readonly variantId: number } {
  return {
    productId: bytes.getUint32(at + PRODUCT_AT, true),
    variantId: bytes.getUint32(at + VARIANT_AT, true),
  }
}
