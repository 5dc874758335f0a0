import { cpSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anItem, googleFeed } from '#domains/feeds/import/testing.ts'
import { keepContentPicture } from '#domains/images/content-picture.ts'
import { folderStore } from '#ports/image-store/folder-store.ts'
import { RunningProduct, until } from '../faults/running-product.ts'
import { Visitor } from './visitor.ts'

/**
 * A backup rehearsed on the built product: a site that people have used is exported, imported into an empty database of its own, and what visitors and
 * admins see there is what they saw.
 */

const LISTING = '/produtos/mesas-de-centro'
const items = Array.from({ length: 60 }, (_, n) =>
  anItem({ id: `m-${n}`, title: `Mesa de centro Alvor ${n}`, price: `${100 + n}.00 EUR` }),
)
let [first, second]: [RunningProduct | null, RunningProduct | null] = [null, null]
let ana: Visitor

beforeAll(async () => {
  first = await RunningProduct.open()
  expect(await first.importFeed(googleFeed(items))).toBe(0)
  await Promise.all([first.start('worker'), first.start('web')])
  ana = new Visitor(first)
  await used(first, ana)
}, 300_000)
afterAll(() => Promise.all([first?.close(), second?.close()]))

test('an export of a site that people use, imported into an empty database, shows visitors and admins the same', async () => {
  const source = first as RunningProduct
  const before = await seen(source, ana)
  expect(before.clicks).toBeGreaterThan(0)
  expect(before.changes.length).toBeGreaterThan(2)
  expect(before.favourites).toEqual(1)

  const folder = join(source.folder, 'backup')
  expect(await source.poiso('export', folder)).toBe(0)

  const target = (second = await RunningProduct.open())
  expect(await target.poiso('import', folder)).toBe(0)
  // What no database holds: originals of pictures, and the secret that sessions hang on.
  cpSync(join(source.folder, 'images'), join(target.folder, 'images'), { recursive: true })
  cpSync(join(source.folder, 'secret'), join(target.folder, 'secret'))
  await Promise.all([target.start('worker'), target.start('web')])
  expect(await seen(target, ana.at(target))).toEqual(before)
})

test('what comes after the backup goes on from it: ids, clicks and changes', async () => {
  const target = second as RunningProduct
  const rui = new Visitor(target)
  await rui.register('rui@exemplo.pt', 'Rui Prado')
  const [people] = await target.query<{ ids: number[] }>(
    'select array_agg(id order by id)::int[] as ids from identity.person',
  )
  expect(people?.ids).toEqual([1, 2])
  expect(
    await target.importFeed(
      googleFeed([...items, anItem({ id: 'new', title: 'Mesa de centro Nova', price: '99.00 EUR' })]),
    ),
  ).toBe(0)
  await rui.until(`${LISTING}?ordenar=preco`, 'Mesa de centro Nova')
})

/** Everything that the backup is to bring back. */
async function used(product: RunningProduct, visitor: Visitor): Promise<void> {
  await visitor.register('ana@exemplo.pt', 'Ana Reis')
  await product.query(`update identity.person set roles = '{"admin": true}'`)
  await visitor.showFace()
  const listing = await visitor.text(LISTING)
  const click = /href="(\/v2\/clickthrough\/[^"]+)"/.exec(listing)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const variantId = Number(/\/(\d+)\?/.exec(click)?.[1])
  expect((await visitor.get(click)).status).toBe(302)
  await visitor.send(`/api/v1/poiso/like/variant/${variantId}`, {})
  await visitor.send(
    `/product/${variantId}/reviews/escrever`,
    new URLSearchParams({
      estrelas: '4.5',
      texto: 'Firme e fácil de montar.',
      mais: '',
      menos: '',
      nome: 'Ana R.',
      acao: 'enviar',
    }),
  )
  await visitor.send('/v1/backoffice/synonyms', {
    words: 'zurupite',
    meaning: 'sofá',
    preview: false,
    reason: 'Diz-se no norte',
  })
  const room = sharp({ create: { width: 400, height: 300, channels: 3, background: '#a53' } })
  const picture = await keepContentPicture(folderStore(join(product.folder, 'images')), await room.jpeg().toBuffer())
  const document = {
    slug: 'uma-sala-clara',
    category: 'sala',
    title: 'Uma sala clara',
    lead: 'Com pouca luz também.',
    author: { name: 'Inês Exemplo' },
    cover: { picture, alt: 'Uma sala' },
    blocks: [{ kind: 'text', text: 'As paredes primeiro.' }],
  }
  const made = (await (await visitor.send('/v1/backoffice/articles', { document })).json()) as {
    id: number
    version: number
  }
  await visitor.send(`/v1/backoffice/articles/${made.id}/publish`, { version: made.version, at: null })
  await visitor.until('/artigos', 'Uma sala clara')
  await until('the click is counted', async () => (await product.query('select from clicks.click')).length > 0, 60_000)
  // Its author sees it at once, whether it is published or waits for a person.
  await visitor.until('/user/avaliacoes', 'Firme e fácil de montar.')
}

/** What a visitor and an admin see, without what differs from rendering to rendering. */
async function seen(product: RunningProduct, visitor: Visitor) {
  const cards = async (path: string): Promise<string[]> =>
    [
      ...(await visitor.text(path)).matchAll(
        /<h3 class="card-name"><a href="([^"]+)">([^<]+)<\/a>[\s\S]*?<p class="price">(.*?)<\/p>/g,
      ),
    ].map(([, href, name, price]) => `${href} ${name} ${price?.replaceAll(/<[^>]+>/g, '')}`)
  const json = async <T>(path: string): Promise<T> => JSON.parse(await visitor.text(path)) as T
  const listing = await cards(LISTING)
  const productPage = await visitor.text(listing[0]?.split(' ')[0] ?? '')
  const reviews = await visitor.text('/user/avaliacoes')
  const profile = await visitor.text('/user/perfil')
  const face = /<img class="own-avatar" src="(\/avatar\/[^"]+)"/.exec(profile)?.[1] ?? ''
  const { rows: changes } = await json<{ rows: object[] }>('/v1/backoffice/changes')
  const { rows: people } = await json<{ rows: object[] }>('/v1/backoffice/people')
  const { rows: synonyms } = await json<{ rows: object[] }>('/v1/backoffice/synonyms')
  const variants = await json<{ rows: object[]; pagination: { totalCount: number } }>('/v1/backoffice/variants')
  const favourites = await visitor.text('/user/favourites')
  return {
    listing,
    second: await cards(`${LISTING}?pagina=2`),
    title: /<title>([^<]+)/.exec(productPage)?.[1],
    review: reviews.includes('Firme e fácil de montar.'),
    name: /value="(Ana Reis)"/.exec(profile)?.[1],
    face: Buffer.from(await (await visitor.get(face)).arrayBuffer()).toString('base64'),
    favourites: new Set([...favourites.matchAll(/href="(\/produto\/[^"/]+)"/g)].map(([, href]) => href)).size,
    article: /<h1[^>]*>([^<]+)/.exec(await visitor.text('/artigo/uma-sala-clara'))?.[1],
    clicks: (await product.query('select from clicks.click')).length,
    changes,
    people,
    synonyms,
    variants,
  }
}
