import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mannersOf } from './pictures/shots/manners.ts'
import { homePictureAt, pictureAt } from './pictures/shots/picture-path.ts'
import { photographAtHome } from './pictures/shots/photograph-at-home.ts'
import { photograph, type Pictured } from './pictures/shots/photograph.ts'
import type { PicturePlan } from './pictures/shots/plan.ts'
import type { Answer } from './shop-pages.ts'

/** A line of `pictures/SHOP.jsonl`. */
export type PictureRow = readonly [itemId: string, plan: PicturePlan]

const UNKNOWN: Answer = { status: 404, contentType: 'text/plain; charset=utf-8', body: 'imagem desconhecida' }

export interface ShopPictures {
  /** Null when the path is none of a picture's. */
  answer(path: string): Promise<Answer> | null
}

/** The pictures of one shop, made when they are asked for. The rows are read at the first one. */
export function shopPictures(shop: string, folder: string, pictured: Pictured): ShopPictures {
  let rows: Promise<Map<string, PicturePlan>> | null = null
  const load = (): Promise<Map<string, PicturePlan>> => (rows ??= readRows(join(folder, 'pictures', `${shop}.jsonl`)))
  return {
    answer: (path) => {
      const atHome = homePictureAt(path)
      if (atHome !== null)
        return load().then((plans) => answerAtHome(plans.get(atHome.itemId), atHome, { shop, pictured }))
      const asked = pictureAt(path)
      return asked && load().then((plans) => answerOf(plans, asked, { shop, pictured }))
    },
  }
}

/** An article whose pieces are not drawn yet has no plan: its pictures are missing ones. */
async function answerOf(
  plans: ReadonlyMap<string, PicturePlan | null>,
  { itemId, at }: { itemId: string; at: number },
  { shop, pictured }: { shop: string; pictured: Pictured },
): Promise<Answer> {
  const plan = plans.get(itemId)
  const fault = at === 0 ? (plan?.fault ?? null) : null
  if (plan == null || at >= plan.views.length || fault === 'missing') return UNKNOWN
  if (fault === 'page')
    return {
      status: 200,
      contentType: 'image/jpeg',
      body: '<!doctype html><title>Imagem em manutenção</title><p>Volte mais tarde.',
    }
  const shown = fault === 'wrong' ? anotherThan(itemId, plans) : plan
  const bytes = await photograph(shown, shown === plan ? at : 0, `${shop}/${itemId}/${at}`, {
    manners: mannersOf(shop),
    pictured,
  })
  const body = fault === 'cut' ? bytes.subarray(0, Math.floor(bytes.length * 0.4)) : bytes
  return {
    status: 200,
    contentType: 'image/jpeg',
    body,
    etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 20)}"`,
  }
}

/** What a buyer of the shop has taken, for the reviews. */
async function answerAtHome(
  plan: PicturePlan | null | undefined,
  { itemId, at }: { itemId: string; at: number },
  { shop, pictured }: { shop: string; pictured: Pictured },
): Promise<Answer> {
  const body = plan == null ? null : await photographAtHome(plan, at, `${shop}/${itemId}`, pictured)
  return body === null ? UNKNOWN : { status: 200, contentType: 'image/jpeg', body }
}

/** The picture of some other article, as when files are mixed up. */
function anotherThan(itemId: string, plans: ReadonlyMap<string, PicturePlan | null>): PicturePlan {
  const ids = [...plans.keys()]
  return plans.get(ids[(ids.indexOf(itemId) + Math.ceil(ids.length / 2)) % ids.length] as string) as PicturePlan
}

async function readRows(file: string): Promise<Map<string, PicturePlan>> {
  const text = await readFile(file, 'utf8')
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as PictureRow),
  )
}
