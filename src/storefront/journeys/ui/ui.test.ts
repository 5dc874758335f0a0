import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeViolations } from '../axe.ts'
import { openJourneys } from '../testing.ts'
import { pictureDifference, reduced } from './picture-difference.ts'

/**
 * The parts of the interface as they looked when they were last looked at. A change that is meant: `UI_PICTURES=write npm test -- journeys/ui`
 * stores them anew, and the pictures are looked at in the change's review.
 */
const REFERENCES = join(import.meta.dirname, 'references')
const isWriting = process.env['UI_PICTURES'] === 'write'
/** Share of a picture's dots that may differ. */
const TOLERATED = 0.005
const PATIENCE = { timeout: 15_000 }

const { visit } = openJourneys()
const place: BrowserContextOptions = { viewport: { width: 720, height: 900 }, reducedMotion: 'reduce' }

describe.each(['light', 'dark'] as const)('/dev/ui in the theme %s', (theme) => {
  test('every part looks as it did, in each of its states', () =>
    visit({ ...place, colorScheme: theme }, async (page) => {
      await openParts(page)
      const sections = await page.locator('[data-part]').all()
      const parts = await Promise.all(sections.map((section) => section.getAttribute('data-part')))
      for (const [index, section] of sections.entries()) {
        if (parts[index] === 'tooltip') await section.getByRole('button').hover()
        await compare(section, `${theme}-${parts[index]}`)
        await page.mouse.move(0, 0)
      }
      await page.getByRole('button', { name: 'Diálogo', exact: true }).click()
      await compare(page.getByRole('dialog'), `${theme}-dialog`)
      await page.keyboard.press('Escape')
      expect(parts).toHaveLength(13)
    }))

  test('it has no violations, also with a dialog, a drawer, a failure and a toast open', () =>
    visit({ ...place, colorScheme: theme }, async (page) => {
      await openParts(page)
      expect(await axeViolations(page)).toEqual([])
      for (const opener of ['Diálogo', 'Gaveta à esquerda', 'Diálogo que falhou']) {
        const button = page.getByRole('button', { name: opener, exact: true })
        await button.click()
        await page.getByRole('dialog').waitFor(PATIENCE)
        expect(await axeViolations(page, { within: 'dialog' })).toEqual([])
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
      await page.getByRole('button', { name: 'Aviso' }).click()
      expect(await axeViolations(page, { within: '.toast' })).toEqual([])
    }))
})

test('the attribute says the theme, whatever the system asks for', () =>
  visit({ ...place, colorScheme: 'dark' }, async (page) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.goto('/dev/ui')
    const night = await ground()
    await page.goto('/dev/ui?tema=light')
    expect([night, await ground()]).toEqual(['rgb(22, 21, 19)', 'rgb(251, 249, 245)'])
    await page.goto('/dev/ui?tema=dark')
    expect(await ground()).toBe(night)
  }))

test.each([
  ['200 % text', { viewport: { width: 390, height: 844 } }, 200],
  ['320 px', { viewport: { width: 320, height: 640 } }, 100],
])('with %s nothing is pushed out of the page or cut off; every target has 24 px', (_what, device, percent) =>
  visit({ ...device, reducedMotion: 'reduce' }, async (page) => {
    await page.goto('/dev/ui')
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent)
    const { wide, cut, small } = await page.evaluate(() => {
      const seen = [...document.querySelectorAll<HTMLElement>('main *')].filter(
        (each) => each.getClientRects().length > 0,
      )
      const isCut = (each: HTMLElement) =>
        /^(?:A|BUTTON)$/.test(each.tagName) && each.scrollHeight > each.clientHeight + 1 && each.clientHeight > 0
      const isSmall = (each: HTMLElement) => {
        const { width, height } = each.getBoundingClientRect()
        return each.matches('button, input, select, a.button') && (width < 24 || height < 24)
      }
      return {
        wide: document.documentElement.scrollWidth - innerWidth,
        cut: seen.filter(isCut).map(({ textContent }) => textContent),
        small: seen.filter(isSmall).map(({ outerHTML }) => outerHTML),
      }
    })
    expect({ wide: Math.max(0, wide), cut, small }).toEqual({ wide: 0, cut: [], small: [] })
  }),
)

test('where colours are the system’s own, the button that leads is told from the one beside it, and what is chosen from what is not', () =>
  visit({ ...place, forcedColors: 'active' }, async (page) => {
    await page.goto('/dev/ui')
    const style = (locator: Locator) =>
      locator.evaluate((each) => {
        const { borderStyle, borderWidth, borderBottomWidth } = getComputedStyle(each)
        return [borderStyle, borderWidth, borderBottomWidth].join(' ')
      })
    const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
    expect(await style(button('Ir para a loja'))).not.toBe(await style(button('Detalhes')))
    expect(await style(page.getByRole('tab', { name: 'Sobre' }))).not.toBe(
      await style(page.getByRole('tab', { name: 'Medidas' })),
    )
  }))

test('tabs turn by arrows, Home and End; a tooltip is put away by Escape and comes again', () =>
  visit(place, async (page) => {
    await openParts(page)
    const tab = (name: string) => page.getByRole('tab', { name })
    await tab('Sobre').focus()
    for (const [key, name] of [
      ['ArrowRight', 'Medidas'],
      ['End', 'Entrega'],
      ['ArrowRight', 'Sobre'],
      ['ArrowLeft', 'Entrega'],
      ['Home', 'Sobre'],
    ] as const) {
      await page.keyboard.press(key)
      await page.getByRole('tabpanel', { name }).waitFor(PATIENCE)
      expect(await tab(name).evaluate((each) => each === document.activeElement)).toBe(true)
    }
    const tip = page.getByRole('tooltip')
    await page.getByRole('button', { name: 'O que é o total entregue' }).focus()
    await tip.waitFor()
    await page.keyboard.press('Escape')
    await tip.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Detalhes' }).focus()
    await page.getByRole('button', { name: 'O que é o total entregue' }).focus()
    await tip.waitFor()
  }))

/** A second visit has the letters at hand (font-display: optional). */
async function openParts(page: Page): Promise<void> {
  await page.goto('/dev/ui')
  await page.evaluate(() => document.fonts.load('1rem "Instrument Sans"'))
  await page.reload()
  await page.waitForFunction(() => document.fonts.check('1rem "Instrument Sans"'), undefined, PATIENCE)
  await page.waitForFunction(
    () => Object.keys(document.querySelector('poiso-island > *') ?? {}).some((key) => key.startsWith('__react')),
    undefined,
    PATIENCE,
  )
}

async function compare(part: Locator, name: string): Promise<void> {
  const now = await reduced(await part.screenshot({ animations: 'disabled' }))
  const file = join(REFERENCES, `${name}.png`)
  if (isWriting) {
    mkdirSync(REFERENCES, { recursive: true })
    return writeFileSync(file, now)
  }
  expect(existsSync(file), `${name} has no picture to be compared with`).toBe(true)
  const difference = await pictureDifference(readFileSync(file), now)
  if (difference > TOLERATED) writeFileSync(join(process.env['TMPDIR'] ?? '/tmp', `poiso-ui-${name}.png`), now)
  expect(
    difference,
    `${name} looks otherwise: see poiso-ui-${name}.png in the folder for temporary files`,
  ).toBeLessThanOrEqual(TOLERATED)
}
