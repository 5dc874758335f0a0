import sharp from 'sharp'

const made = new Map<string, Promise<Buffer>>()

/** A JPEG of one colour, "#7b4f2e"; real pictures come with the issue on pictures. */
export function flatPicture(hex: string): Promise<Buffer> {
  const known = made.get(hex)
  if (known !== undefined) return known
  const picture = sharp({ create: { width: 800, height: 800, channels: 3, background: hex } }).jpeg({ quality: 60 }).toBuffer()
  made.set(hex, picture)
  return picture
}
