/**
 * Draws the site's icons (U-10) from its mark into src/storefront/assets/icons: `npm run icons:draw`. The same mark gives the same files.
 *
 *     icon.svg, icon-192, icon-512   with round corners, upon whatever is behind
 *     maskable-192, maskable-512     to the edge; the mark within the safe zone, a circle of 80 % (W3C manifest, icon masks)
 *     touch-icon                     180, to the edge: iOS rounds it
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { brandMark, BRAND_BLUE } from '../../src/domains/images/sharing/brand-mark.ts'
import { projectRoot } from '../../src/platform/project-root.ts'

const FOLDER = join(projectRoot, 'src/storefront/assets/icons')
/** Of the mark's strokes, which stand a little below the middle of its field. */
const MIDDLE = { x: 32, y: 34 }

interface Icon {
  readonly name: string
  readonly size: number
  readonly corner: number
  /** How large the mark is upon its field. */
  readonly scale: number
}

const icons: readonly Icon[] = [
  { name: 'icon-192', size: 192, corner: 14, scale: 1 },
  { name: 'icon-512', size: 512, corner: 14, scale: 1 },
  { name: 'maskable-192', size: 192, corner: 0, scale: 0.78 },
  { name: 'maskable-512', size: 512, corner: 0, scale: 0.78 },
  { name: 'touch-icon', size: 180, corner: 0, scale: 0.92 },
]

/** File names with their content. */
export async function drawIcons(): Promise<ReadonlyMap<string, Buffer>> {
  const drawn = await Promise.all(
    icons.map(async (icon) => {
      const picture = sharp(Buffer.from(svgOf(icon)), { density: (72 * icon.size) / 64 })
      const flat = icon.corner === 0 ? picture.flatten({ background: BRAND_BLUE }) : picture
      return [`${icon.name}.png`, await flat.png({ compressionLevel: 9, palette: true }).toBuffer()] as const
    }),
  )
  return new Map([['icon.svg', Buffer.from(svgOf({ corner: 14, scale: 1 }))], ...drawn])
}

function svgOf({ corner, scale }: Pick<Icon, 'corner' | 'scale'>): string {
  const { x, y } = MIDDLE
  const mark =
    scale === 1 ? brandMark : `<g transform="translate(32 32) scale(${scale}) translate(${-x} ${-y})">${brandMark}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64"${corner === 0 ? '' : ` rx="${corner}"`} fill="${BRAND_BLUE}"/>${mark}</svg>`
}

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, bytes] of await drawIcons()) writeFileSync(join(FOLDER, name), bytes)
}
