import { DESCRIPTOR_BYTES, VECTOR_LENGTH } from './weigh-features.ts'

/**
 * One product in a likeness file, 80 bytes: five times sixteen, which is what one instruction reads.
 *
 *     0        64      70  72          76          80
 *     picture  sizes   –   product id  variant id
 *
 * A query has zeros where a row has its ids, so that one sum of products over all 80 bytes is the likeness.
 */
export const ROW_BYTES = 80
const SIZES_AT = DESCRIPTOR_BYTES
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
/** Of each axis that both have: √0.06 of a whole picture's length, so that three like sizes add a sixth. */
const SIZE_LENGTH = 73
/** A quarter turn when one is twice the other: like sizes add, half sizes count nothing, quarter sizes take off. */
const TURN_OF_DOUBLE = Math.PI / 2

export const queryVector = (descriptor: Int8Array, sizes: PieceSizes): Int8Array => {
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

export const writeRow = (row: LikenessRow, into: Buffer, at: number): void => {
  into.set(new Uint8Array(queryVector(row.descriptor, row.sizes).buffer), at)
  into.writeUInt32LE(row.productId, at + PRODUCT_AT)
  into.writeUInt32LE(row.variantId, at + VARIANT_AT)
}

export const idsOfRow = (bytes: DataView, at: number): { readonly productId: number; readonly variantId: number } => ({
  productId: bytes.getUint32(at + PRODUCT_AT, true),
  variantId: bytes.getUint32(at + VARIANT_AT, true),
})
