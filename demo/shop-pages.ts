import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { picturePath } from './pictures/shots/picture-path.ts'
import type { Shop } from './shops/shop.ts'

export interface Answer {
  status: number
  contentType: string
  body: string | Buffer
  etag?: string
}

/** The small site of one shop: a front page, one page per article. */
export interface ShopPages {
  answer(path: string): Promise<Answer>
}

type PageRow = readonly [itemId: string, title: string, description: string | null, cents: number]

/** Page data is read at the first visit: most starts never see one. */
export function shopPages(shop: Shop, folder: string): ShopPages {
  let rows: Promise<Map<string, PageRow>> | null = null
  const load = (): Promise<Map<string, PageRow>> => (rows ??= readRows(join(folder, 'pages', `${shop.slug}.jsonl`)))
  return {
    async answer(path) {
      if (path === '/') return html(200, shop, shop.name, `<p>${escaped(shop.description)}</p>`)
      const [, kind, name = ''] = /^\/(produto)\/([A-Za-z0-9._-]+)$/.exec(path) ?? []
      if (kind === 'produto') return productPage(shop, (await load()).get(name))
      return policyPage(shop, path)
    },
  }
}

async function readRows(file: string): Promise<Map<string, PageRow>> {
  const text = await readFile(file, 'utf8')
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as PageRow)
      .map((row) => [row[0], row]),
  )
}

function productPage(shop: Shop, row: PageRow | undefined): Answer {
  if (row === undefined)
    return html(404, shop, 'Artigo não encontrado', '<p>Este artigo já não existe na nossa loja.</p>')
  const [id, title, description, cents] = row
  const price = `${(cents / 100).toFixed(2).replace('.', ',')} €`
  return html(
    200,
    shop,
    title,
    `<img src="${picturePath(id, 0)}" alt="" width="320" height="320"><p><strong>${price}</strong></p><p>${escaped(description ?? '')}</p><p>Referência ${id}</p>`,
  )
}

function policyPage(shop: Shop, path: string): Answer {
  const policies = [shop.returnPolicy, shop.assemblyPolicy, shop.collectionPolicy].filter(
    (policy) => policy?.url === path,
  )
  if (policies.length === 0) return html(404, shop, 'Página não encontrada', '<p>Verifique o endereço.</p>')
  return html(200, shop, 'Condições', policies.map((policy) => `<p>${escaped(policy?.text ?? '')}</p>`).join(''))
}

function html(status: number, shop: Shop, title: string, body: string): Answer {
  const page = `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>${escaped(title)} | ${escaped(shop.name)}</title><style>body{font:1rem/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}</style></head><body><p><a href="/">${escaped(shop.name)}</a></p><h1>${escaped(title)}</h1>${body}<p><small>Loja de demonstração: não vende nada.</small></p></body></html>`
  return { status, contentType: 'text/html; charset=utf-8', body: page }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
