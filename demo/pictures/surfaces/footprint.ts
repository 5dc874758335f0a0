/** What one pixel to the right (three numbers) and one down (three more) are in the texture, in metres. */
export type Footprint = Float64Array
