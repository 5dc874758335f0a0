import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeViolations } from '../axe.ts'
import { desktop, devices, openJourneys, phone } from '../testing.ts'
import { keepViewed, searchEvents, searchService } from './testing.ts'

const journeys = openJourneys({}, { expected: /status of (?:404|500|503)|ERR_FAILED/ })

function box(page: Page) {
  return page.locator('.site-header').getByLabel('O que é que procura hoje?')
}
function list(page: Page) {
  return page.getByRole('listbox', { name: 'Sugestões' })
}
function options(page: Page) {
  return list(page).getByRole('option')
}
function active(page: Page) {
  return list(page).getByRole('option', { selected: true })
}
function group(page: Page, name: string) {
  return list(page).getByRole('group', { name })
}

/** Whether the page behind the search can be reached. */
function heldPage(page: Page) {
  return page.evaluate(() => ({
    main: (document.querySelector('main') as HTMLElement).inert,
    scroll: getComputedStyle(document.documentElement).overflowY,
    header: document.querySelector('.site-header')?.hasAttribute('data-held'),
  }))
}

test.each(devices)('S-01 S-04 on a %s focus opens what is looked for and what was seen last', async (name, device) => {
  await journeys.visit(device, async (page) => {
    await searchService(page)
    await keepViewed(page, [900, 901, 902, 903, 904, 905, 906])
    await page.goto('/produtos/sofas')
    await box(page).focus()
    await group(page, 'Continuar onde parou').getByRole('option').nth(4).waitFor()
    const trends = await group(page, 'Pesquisas de tendências').getByRole('option').allTextContents()
    // Ten of twelve, and Black Friday.
    expect([trends.length, trends[0], trends.at(-1)]).toEqual([11, 'Sofás', 'Ofertas da Black Friday'])
    const seen = group(page, 'Continuar onde parou').getByRole('option')
    // 900 is gone meanwhile; five of the others.
    expect(await seen.count()).toBe(5)
    expect(await seen.first().innerText()).toMatch(/Sofá 901[\s\S]*1\s001\s€[\s\S]*1\s101\s€/)
    expect(await seen.first().locator('img').getAttribute('src')).toMatch(/w144$/)
    expect(await heldPage(page)).toEqual({ main: true, scroll: 'hidden', header: true })
    expect(await axeViolations(page, { within: '.site-header' })).toEqual([])
    const panel = await page.locator('.search-results').boundingBox()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    if (name === 'phone') expect([panel?.x, panel?.width]).toEqual([0, width])
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(height)

    await page.getByRole('button', { name: 'Fechar', exact: true }).click()
    await list(page).waitFor({ state: 'detached' })
    expect(await heldPage(page)).toEqual({ main: false, scroll: 'visible', header: false })
  })
})

test('S-01 where nothing was seen and nothing is looked for, it says what may be typed', async () => {
  await journeys.visit(phone, async (page) => {
    await page.goto('/lojas')
    await box(page).focus()
    await page.getByText('Escreva o nome de um móvel, de uma marca ou de uma loja.').waitFor()
    expect(await axeViolations(page, { within: '.site-header' })).toEqual([])
  })
})

test('S-02 S-03 A-08 by keyboard alone: typed, grouped with counts, the matched part bold, arrows wrap, Enter follows', async () => {
  await journeys.visit(desktop, async (page) => {
    const { asked } = await searchService(page)
    const events = await searchEvents(page)
    await page.goto('/lojas')
    await box(page).focus()
    await group(page, 'Pesquisas de tendências').waitFor()
    await page.keyboard.type('  SOFA')
    await group(page, 'Categorias').waitFor()
    expect(asked.at(-1)).toBe('SOFA')
    expect(await options(page).first().innerText()).toBe('Procurar "SOFA" em produtos')
    const category = group(page, 'Categorias').getByRole('option').first()
    expect(await category.locator('b').allTextContents()).toEqual(['Sofá'])
    expect(await category.innerText()).toMatch(/Sofás\s*1\s234\s*produtos/)
    expect(await group(page, 'Categorias').getByRole('option').nth(1).innerText()).toMatch(/1\s*produto$/)
    // A name of a feed is text.
    expect(await group(page, 'Produtos').getByRole('option').innerText()).toBe(
      '<img src=x onerror=alert(1)> Sofá & "Mar"',
    )
    expect(await axeViolations(page, { within: '.site-header' })).toEqual([])

    expect(await active(page).count()).toBe(0)
    await page.keyboard.press('ArrowUp')
    expect(await active(page).innerText()).toMatch(/Mar/)
    await page.keyboard.press('ArrowDown')
    expect(await active(page).innerText()).toMatch(/^Procurar/)
    await page.keyboard.press('ArrowDown')
    expect(await active(page).innerText()).toMatch(/^Sofás/)
    expect(await box(page).getAttribute('aria-activedescendant')).toBe(await active(page).getAttribute('id'))

    // The focus goes round: the box, its button, 'Fechar'.
    for (const expected of ['Procurar', 'Fechar', 'q']) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => {
          const at = document.activeElement
          return at?.getAttribute('name') ?? at?.getAttribute('aria-label') ?? at?.textContent
        }),
      ).toBe(expected)
    }
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Escape')
    await list(page).waitFor({ state: 'detached' })
    expect(await box(page).inputValue()).toBe('  SOFA')
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await active(page).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/produtos/sofas')
    expect((await events()).filter((event) => String((event as { name: string }).name).startsWith('search_'))).toEqual([
      { name: 'search_start_suggesting' },
      {
        name: 'search_modal_submit',
        original_query: 'SOFA',
        search_suggest_type: 'category',
        search_suggest_value: 'Sofás',
      },
    ])
  })
})

test('S-01 U-11 every link keeps the chosen region; a picture that does not come leaves its quiet place', async () => {
  await journeys.visit(phone, async (page) => {
    await searchService(page)
    await keepViewed(page, [900, 901, 902])
    await page.context().addCookies([{ name: 'regiao', value: 'madeira', url: journeys.site.origin }])
    await page.route(/w144$/, (route) => route.fulfill({ status: 404 }))
    await page.goto('/lojas')
    await box(page).tap()
    await group(page, 'Continuar onde parou').waitFor()
    const links = () => options(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('href') ?? ''))
    expect((await links()).filter((href) => !href.endsWith('?regiao=madeira'))).toEqual([])
    const place = page.locator('.search-results .list-picture').first()
    await expect.poll(() => page.locator('.list-picture img').count()).toBe(0)
    const { width, height } = (await place.boundingBox()) ?? { width: 0, height: 0 }
    expect([width, height]).toEqual([56, 56])
    expect(await place.evaluate((each) => getComputedStyle(each).backgroundImage)).toContain('svg')
    await box(page).fill('sofa')
    await group(page, 'Categorias').waitFor()
    expect((await links()).filter((href) => !href.includes('regiao=madeira'))).toEqual([])
    expect((await links())[0]).toBe('/search?q=sofa&regiao=madeira')
    await box(page).press('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === 'sofa' && url.searchParams.get('regiao') === 'madeira')
  })
})

test.each([
  ['320 px wide', { viewport: { width: 320, height: 568 } }],
  ['200 % of a small desktop', { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 }],
  ['forced colours at 768 px', { viewport: { width: 768, height: 600 }, forcedColors: 'active' as const }],
])('S-04 at %s nothing of the open search is cut, and what is active is seen', async (_name, device) => {
  await journeys.visit(device, async (page) => {
    await searchService(page)
    await page.goto('/produtos/sofas?regiao=madeira')
    await box(page).focus()
    await group(page, 'Pesquisas de tendências').waitFor()
    await page.keyboard.type('sofa')
    await group(page, 'Produtos').waitFor()
    await page.keyboard.press('ArrowUp')
    const seen = await page.evaluate(() => {
      const inside = (each: Element): boolean => {
        const { left, right } = each.getBoundingClientRect()
        return left >= 0 && right <= innerWidth
      }
      const [row, close, results] = ['[role=option][aria-selected=true]', '.search-close', '.search-results'].map(
        (selector) => document.querySelector(selector) as Element,
      )
      const [rowBox, closeBox, resultsBox] = [row, close, results].map((each) => each!.getBoundingClientRect())
      return {
        overhang: document.documentElement.scrollWidth - innerWidth,
        isInside: [...document.querySelectorAll('.search-place :is(input, button, [role=option])')].every(inside),
        isRowInSight:
          rowBox!.top >= resultsBox!.top - 1 && rowBox!.bottom <= Math.min(innerHeight, resultsBox!.bottom) + 1,
        closeSize: Math.min(closeBox!.width, closeBox!.height),
        mark: getComputedStyle(row!).outlineStyle !== 'none' || getComputedStyle(row!).boxShadow !== 'none',
      }
    })
    expect(seen).toEqual({
      overhang: 0,
      isInside: true,
      isRowInSight: true,
      closeSize: expect.any(Number),
      mark: true,
    })
    expect(seen.closeSize).toBeGreaterThanOrEqual(24)
    expect(await axeViolations(page, { within: '.site-header' })).toEqual([])
  })
})

describe('S-02 S-04 where the search leads and how it closes', () => {
  test('a whole title has the main link lead to its own page; Enter searches for the trimmed text', async () => {
    await journeys.visit(phone, async (page) => {
      await searchService(page)
      await page.goto('/lojas')
      await box(page).tap()
      await box(page).fill('sofas cama')
      await group(page, 'Categorias').waitFor()
      expect(await options(page).first().getAttribute('href')).toBe('/produtos/sofas-cama')
      await box(page).fill(' sofa ')
      await page.locator('[href="/search?q=sofa"]').waitFor()
      await box(page).press('Enter')
      await page.waitForURL('**/search?q=sofa')
    })
  })

  test('a press beside it closes and does nothing else; typing, a click and the arrows open it again', async () => {
    await journeys.visit(desktop, async (page) => {
      await searchService(page)
      await page.goto('/produtos/sofas')
      await box(page).focus()
      for (const open of [
        () => page.keyboard.type('s'),
        () => box(page).click(),
        () => page.keyboard.press('ArrowDown'),
      ]) {
        await list(page).waitFor()
        await page.mouse.click(20, 700)
        await list(page).waitFor({ state: 'detached' })
        expect(new URL(page.url()).pathname).toBe('/produtos/sofas')
        await box(page).evaluate((input) => input.focus())
        await page.keyboard.press('Escape')
        await open()
      }
      await list(page).waitFor()
    })
  })
})

describe('what the service may do', () => {
  test('S-03 slow: what was typed last is shown, whatever comes late', async () => {
    await journeys.visit(desktop, async (page) => {
      const service = await searchService(page)
      const held: (() => Promise<void>)[] = []
      service.suggest(async (route, q) => {
        const answer = (): Promise<void> =>
          route.fulfill({
            json: {
              data: [
                {
                  type: 6,
                  typeName: q,
                  img: null,
                  items: [{ id: q, title: q, url: '/produtos', apiUrl: null, productCount: 2, img: null, filters: {} }],
                },
              ],
            },
          })
        if (q === 'a') held.push(answer)
        else await answer()
      })
      await page.goto('/lojas')
      await box(page).fill('a')
      await expect.poll(() => held.length).toBe(1)
      expect(await page.locator('.search-results').getAttribute('aria-busy')).toBe('true')
      expect(await page.locator('.search-results .skeleton').count()).toBe(1)
      // The way to the results is there all the while.
      expect(await options(page).first().getAttribute('href')).toBe('/search?q=a')
      await box(page).fill('ab')
      await group(page, 'ab').waitFor()
      await held[0]?.().catch(() => undefined)
      expect(await list(page).getByRole('group').count()).toBe(1)
      expect(await group(page, 'ab').count()).toBe(1)
    })
  })

  test.each([
    ['fails', { status: 500, body: '' }],
    ['sends the page of a proxy', { status: 200, body: '<!doctype html>Bem-vindo', contentType: 'text/html' }],
    ['sends another form', { json: { data: [{ items: [{ title: 7, url: 'javascript:alert(1)' }] }] } }],
    [
      'leads elsewhere',
      {
        json: {
          data: [{ type: 6, typeName: 'x', items: [{ id: '1', title: 'x', url: '//evil.example', productCount: 1 }] }],
        },
      },
    ],
  ])('S-04 it %s: the search still searches, and trying again brings the suggestions', async (_what, answer) => {
    await journeys.visit(phone, async (page) => {
      const service = await searchService(page)
      service.suggest((route) => route.fulfill(answer))
      await page.goto('/lojas')
      await box(page).fill('sofa')
      await page.getByRole('alert').filter({ hasText: 'Não foi possível' }).waitFor()
      expect(await options(page).count()).toBe(1)
      expect(await axeViolations(page, { within: '.site-header' })).toEqual([])
      service.suggest((route) => route.fulfill({ json: { data: [] } }))
      await page.getByRole('button', { name: 'Tentar outra vez' }).click()
      await page.getByText('Não temos sugestões para “sofa”').waitFor()
      await box(page).press('Enter')
      await page.waitForURL('**/search?q=sofa')
    })
  })
})

test('S-04 what was typed before the code of the box came is searched for, however soon Enter follows', async () => {
  await journeys.visit(phone, async (page) => {
    await searchService(page)
    await page.goto('/lojas')
    const code = page.waitForResponse(/assets\/SearchBox/)
    await box(page).fill(' alvor ')
    await code
    await box(page).press('Enter')
    await page.waitForURL('**/search?q=alvor')
  })
})

test('H-01 without script the box is a form that leads to the results', async () => {
  await journeys.visit({ ...phone, javaScriptEnabled: false }, async (page) => {
    await page.goto('/lojas')
    await box(page).fill('alvor')
    await box(page).press('Enter')
    await page.waitForURL('**/search?q=alvor')
    expect(await box(page).inputValue()).toBe('alvor')
  })
})
