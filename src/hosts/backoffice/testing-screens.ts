import type { Page } from 'playwright-core'
import type { Screen } from '#backoffice/parts/frame/screen.ts'
import { axeViolations } from '#storefront/journeys/axe.ts'
import { takenOver } from './testing.ts'

const PHONE = { width: 390, height: 844 }
/** What 1280 px are at four times their size (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 }

/**
 * What is wrong with the screens of an application on a phone: what axe finds, headings of the first level that are not one, and what pushes the
 * page sideways at 320 px. `base`: where they stand, with its slash; `examples`: what stands for the names in their paths, and a screen whose name
 * has none is a fault, so that a new one cannot be forgotten.
 */
export async function faultsOfScreens(
  page: Page,
  base: string,
  screens: readonly Pick<Screen, 'path'>[],
  examples: Readonly<Record<string, string>>,
): Promise<string[]> {
  const faults: string[] = []
  for (const { path } of screens) {
    const missing = [...path.matchAll(/:(\w+)/g)].flatMap(([, name = '']) => (name in examples ? [] : [name]))
    if (missing.length > 0) faults.push(`${path}: no example of ${missing.join(', ')}`)
    else {
      const address = path.replace(/:(\w+)/g, (_, name: string) => examples[name] ?? '')
      faults.push(...(await faultsAt(page, base + address)).map((fault) => `${path}: ${fault}`))
    }
  }
  return faults
}

async function faultsAt(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize(PHONE)
  const answer = await page.goto(address)
  if (answer?.status() !== 200) return [`answers ${answer?.status()}`]
  await takenOver(page)
  const found = await axeViolations(page)
  const headings = await page.getByRole('heading', { level: 1 }).count()
  await page.setViewportSize(NARROWEST)
  const isPushed = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  return [
    ...found,
    ...(headings === 1 ? [] : [`${headings} headings of the first level`]),
    ...(isPushed ? ['wider than 320 px'] : []),
  ]
}
