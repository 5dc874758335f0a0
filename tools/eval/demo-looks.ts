import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mannersOf } from '../../demo/pictures/shots/manners.ts'
import { photograph } from '../../demo/pictures/shots/photograph.ts'
import { posesOfDrawings } from '../../demo/pictures/shots/poses.ts'
import type { PictureRow } from '../../demo/shop-pictures.ts'
import { DESCRIPTOR_VERSION } from '../../src/domains/images/likeness/describe-picture.ts'
import { classicalJudge } from '../../src/domains/images/scoring/classical-judge.ts'
import { decoded } from '../../src/domains/images/scoring/testing.ts'
import type { PictureLook } from '../../src/domains/offers/contract.ts'

/** The first picture of an offer of the demo, as its shop sends it. */
export interface DemoLook {
  readonly shop: string
  readonly itemId: string
  /** null: it shows no piece. */
  readonly look: PictureLook | null
}

/** The judge sees 256 px: half of a shop's size gives the same, four times as fast. */
const HALF = 2

/** What the first pictures of all offers in a demo's folder look like; about 0.1 s each. Pictures that do not come as planned are left out. */
export async function* demoLooks(folder: string): AsyncGenerator<DemoLook> {
  const [pictured, judge] = [posesOfDrawings(), classicalJudge()]
  for (const file of readdirSync(join(folder, 'demo/pictures')).filter((name) => name.endsWith('.jsonl'))) {
    const shop = file.slice(0, -'.jsonl'.length)
    const manners = mannersOf(shop)
    const [wide, high] = manners.canvas
    for (const line of readFileSync(join(folder, 'demo/pictures', file), 'utf8')
      .split('\n')
      .filter(Boolean)) {
      const [itemId, plan] = JSON.parse(line) as PictureRow
      if (plan === null || plan.fault !== null) continue
      const bytes = await photograph(plan, 0, `${shop}/${itemId}/0`, {
        manners: { ...manners, canvas: [Math.round(wide / HALF), Math.round(high / HALF)] },
        pictured,
      })
      const pixels = await decoded(bytes)
      const { type } = judge.score(pixels, { width: wide, height: high })
      // Shops that send the same bytes show one picture.
      const pictureId = createHash('sha256').update(bytes).digest().readUIntBE(0, 6)
      yield {
        shop,
        itemId,
        look:
          type === 'piece' || type === 'room'
            ? { pictureId, isBare: type === 'piece', version: DESCRIPTOR_VERSION, descriptor: judge.describe(pixels) }
            : null,
      }
    }
  }
}
