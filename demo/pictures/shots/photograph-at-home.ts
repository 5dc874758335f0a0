import sharp from 'sharp'
import { drawFrom } from '../../prng.ts'
import type { PictureManners, ShotView } from './manners.ts'
import { photograph, type Pictured } from './photograph.ts'
import type { PicturePlan } from './plan.ts'

const CANVAS = [960, 720] as const
const WALLS = ['#efe9df', '#e4e6e3', '#f1ece6', '#dfe3e6', '#e9dfd2', '#e3e5d8']
const FLOORS = ['#d9c3a3', '#cdb08d', '#e2d3ba', '#c4ab90', '#cfc8bf', '#d8c2a6']
/** Neither whole rooms nor what only a shop makes. */
const NOT_AT_HOME: readonly ShotView[] = ['room', 'lines', 'banner']

/** What buyers take of it, in their order. */
function homeViews({ views }: PicturePlan): readonly ShotView[] {
  const [main, ...further] = views.filter((view) => !NOT_AT_HOME.includes(view))
  return main === undefined
    ? []
    : [...further.filter((view) => view !== 'detail'), main, ...further.filter((view) => view === 'detail')]
}

/** A piece as a buyer takes it with the telephone, by its wall and on its floor: a JPEG; null where there is no such view. */
export async function photographAtHome(
  plan: PicturePlan,
  at: number,
  key: string,
  pictured: Pictured,
): Promise<Buffer | null> {
  const view = homeViews(plan)[at]
  if (view === undefined) return null
  // Pictures of one thing are taken in one home.
  const draw = drawFrom(`at home/${key}`)
  const [wall, floor] = [draw.pick(WALLS), draw.pick(FLOORS)]
  const manners: PictureManners = {
    canvas: CANVAS,
    ground: '#ffffff',
    fill: 0.74 + 0.16 * draw.unit(),
    middle: 0.56,
    isFromOtherSide: false,
    contrast: 0.94,
    warmth: 0.01 + 0.03 * draw.unit(),
    views: [],
    quality: 92,
    mark: null,
  }
  const seen = await photograph({ ...plan, views: [view], fault: null }, 0, `${key}/${at}`, { manners, pictured })
  const { width = CANVAS[0], height = CANVAS[1] } = await sharp(seen).metadata()
  const ground = sharp(Buffer.from(groundSvg(width, height, wall, floor)))
  return ground
    .composite([{ input: seen, blend: 'multiply' }])
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** A wall in the light of a window on the left that goes over into a floor: an edge between them would show through the piece. */
function groundSvg(width: number, height: number, wall: string, floor: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="g" x2="0" y2="1"><stop offset=".35" stop-color="${wall}"/><stop offset="1" stop-color="${floor}"/></linearGradient>
<linearGradient id="l" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset="1" stop-color="#000" stop-opacity=".12"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#g)"/>
<rect width="${width}" height="${height}" fill="url(#l)"/></svg>`
}
