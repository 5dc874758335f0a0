import type { Page } from 'playwright-core'
import type { UiEvent } from '../../client/events/event-rules.ts'

/** What is told on the page from here on, over its pages. */
export async function eventsOf(page: Page): Promise<UiEvent[]> {
  const events: UiEvent[] = []
  await page.exposeFunction('noteEvent', (event: UiEvent) => void events.push(event))
  await page.addInitScript(() => {
    document.addEventListener('poiso:event', (event) =>
      (window as unknown as { noteEvent(event: unknown): void }).noteEvent((event as CustomEvent).detail),
    )
  })
  return events
}

export function headerOf(page: Page) {
  return page.locator('.site-header')
}

export function standsAs(page: Page): Promise<string> {
  return headerOf(page).evaluate((header) =>
    ['data-sticky', 'data-hidden'].filter((name) => header.hasAttribute(name)).join(),
  )
}

export function openPanels(page: Page): Promise<string[]> {
  return page
    .locator('.menu-list > li > ul')
    .evaluateAll((panels) =>
      panels
        .filter((panel) => getComputedStyle(panel).visibility === 'visible')
        .map((panel) => panel.parentElement?.querySelector('a')?.textContent ?? ''),
    )
}
