import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { track, trackedEvents, UI_EVENT, type UiEvent } from './track.ts'

let page: EventTarget
beforeEach(() => vi.stubGlobal('document', (page = new EventTarget())))
afterEach(() => vi.unstubAllGlobals())

test('A-08 an event is told in the page with its parameters and kept for whoever comes later', () => {
  const told: UiEvent[] = []
  page.addEventListener(UI_EVENT, (event) => told.push((event as CustomEvent<UiEvent>).detail))
  track({ name: 'comparison_add', item_id: 7, count: 1 })
  expect(told).toEqual([{ name: 'comparison_add', item_id: 7, count: 1 }])
  expect(trackedEvents().at(-1)).toEqual(told[0])
})

test('A-08 T-01 nothing leaves the browser and nothing is stored before consent', () => {
  const refused = () => {
    throw new Error('an event went out')
  }
  vi.stubGlobal('fetch', refused)
  vi.stubGlobal('navigator', { sendBeacon: refused })
  vi.stubGlobal('localStorage', new Proxy({}, { get: refused, set: refused }))
  track({ name: 'modal_open', modal_name: 'DeliveriesModal', modal_opener: 'product' })
  expect(trackedEvents().at(-1)?.name).toBe('modal_open')
})

test('A-08 of more than 100 events the oldest fall away', () => {
  for (let id = 1; id <= 150; id += 1) track({ name: 'comparison_remove', item_id: id, count: 0 })
  expect(trackedEvents()).toHaveLength(100)
  expect(trackedEvents()[0]).toMatchObject({ item_id: 51 })
})

test('A-08 each event of the contract is one that something tells, and none is told that the contract does not name', () => {
  const folder = new URL('../', import.meta.url)
  const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8')
  const table = read('../../docs/contracts/ui-events.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const named = table
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name as string))
    .toSorted()
  const typed = [...read('client/track.ts').matchAll(/readonly name: '(\w+)'/g)]
    .map(([, name]) => name as string)
    .toSorted()
  expect(typed).toEqual(named)
  const tellers = globSync('**/*.{ts,tsx}', { cwd: folder.pathname })
    .filter((file) => !/\.test\.tsx?$|client\/track\.ts$/.test(file))
    .map(read)
  expect(
    named.filter(
      (name) =>
        !tellers.some((source) => source.includes(`name: '${name}'`) || source.includes(`data-event="${name}"`)),
    ),
  ).toEqual([])
})
