import { type Guide } from './denoise.ts'

/** What every pixel's middle sees, and the light there. */
export interface Seen extends Guide {
  layer: Uint8Array
  facing: Float32Array
  grain: Float32Array
  /** Share of light that comes through panes in front, and what they mirror. */
  through: Float32Array
  glass: Float32Array
  glassLayer: Int8Array
  /** 1 where something thinner than a pixel lies beside its middle. */
  thin: Uint8Array
}

export interface Lit {
  light: Float32Array
  mirror: Float32Array
}
