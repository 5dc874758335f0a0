/** Triangles in metres. `grain` is each corner's place in a solid texture whose fibre runs along x: no unwrapping is needed. */
export interface Mesh {
  positions: Float32Array
  /** Unit length. */
  normals: Float32Array
  grain: Float32Array
  indices: Uint32Array
}
