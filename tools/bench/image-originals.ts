import sharp from 'sharp'

/**
 * A picture that is as hard to pack as a photograph of a room, made of nothing: soft light, edges, and the grain of wood and
 * cloth from a fixed noise. The same bytes on every run, so that figures of two days can be held against each other.
 */
export async function drawnRoom(width: number, height: number): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3)
  let state = 12_345
  const noise = (): number => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) / 2 ** 32 - 0.5
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / width, y / height]
      const isPiece = u > 0.12 && u < 0.88 && v > 0.2 && v < 0.82
      const grain = isPiece ? 10 * Math.sin(u * 400 + 3 * Math.sin(v * 60)) + 16 * noise() : 5 * noise()
      const light = 235 - 50 * v + (isPiece ? -70 * Math.abs(Math.sin(u * 9)) : 0) + grain
      for (let channel = 0; channel < 3; channel += 1)
        data[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, light - channel * (isPiece ? 22 : 4)))
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
