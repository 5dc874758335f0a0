export type NumberArray = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float64Array
