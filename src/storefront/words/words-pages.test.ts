import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { rankingTable } from '#domains/search/contract.ts'
import { UNDO_DAYS } from '#domains/identity/contract.ts'
import { PROVING_DAYS } from '#domains/offers/contract.ts'
import { projectRoot } from '#platform/project-root.ts'
import { knownCookies } from '../cookies/known-cookies.ts'
import { formatCount } from '../copy/format.ts'
import { labels } from '../copy/labels.ts'
import { workedExample } from '../parts/discount/worked-example.ts'
import { pagesOfWords } from '../pages/words/page.ts'
import { pageRoutes, paths } from '../paths.ts'
import { testStorefront } from '../routes/testing.ts'
import { aSite } from '../testing.ts'
import { keptOfAccounts, keptOfVisitors } from './kept-of-people.ts'

const { app } = testStorefront()
const nobody = testStorefront({
  site: aSite({ operator: { name: null, taxNumber: null, address: null, email: null } }),
}).app
afterAll(async () => {
  await app.close()
  await nobody.close()
})

const addresses = pagesOfWords.map(({ name }) => pageRoutes[name]).filter((route) => !route.includes(':'))

async function pageAt(url: string, of = app): Promise<string> {
  const { statusCode, body } = await of.inject({ url, headers: { host: 'localhost:3000' } })
  expect([url, statusCode]).toEqual([url, 200])
  return body
}

async function mainOf(url: string, of = app): Promise<string> {
  return /<main.*<\/main>/s.exec(await pageAt(url, of))?.[0] ?? ''
}

function textOf(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}

function withPlainBlanks(text: string): string {
  return text.replace(/\s+/g, ' ')
}

describe.each(addresses)('R-15 %s', (url) => {
  test('says it in few words first, under one heading of the first level, and which version it is', async () => {
    const main = await mainOf(url)
    expect(main.match(/<h1[ >]/g)).toHaveLength(1)
    expect(main.indexOf('Em poucas palavras')).toBeGreaterThan(0)
    expect(textOf(main)).toMatch(/Versão 1, de 26 de novembro de 2026/)
    expect(main).toContain(`href="${paths.wordsVersion(url.slice(1), 1)}"`)
    // Nothing is left of what a text takes from the code.
    expect(main).not.toMatch(/\{\{|undefined|null/)
  })
  test('has headings in their order, each id once, and contents that lead to them', async () => {
    const main = await mainOf(url)
    const levels = [...main.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1))
    const ids = [...main.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const own = [...main.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(own.filter((id) => !ids.includes(id))).toEqual([])
  })
  test('leads nowhere that does not exist on this site', async () => {
    const main = await mainOf(url)
    const hrefs = new Set([...main.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href ?? ''))
    for (const href of hrefs) {
      const [path = '', hash] = href.split('#')
      const { statusCode, body } = await app.inject({ url: path, headers: { host: 'localhost:3000' } })
      // What is a person's own wants somebody signed in.
      expect([href, path.startsWith('/user/') ? statusCode === 401 || statusCode === 200 : statusCode === 200]).toEqual(
        [href, true],
      )
      if (hash !== undefined) expect([href, body.includes(`id="${hash}"`)]).toEqual([href, true])
    }
  })
  test('is a page with the sheet of pages that are read', async () => {
    expect(await pageAt(url)).toContain('words-styles.css')
  })
})

describe('what is generated follows the code', () => {
  test('G-06 the cookies page names all that is kept, with what it is for and how long', async () => {
    const text = textOf(await mainOf(paths.cookies()))
    for (const { name } of knownCookies) expect(text).toContain(`${name} `)
    for (const { purpose, kept } of knownCookies) expect(text).toContain(`${purpose} ${kept}`)
  })
  test('T-01 and lets one choose again: by a form without script, by the bar with one', async () => {
    const main = await mainOf(paths.cookies())
    expect(main).toContain(`<form class="cookie-choice" action="${paths.cookieChoices()}" method="post">`)
    for (const word of ['recusar', 'aceitar']) expect(main).toMatch(new RegExp(`<button value="${word}" type="submit"`))
    expect(main).toMatch(/<a[^>]*data-cookie-choices=""[^>]*>Escolher um a um<\/a>/)
  })
  test('G-09 the privacy page says of each row what, why and until when', async () => {
    const text = textOf(await mainOf(paths.privacy()))
    for (const { what, why, basis, until } of [...keptOfAccounts, ...keptOfVisitors])
      expect(text).toContain(`${what} ${why} Base legal: ${basis} ${until}`)
    expect(text).toContain(`Há ${UNDO_DAYS} dias para anular`)
  })
  test('G-01 the rule of discounts and its example are those that decide', async () => {
    const text = textOf(await mainOf(paths.howWeDiscount()))
    const { claimed, honest, reference, steps } = workedExample()
    expect(text).toContain(`nos ${PROVING_DAYS} dias antes de descer`)
    for (const said of [claimed, honest, reference, ...steps.map(({ price }) => price)])
      expect(text).toContain(withPlainBlanks(said))
  })
  test('G-02 the order is explained with every criterion and its weight, and the terms lead there', async () => {
    const text = textOf(await mainOf(paths.howWeRank()))
    for (const { name, weight } of rankingTable) {
      expect(text).toContain(name)
      expect(text).toContain(withPlainBlanks(formatCount(weight)))
    }
    for (const url of [paths.terms(), paths.termsOfShops(), paths.digitalServices(), paths.about()])
      expect(await mainOf(url)).toContain(`href="${paths.howWeRank()}`)
  })
})

describe('who runs the site', () => {
  test('is said in terms, privacy, contact points and complaints', async () => {
    for (const url of [paths.terms(), paths.privacy(), paths.digitalServices(), paths.complaints()]) {
      const text = textOf(await mainOf(url))
      expect(text).toContain('Exemplo, Lda.')
      expect(text).not.toContain('por preencher')
    }
  })
  test('and is never made up: what nobody has said is marked', async () => {
    const main = await mainOf(paths.terms(), nobody)
    expect(main.match(/<mark>por preencher<\/mark>/g)?.length).toBeGreaterThanOrEqual(4)
  })
})

describe('every page', () => {
  test('G-08 U-09 leads to the book of complaints, disputes, contact points and the statement of accessibility', async () => {
    const footer = /<footer class="site-footer".*<\/footer>/s.exec(await pageAt('/lojas'))?.[0] ?? ''
    for (const href of [
      'https://www.livroreclamacoes.pt',
      paths.complaints(),
      paths.digitalServices(),
      paths.accessibility(),
      paths.terms(),
      paths.privacy(),
      paths.cookies(),
      paths.about(),
      paths.careers(),
      paths.press(),
      paths.contact(),
      paths.termsOfShops(),
      paths.reviewPolicy(),
      paths.termsOfTrade(),
      paths.termsOfUse(),
    ])
      expect(footer).toContain(`href="${href}"`)
  })
  test('G-08 and none to the European platform for disputes, which ended in July 2025', async () => {
    for (const url of addresses) expect(await pageAt(url)).not.toMatch(/ec\.europa\.eu\/(?:consumers\/)?odr/)
  })
  test('R-15 whoever registers finds the terms that they accept', async () => {
    const main = await mainOf(paths.register())
    expect(main).toContain(`<a href="${paths.termsOfUse()}">termos de utilização</a>`)
    expect(main).toContain(`<a href="${paths.privacy()}">política de privacidade</a>`)
  })
})

test('R-15 a version has an address for good, for no search engine, and says which one it is', async () => {
  const body = await pageAt(paths.wordsVersion('termos/lojas', 1))
  expect(body).toContain('<title>Termos das lojas, versão 1 · Poiso</title>')
  expect(body).toContain('<meta name="robots" content="noindex, follow"')
})

test('each text of the site has its page', () => {
  const folder = join(projectRoot, 'src/domains/content/words/texts')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?:termos\/)?[^/]+\.md$/.test(file),
  )
  const idents = new Set(files.map((file) => `/${file.replace(/\.v\d+\.md$/, '')}`))
  expect([...idents].toSorted()).toEqual(addresses.toSorted())
})

const OTHER_PORTUGUESE =
  /(?<!\p{L})(?:voc[êe]s?|usu[áa]rios?|celular|arquivos?|tela|cadastr\p{L}*|deletar|acessar)(?!\p{L})/giu

/** Portuguese of Portugal, in the third person without "você" (style of all that is read here). */
test('no text has words of other Portuguese, nor blanks before its signs', () => {
  const folder = join(projectRoot, 'src/domains/content/words/texts')
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  )) {
    const text = readFileSync(join(folder, file), 'utf8')
    expect([file, text.match(OTHER_PORTUGUESE)]).toEqual([file, null])
    expect([file, text.match(/ [,.;!?](?=\s)|\.\.\./g)]).toEqual([file, null])
  }
})

test('texts name things and buttons as the site does', () => {
  const folder = join(projectRoot, 'src/domains/content/words/texts')
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  )) {
    const text = readFileSync(join(folder, file), 'utf8')
    expect([file, text.match(/cup(?:ão|ões)/gi)]).toEqual([file, null])
    for (const [, label] of text.matchAll(/carreg(?:a|ar) em «([^»]+)»/g))
      expect([file, Object.values(labels)]).toEqual([file, expect.arrayContaining([label])])
  }
})
