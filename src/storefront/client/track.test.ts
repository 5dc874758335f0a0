import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventRules, type LinkEvent } from './events/event-rules.ts'
import { takeTracked, track, trackOfLink, UI_EVENT } from './track.ts'

let page: EventTarget
beforeEach(() => vi.stubGlobal('document', (page = new EventTarget())))
afterEach(() => vi.unstubAllGlobals())

test('A-08 an event is told in the page with its parameters and kept for what comes late, the last hundred of them; then each goes there at once', () => {
  const told: LinkEvent[] = []
  page.addEventListener(UI_EVENT, (event) => told.push((event as CustomEvent<LinkEvent>).detail))
  for (let id = 1; id <= 150; id += 1) track({ name: 'comparison_remove', item_id: id, count: 0 })
  const taken: unknown[] = []
  takeTracked(({ event, isOfLink }) => taken.push([event, isOfLink]))
  expect(taken).toHaveLength(100)
  expect(taken[0]).toEqual([{ name: 'comparison_remove', item_id: 51, count: 0 }, false])
  trackOfLink({ name: 'press_kit', year: 2026 })
  expect(taken.at(-1)).toEqual([{ name: 'press_kit', year: 2026 }, true])
  expect([told.length, told.at(-1)]).toEqual([151, { name: 'press_kit', year: 2026 }])
})

test('A-08 T-01 nothing leaves the browser and nothing is stored by telling an event', () => {
  const refused = () => {
    throw new Error('an event went out')
  }
  vi.stubGlobal('fetch', refused)
  vi.stubGlobal('navigator', { sendBeacon: refused })
  vi.stubGlobal('localStorage', new Proxy({}, { get: refused, set: refused }))
  expect(() => track({ name: 'modal_open', modal_name: 'deliveries', modal_opener: 'product' })).not.toThrow()
})

const folder = new URL('../', import.meta.url)
const tellers = globSync('**/*.{ts,tsx}', { cwd: folder.pathname })
  .filter((file) => !/\.test\.tsx?$|client\/events\//.test(file))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))

test.each(Object.keys(eventRules))('A-08 %s is told by something on a page', (name) => {
  expect(
    tellers.filter((source) => source.includes(`name: '${name}'`) || source.includes(`data-ga-event="${name}"`)),
  ).not.toEqual([])
})
