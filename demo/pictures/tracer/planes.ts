/** A drawing in planes: everything that does not depend on a product's colours. All have width × height values. */
export interface Planes {
  width: number
  height: number
  /** Light in units of the bare ground's. */
  light: Float32Array
  /** Reflection to add (coats) or to tint (metals), in the same unit. */
  mirror: Float32Array
  /** Texture, 0.5 the base colour. */
  grain: Float32Array
  /** 1 looked at straight on, 0 along the surface. */
  facing: Float32Array
  /** Light on the ground: 1 bare, less in the shadow. */
  shadow: Float32Array
  /** The two layers that cover most of a pixel (0 the ground, else index + 1), and how much of the piece's cover is the first's, 0…1. */
  first: Uint8Array
  second: Uint8Array
  share: Float32Array
}
