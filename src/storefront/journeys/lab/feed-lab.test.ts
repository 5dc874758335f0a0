import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { anItem, googleFeed } from '#domains/feeds/import/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { launchBrowser } from '../../../../tools/test/browser.ts'
import { axeViolations } from '../axe.ts'
import { desktop, openJourney, phone } from '../testing.ts'
import { startLabSite } from './testing.ts'

const database = await testDatabase()
let site: Awaited<ReturnType<typeof startLabSite>>
let browser: Browser
const files = mkdtempSync(join(tmpdir(), 'poiso-lab-files-'))

// Axe looks at a page of a thousand nodes three times, beside whatever else the machine does.
vi.setConfig({ testTimeout: 120_000 })

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startLabSite(database, { build: true }), launchBrowser()])
}, 120_000)
afterAll(async () => {
  await browser.close()
  await site.close()
})

const narrow: BrowserContextOptions = { viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true }

/** A journey on a page of its own; whatever the page's policy blocks, its scripts throw or a hostile feed does fails it. */
async function visit(options: BrowserContextOptions, journey: (page: Page) => Promise<void>): Promise<void> {
  const { context, page, complaints } = await openJourney(browser, site.origin, options, {
    expected: /status of 4(?:04|10|13|22|29)/,
  })
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.setDefaultTimeout(10_000)
  await journey(page).catch((error: Error) => {
    throw new Error(`${error.message}\non ${page.url()}\n${complaints.join('\n')}`)
  })
  expect(complaints).toEqual([])
  await context.close()
}

function aFile(name: string, content: string | Buffer): string {
  const path = join(files, name)
  writeFileSync(path, content)
  return path
}
async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['LAB_SHOTS']
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}

const pieces = [
  'Sofá 3 lugares cinzento 210x90x85 cm|Sala > Sofás',
  'Mesa de jantar extensível carvalho 160/240x90 cm|Mesas de jantar',
  'Candeeiro de pé preto 150 cm|Iluminação > Candeeiros de pé',
  'Cama 160x200 estofada bege|Quarto > Camas',
  'Estante branca 80x180 cm|Estantes',
  'Cadeira de jantar veludo verde|Cadeiras',
  'Tapete lã 200x300 cm|Têxteis > Tapetes',
  'Cómoda 4 gavetas nogueira|Quarto > Cómodas',
]
const goodItems = Array.from({ length: 40 }, (_, index) => {
  const [title = '', type = ''] = (pieces[index % pieces.length] as string).split('|')
  return anItem({
    id: `A-${index + 1}`,
    title: `${title}`,
    product_type: type,
    price: `${99 + index * 7}.00 EUR`,
    brand: index % 3 === 0 ? 'Nórdica' : undefined,
    shipping: index % 2 === 0 ? 'PT:::4.90 EUR' : undefined,
    description: 'Peça robusta, feita em Paços de Ferreira.',
  })
})
const dirtyFeed = googleFeed([
  ...goodItems,
  anItem({ id: 'B-1', price: undefined }),
  anItem({ id: 'B-2', price: '49.90 USD', title: 'Banco de cozinha' }),
  anItem({ id: 'B-3', gtin: '5601234567890', product_type: 'Novidades' }),
  anItem({
    id: 'B-4',
    title: '<script>alert(1)</script><img src=x onerror=alert(2)> Mesa',
    link: 'javascript:alert(3)',
  }),
  anItem({
    id: '\u202eB-5',
    title: '"><svg onload=alert(4)> Espelho {{7*7}}',
    link: 'https://outra.example/\u202elmx',
  }),
])

describe('without JavaScript on a phone', () => {
  const noScript = { ...phone, javaScriptEnabled: false }

  test('R-09 a shop chooses a file and reads what is wrong, where, and how it would look', () =>
    visit(noScript, async (page) => {
      await page.goto('/commercial/e-shop')
      await page.getByLabel('Ou um ficheiro').setInputFiles(aFile('feed.xml', dirtyFeed))
      await page.getByRole('button', { name: 'Ler o ficheiro' }).click()
      await page.waitForURL(/\/commercial\/e-shop\/[0-9a-f]{32}$/)
      await page.getByRole('heading', { level: 1, name: 'O seu feed entra, com perdas' }).waitFor()
      expect(
        (await page.getByText('O preço não indica a moeda').count()) +
          (await page.getByText('A moeda não é aceite').count()),
      ).toBeGreaterThan(0)
      expect(await page.locator('mark').first().textContent()).not.toBe('')
      expect(await page.locator('.card').count()).toBe(12)
      await shot(page, 'result-noscript-phone')
      await page.locator('.card-name a').first().click()
      await page.waitForURL(/\/produto\/1$/)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Sofá 3 lugares')
      expect(await page.getByText('https://www.loja-teste.pt/p/A-1').count()).toBe(1)
    }))
})

describe('with JavaScript', () => {
  test.each([
    ['320', narrow],
    ['768', { viewport: { width: 768, height: 1000 } }],
    ['1280', { viewport: { width: 1280, height: 900 } }],
  ] as const)(
    'R-09 findings come into the page while the file is read, at %s px without scrolling sideways, axe clean at both ends',
    (width, device) =>
      visit(device, async (page) => {
        const found = async () => (width === '768' ? [] : axeViolations(page))
        await page.goto('/commercial/e-shop')
        await shot(page, `lab-${width}`)
        expect(await found()).toEqual([])
        await page.getByLabel('Ou um ficheiro').setInputFiles(aFile('feed.xml', dirtyFeed))
        await page.getByRole('button', { name: 'Ler o ficheiro' }).click()
        await page.waitForURL(/\/commercial\/e-shop\/[0-9a-f]{32}$/)
        await page.getByRole('heading', { level: 1, name: 'O seu feed entra, com perdas' }).waitFor()
        expect(await found()).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(Number(width))
        await page.evaluate(() => {
          for (const each of document.querySelectorAll('details')) each.open = true
        })
        await shot(page, `result-${width}`)
        await page.locator('.card-name a').first().click()
        await page.waitForURL(/\/produto\/1$/)
        await shot(page, `product-${width}`)
        expect(await found()).toEqual([])
      }),
  )

  test('R-09 a file that is dropped is read; the result is seen by who has its address, and a shop goes on to join', () =>
    visit(desktop, async (page) => {
      await page.goto('/commercial/e-shop')
      await page.evaluate((text) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([text], 'largado.xml'))
        document
          .querySelector('[data-lab-start]')
          ?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }))
      }, googleFeed(goodItems))
      await page.getByRole('heading', { level: 1, name: 'O seu feed está pronto' }).waitFor()
      const shared = new URL(await page.getByLabel('Endereço para partilhar').inputValue()).pathname
      expect(shared).toBe(new URL(page.url()).pathname)
      expect(await page.locator('.lab-verdict .lead').textContent()).toContain('Todos os 40 artigos entram.')
      // Said where findings came in; a page that came with all of them is read as any other.
      const cameIn = (await page.locator('[data-lab-result]').count()) > 0
      expect((await page.locator('[data-lab-words]').textContent())?.includes('Todos os 40 artigos entram.')).toBe(
        cameIn,
      )
      await page.getByRole('link', { name: 'Continuar com este feed' }).click()
      await page.getByRole('heading', { level: 1, name: 'Inscrever a loja' }).waitFor()
      const result = page.getByRole('link', { name: 'ver o resultado' })
      expect(await result.getAttribute('href')).toBe(shared)
      expect(await axeViolations(page)).toEqual([])
      await shot(page, 'join-from-lab')
    }))

  test.each([
    ['320', narrow],
    ['1280', { viewport: { width: 1280, height: 900 } }],
  ] as const)('R-15 the pages for joining are axe clean and fit %s px', (width, device) =>
    visit(device, async (page) => {
      for (const [name, url] of [
        ['register', '/lojas-site/register'],
        ['faq', '/adicionar-loja/perguntas-frequentes'],
      ] as const) {
        await page.goto(url)
        expect(await axeViolations(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(Number(width))
        await shot(page, `${name}-${width}`)
      }
    }),
  )

  test('F1 F16 by keyboard on a phone: a broken file and an address inside are told with their codes', () =>
    visit(phone, async (page) => {
      await page.goto('/commercial/e-shop')
      await page.getByLabel('Endereço do feed').fill('localhost/feed.xml')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'O seu feed não pode entrar assim' }).waitFor()
      expect(await page.getByText('SSRF_BLOCKED').count()).toBe(1)
      expect(await page.getByRole('link', { name: 'Continuar com este feed' }).count()).toBe(0)
      await page.getByRole('link', { name: 'Ler outro feed' }).click()
      await page
        .getByLabel('Ou um ficheiro')
        .setInputFiles(
          aFile(
            'mau.xml',
            '<rss xmlns:g="http://base.google.com/ns/1.0"><channel>\n<item><g:id>1</g:id>\n<g:title>a</g:titel></item>',
          ),
        )
      await page.getByRole('button', { name: 'Ler o ficheiro' }).focus()
      await page.keyboard.press('Enter')
      await page.getByText('FAILED_MALFORMED').waitFor()
      expect(await page.locator('.lab-lines .place').first().textContent()).toContain('</g:titel>')
      await shot(page, 'broken-390')
    }))
})
