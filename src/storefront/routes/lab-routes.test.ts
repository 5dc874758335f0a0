import { request } from 'node:http'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LAB_LIMITS } from '#domains/feeds/contract.ts'
import { anItem, googleFeed } from '#domains/feeds/import/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { startLabSite } from '../journeys/lab/testing.ts'

const database = await testDatabase()
let site: Awaited<ReturnType<typeof startLabSite>>
beforeEach(async () => {
  await sql`truncate feeds.lab_run, feeds.trial, feeds.trial_item`.execute(database.db)
  site = await startLabSite(database, { build: false })
})
afterEach(() => site.close())

const DAY_MS = 24 * 3_600_000

function postAddress(address: string) {
  return site.app.inject({
    method: 'POST',
    url: '/commercial/e-shop',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ endereco: address }).toString(),
  })
}
function postFile(content: string, name = 'feed.xml') {
  return site.app.inject({
    method: 'POST',
    url: '/commercial/e-shop',
    headers: { 'content-type': 'multipart/form-data; boundary=q' },
    payload: `--q\r\nContent-Disposition: form-data; name="ficheiro"; filename="${name}"\r\nContent-Type: text/xml\r\n\r\n${content}\r\n--q--\r\n`,
  })
}
function idOf(location: unknown): string {
  const id = /^\/commercial\/e-shop\/([0-9a-f]{32})$/.exec(String(location))?.[1]
  if (id === undefined) throw new Error(`no run was started: ${String(location)}`)
  return id
}

/** The page of a run once it has been read. */
async function readPage(id: string) {
  await expect.poll(async () => (await site.lab.run(id))?.state, { timeout: 20_000, interval: 50 }).toBe('done')
  return site.app.inject({ url: `/commercial/e-shop/${id}` })
}

describe('R-09 ways in', () => {
  test('R-09 a form with a file leads to its page, which nobody keeps and no search engine shows', async () => {
    const answer = await postFile(googleFeed([anItem({ id: 'a' })]))
    expect(answer.statusCode).toBe(303)
    const page = await readPage(idOf(answer.headers.location))
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
    })
    expect(page.body).toContain('<meta name="robots" content="noindex"/>')
    expect(page.body).toContain('O seu feed está pronto')
    expect(page.body).toContain('O único artigo entra.')
    expect(page.body).not.toContain('http-equiv="refresh"')
  })

  test('R-09 a feed whose articles hardly anybody would find is no ready feed', async () => {
    const unknown = ['a', 'b', 'c'].map((id) => anItem({ id, title: `Xanadu ${id}`, product_type: 'Promoções' }))
    const page = await readPage(idOf((await postFile(googleFeed([...unknown, anItem({ id: 'm' })]))).headers.location))
    expect(page.body).toContain('O seu feed entra, com perdas')
    expect(page.body).toContain('Entram todos, mas só 1 de 4 artigos tem uma categoria que reconhecemos')
  })

  test('R-09 while it waits, the page without script asks again by itself', async () => {
    const run = await site.lab.startUpload({ name: 'a.xml', bytes: 10 })
    const page = await site.app.inject({ url: `/commercial/e-shop/${'id' in run ? run.id : ''}` })
    expect(page.body).toContain('<noscript><meta http-equiv="refresh" content="2"/></noscript>')
    expect(page.body).toContain('O ficheiro ainda está a chegar')
  })

  test('R-09 a file comes in pieces; a piece that comes twice does no harm', async () => {
    const feed = Buffer.from(googleFeed([anItem({ id: 'a' }), anItem({ id: 'b' })]))
    const started = await site.app.inject({
      method: 'POST',
      url: '/commercial/e-shop/ficheiro',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `nome=x.xml&tamanho=${feed.length}`,
    })
    const { page, pieces } = started.json() as { page: string; pieces: string }
    const put = (from: number, to: number) =>
      site.app.inject({
        method: 'PUT',
        url: `${pieces}&de=${from}`,
        headers: { 'content-type': 'application/octet-stream' },
        payload: feed.subarray(from, to),
      })
    expect((await put(0, 100)).json()).toEqual({ bytes: 100 })
    expect((await put(0, 100)).json()).toEqual({ bytes: 100 })
    expect((await put(100, feed.length)).json()).toEqual({ bytes: feed.length })
    expect((await readPage(idOf(page))).body).toContain('Todos os 2 artigos entram.')
  })

  test('O6 whatever comes by the ways in is refused or taken: other types, no type, no body, names and addresses that no text may be', async () => {
    const doors = [
      ['POST', '/commercial/e-shop'],
      ['POST', '/commercial/e-shop/ficheiro'],
      ['PUT', `/commercial/e-shop/${'0'.repeat(32)}/ficheiro?de=0`],
    ] as const
    for (const [method, url] of doors) {
      const send = async (type: string | null, payload?: string) =>
        (
          await site.app.inject({
            method,
            url,
            remoteAddress: `10.0.${payload?.length ?? 0}.${type?.length ?? 0}`,
            headers: type === null ? {} : { 'content-type': type },
            ...(payload === undefined ? {} : { payload }),
          })
        ).statusCode
      for (const payload of ['{}', '[1]', '"a"', 'null'])
        for (const type of ['application/json', 'text/plain', 'nonsense'])
          expect(await send(type, payload), `${method} ${url} ${type} ${payload}`).toBe(415)
      for (const type of [
        null,
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=q',
        'multipart/form-data',
        'application/octet-stream',
      ])
        expect(await send(type), `${method} ${url} ${type}`).toBeLessThan(500)
    }
    const half = `${'a'.repeat(10)}😀${'b'.repeat(119)}`
    for (const odd of ['\u0000', 'a\u0000b', half, '\ufffe']) {
      expect(
        (
          await site.app.inject({
            method: 'POST',
            url: '/commercial/e-shop',
            remoteAddress: `10.1.0.${odd.length}`,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            payload: `endereco=${encodeURIComponent(odd)}`,
          })
        ).statusCode,
        JSON.stringify(odd),
      ).toBeLessThan(500)
      expect(
        (
          await site.app.inject({
            method: 'POST',
            url: '/commercial/e-shop/ficheiro',
            remoteAddress: `10.1.1.${odd.length}`,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            payload: `tamanho=5&nome=${encodeURIComponent(odd)}`,
          })
        ).statusCode,
        JSON.stringify(odd),
      ).toBe(200)
      expect((await postFile('<x/>', odd)).statusCode, JSON.stringify(odd)).toBe(303)
    }
  })

  test('R-09 a file without links is read with the domain that is told, by form and in pieces', async () => {
    const csv =
      'Handle,Title,Vendor,Variant SKU,Variant Price,Variant Inventory Qty,Image Src,Body (HTML),Type\nsofa,Sofá 3 lugares,Casa,S-1,499.00,3,https://cdn.example/s.jpg,<p>Bom</p>,Sofás\n'
    const form = await site.app.inject({
      method: 'POST',
      url: '/commercial/e-shop',
      headers: { 'content-type': 'multipart/form-data; boundary=q' },
      payload: `--q\r\nContent-Disposition: form-data; name="ficheiro"; filename="s.csv"\r\n\r\n${csv}\r\n--q\r\nContent-Disposition: form-data; name="dominio"\r\n\r\nhttps://www.casa.pt/\r\n--q--\r\n`,
    })
    const started = await site.app.inject({
      method: 'POST',
      url: '/commercial/e-shop/ficheiro',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `nome=s.csv&tamanho=${Buffer.byteLength(csv)}&dominio=casa.pt`,
    })
    const { page, pieces } = started.json() as { page: string; pieces: string }
    await site.app.inject({
      method: 'PUT',
      url: `${pieces}&de=0`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from(csv),
    })
    for (const address of [form.headers.location, page]) {
      await readPage(idOf(address))
      expect((await site.lab.findings(idOf(address)))?.result?.preview[0]?.link).toBe('https://casa.pt/products/sofa')
    }
  })

  test('R-09 how an article would look asks nothing about offers that exist: its number is not one of theirs', async () => {
    const id = idOf((await postFile(googleFeed([anItem({ id: 'a' })]))).headers.location)
    await readPage(id)
    const { body } = await site.app.inject({ url: `/commercial/e-shop/${id}/produto/1` })
    expect(body).toContain('id="ofertas"')
    expect(body).not.toContain('data-region=')
  })
  test('R-09 an empty form is shown again with what to do, beside the field', async () => {
    const address = await postAddress('  ')
    expect(address.statusCode).toBe(422)
    expect(address.body).toContain('id="endereco-erro" role="alert">Escreva o endereço do feed')
    const file = await postFile('', '')
    expect(file.statusCode).toBe(422)
    expect(file.body).toContain('id="ficheiro-erro" role="alert">Escolha o ficheiro do feed.')
  })

  test('fault A5 a page of another site starts nothing', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/commercial/e-shop',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://outra.example' },
      payload: 'endereco=https%3A%2F%2Fcasa.pt',
    })
    expect(answer.statusCode).toBe(403)
  })
})

describe('R-09 limits of the lab', () => {
  test('R-09 ten feeds of one network at once, the eleventh is 429 with a time to come back', async () => {
    const answers = []
    for (let count = 0; count < 11; count += 1) answers.push(await postAddress('https://nada.invalid/feed.xml'))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 10 }, () => 303), 429])
    expect(answers[10]?.headers['retry-after']).toBe('30')
  })

  test('R-09 a body that says it is too large is 413 before it comes', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const outgoing = request(
        `${site.origin}/commercial/e-shop`,
        {
          method: 'POST',
          headers: { 'content-type': 'multipart/form-data; boundary=q', 'content-length': LAB_LIMITS.maxBytes * 2 },
        },
        (answer) => {
          answer.resume()
          resolve(answer.statusCode)
          outgoing.destroy()
        },
      )
      outgoing.on('error', reject)
      outgoing.write('--q\r\n')
    })
    expect(status).toBe(413)
    const announced = (bytes: number) =>
      site.app.inject({
        method: 'POST',
        url: '/commercial/e-shop/ficheiro',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `nome=x.xml&tamanho=${bytes}`,
      })
    expect((await announced(LAB_LIMITS.maxBytes + 1)).statusCode).toBe(413)
    expect((await announced(LAB_LIMITS.maxBytes)).statusCode).toBe(200)
  })

  test('R-09 a piece holds no more than its limit', async () => {
    const run = await site.lab.startUpload({ name: 'a.xml', bytes: LAB_LIMITS.maxBytes })
    const put = (bytes: number) =>
      site.app.inject({
        method: 'PUT',
        url: `/commercial/e-shop/${'id' in run ? run.id : ''}/ficheiro?de=0`,
        headers: { 'content-type': 'application/octet-stream' },
        payload: Buffer.alloc(bytes),
      })
    expect((await put(LAB_LIMITS.pieceBytes + 1)).statusCode).toBe(413)
    expect((await put(LAB_LIMITS.pieceBytes)).statusCode).toBe(200)
  })

  test('R-09 so many runs may be open; one more is refused with words', async () => {
    await sql`insert into feeds.lab_run (id, state, source, created_at, expires_at) select md5(n::text), 'receiving', '{"kind":"file","name":"x"}', ${site.day.now()}, ${new Date(site.day.now().getTime() + DAY_MS)} from generate_series(1, ${LAB_LIMITS.maxOpen - 1}) n`.execute(
      database.db,
    )
    const last = await site.lab.startUpload({ name: 'a.xml', bytes: 1 })
    expect('id' in last).toBe(true)
    const answer = await postAddress('https://casa.pt/feed.xml')
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('Há muitos feeds a ser lidos neste momento.')
  })

  test('R-09 a result is shown until its last moment of 24 h, then it is 410 on every address of it', async () => {
    const id = idOf((await postFile(googleFeed([anItem({ id: 'a' })]))).headers.location)
    await readPage(id)
    const statuses = async () =>
      Promise.all(
        ['', '/progresso', '/produto/1'].map(
          async (part) => (await site.app.inject({ url: `/commercial/e-shop/${id}${part}` })).statusCode,
        ),
      )
    site.day.advanceMs(DAY_MS - 1)
    expect(await statuses()).toEqual([200, 200, 200])
    site.day.advanceMs(1)
    expect(await statuses()).toEqual([410, 410, 410])
    expect((await site.app.inject({ url: `/commercial/e-shop/${id}` })).body).toContain('Este resultado já foi apagado')
    expect((await site.app.inject({ url: '/commercial/e-shop/abc' })).statusCode).toBe(404)
    expect((await site.app.inject({ url: `/commercial/e-shop/${id}/produto/x` })).statusCode).toBe(410)
  })
})

describe('R-09 bad feeds', () => {
  test('F16 an address inside is refused as the importer refuses it, and said so', async () => {
    const page = await readPage(idOf((await postAddress(site.origin)).headers.location))
    expect(page.body).toContain('O seu feed não pode entrar assim')
    expect(page.body).toContain('<code>SSRF_BLOCKED</code>')
    expect(page.body).toContain('O endereço do feed não é permitido')
  })

  test('F11 hostile text is text everywhere: in findings, lines, cards and their pages', async () => {
    const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}'
    const feed = googleFeed([
      anItem({
        id: `<b>${hostile}`,
        title: `Mesa ${hostile}`,
        description: hostile,
        brand: hostile,
        product_type: `Mesas > ${hostile}`,
        gtin: hostile,
      }),
      anItem({ id: 'js', link: 'javascript:alert(1)' }),
      anItem({ id: 'bidi', price: 'abc\u202e\u2066' }),
    ])
    const id = idOf((await postFile(feed, '<img src=x onerror=alert(2)>.xml')).headers.location)
    const bodies = [
      (await readPage(id)).body,
      (await site.app.inject({ url: `/commercial/e-shop/${id}/produto/1` })).body,
      ((await site.app.inject({ url: `/commercial/e-shop/${id}/progresso` })).json() as { html: string }).html,
    ]
    for (const body of bodies) {
      expect(body).not.toMatch(/<script>alert|<img src=x|onerror=alert\(1\)>|href="javascript:/)
      expect(body).not.toMatch(/[\u202e\u2066]/)
    }
    expect(bodies[0]).toContain('javascript:alert(1)')
  })

  test('F1 a file that breaks off is a fatal code with its line in context', async () => {
    const page = await readPage(
      idOf(
        (
          await postFile(
            '<rss xmlns:g="http://base.google.com/ns/1.0"><channel>\n<item><g:id>1</g:id>\n<g:title>a</g:titel></item>',
          )
        ).headers.location,
      ),
    )
    expect(page.body).toContain('<code>FAILED_MALFORMED</code>')
    expect(page.body).toContain('Linha com o problema, ')
    expect(page.body).toContain('Impede a importação')
  })

  test('F1 an empty file and a page of HTML are told as what they are', async () => {
    expect((await readPage(idOf((await postFile('')).headers.location))).body).toContain('o ficheiro está vazio')
    expect(
      (await readPage(idOf((await postFile('<!doctype html><html><body>Erro</body></html>')).headers.location))).body,
    ).toContain('uma página HTML em vez de um feed')
  })
})

describe('R-15 R-20 from the lab to joining', () => {
  test('a feed that may enter goes on to where shops join, with its result; the former address leads there too', async () => {
    const labId = idOf((await postFile(googleFeed([anItem({ id: 'a' })]))).headers.location)
    const page = await readPage(labId)
    expect(page.body).toContain(`href="/lojas-site/register?laboratorio=${labId}"`)
    const former = await site.app.inject({ url: '/adicionar-loja?feed=https%3A%2F%2Fcasa.pt%2Ff.xml' })
    expect([former.statusCode, former.headers.location]).toEqual([301, '/lojas-site/register'])
    const register = await site.app.inject({ url: `/lojas-site/register?laboratorio=${labId}` })
    expect(register.body).toContain(`href="/commercial/e-shop/${labId}"`)
    // Who signs in first comes back to it.
    expect(register.body).toContain(encodeURIComponent(`/lojas-site/register?laboratorio=${labId}`))
    expect(register.body).toContain('content="noindex"')
    expect((await site.app.inject({ url: '/lojas-site/register?laboratorio=<b>' })).body).not.toContain('laboratorio=')
  })

  test('the questions of shops lead to the lab and to where they join', async () => {
    const { body } = await site.app.inject({ url: '/adicionar-loja/perguntas-frequentes' })
    expect(body).toContain('href="/commercial/e-shop#laboratorio"')
    expect(body).toContain('href="/lojas-site/register"')
  })
})
