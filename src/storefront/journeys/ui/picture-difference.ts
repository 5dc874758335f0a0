import sharp from 'sharp'

/** A picture of a part is kept at half its size: a letter that is drawn a fraction of a pixel elsewhere makes no difference there. */
const SCALE = 0.5
/** Of 0 to 1, how far apart two dots are before they count: fine grey edges of letters are not, another colour or another corner is. */
const APART = 0.1

interface Dots {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** What is stored of a screenshot. */
export async function reduced(screenshot: Buffer): Promise<Buffer> {
  const { width = 1 } = await sharp(screenshot).metadata()
  return sharp(screenshot)
    .resize({ width: Math.max(1, Math.round(width * SCALE)) })
    .png({ palette: true, colours: 64 })
    .toBuffer()
}

/** Share of dots that differ between a stored picture and a new one, 0 to 1; of another size by more than a dot, all do. */
export async function pictureDifference(stored: Buffer, now: Buffer): Promise<number> {
  const [before, after] = await Promise.all([dotsOf(stored), dotsOf(now)])
  if (Math.abs(before.width - after.width) > 1 || Math.abs(before.height - after.height) > 1) return 1
  const [width, height] = [Math.min(before.width, after.width), Math.min(before.height, after.height)]
  let differing = 0
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (apart(before, after, x, y) > APART) differing++
  return differing / (width * height)
}

async function dotsOf(picture: Buffer): Promise<Dots> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The least distance to the dot or one of its neighbours: what has moved by one dot is the same. */
function apart(before: Dots, after: Dots, x: number, y: number): number {
  let least = 1
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const [toX, toY] = [x + dx, y + dy]
      if (toX < 0 || toY < 0 || toX >= after.width || toY >= after.height) continue
      least = Math.min(least, distance(before, y * before.width + x, after, toY * after.width + toX))
    }
  return least
}

/** As the eye weighs colours (YIQ, Kotsarenko and Ramos 2010, as pixelmatch), scaled to 0 to 1. */
function distance(a: Dots, atA: number, b: Dots, atB: number): number {
  const red = (a.data[atA * 3] ?? 0) - (b.data[atB * 3] ?? 0)
  const green = (a.data[atA * 3 + 1] ?? 0) - (b.data[atB * 3 + 1] ?? 0)
  const blue = (a.data[atA * 3 + 2] ?? 0) - (b.data[atB * 3 + 2] ?? 0)
  const y = red * 0.299 + green * 0.587 + blue * 0.114
  const i = red * 0.596 - green * 0.274 - blue * 0.322
  const q = red * 0.211 - green * 0.523 + blue * 0.312
  return Math.sqrt((0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q) / 35_215)
}
