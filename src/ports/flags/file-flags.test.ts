import { mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { ConfigError } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { fileFlags, LOOK_EVERY_MS, MAX_AGE_MS } from './file-flags.ts'
import { flagNames } from './flag-names.ts'
import { MAX_PAYLOAD_BYTES } from './flag-payload.ts'

const folder = mkdtempSync(join(tmpdir(), 'poiso-flags-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
function payload(features: Record<string, unknown>) {
  return JSON.stringify({ features, experiments: [], savedGroups: {}, dateUpdated: '2026-11-01T10:00:00.000Z' })
}
function ofText(text: string | null) {
  const path = join(folder, `flags-${(files += 1)}.json`)
  if (text !== null) writeFileSync(path, text)
  const clock = manualClock('2026-11-01T10:00:00.000Z')
  const open = () => fileFlags({ path, clock, log: createLog({ level: 'silent' }) })
  return { path, clock, open }
}
function christmas(days: number) {
  return payload({ [flagNames.christmasDeliveryDays]: { defaultValue: days } })
}

describe('flags from a file', () => {
  test('E-16 the default value of a feature is its flag; an unknown one is off', () => {
    const { open } = ofText(
      payload({
        on: { defaultValue: true, rules: [{ force: false }] },
        off: { defaultValue: false },
        days: { defaultValue: 21 },
        none: { defaultValue: 0 },
        text: { defaultValue: '7' },
      }),
    )
    const flags = open()
    expect(['on', 'off', 'days', 'none', 'unknown', '__proto__', 'constructor'].map((key) => flags.isOn(key))).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(['days', 'none', 'text', 'on', 'unknown'].map((key) => flags.numberOf(key, 5))).toEqual([21, 0, 5, 5, 5])
  })

  test('without POISO_FLAGS, or with a file that is not there, everything is off', () => {
    const { open, clock } = ofText(null)
    const unset = fileFlags({ path: null, clock, log: createLog({ level: 'silent' }) })
    for (const flags of [open(), unset])
      expect([flags.isOn(flagNames.blackFriday), flags.numberOf(flagNames.christmasDeliveryDays, 0)]).toEqual([
        false,
        0,
      ])
  })

  test.each([
    ['not JSON', '{"features":', 'JSON'],
    ['a list', '[]', 'the whole'],
    ['without features', '{"experiments":[]}', 'features'],
    ['a feature without default value', '{"features":{"a":{"rules":[]}}}', 'features.a.defaultValue'],
    ['a feature that is a bare value', '{"features":{"a":true}}', 'features.a'],
    ['experiments that are no list', '{"features":{},"experiments":{}}', 'experiments'],
    ['empty', '', 'JSON'],
  ])('a file that is broken refuses the start and is named: %s', (_kind, text, what) => {
    const { open, path } = ofText(text)
    expect(open).toThrow(ConfigError)
    expect(open).toThrow(`POISO_FLAGS: the file cannot be used: ${path}`)
    expect(open).toThrow(what)
  })

  test('a folder and a file of more than 1 MiB refuse the start; one of exactly that does not', () => {
    const clock = manualClock('2026-11-01T10:00:00.000Z')
    expect(() => fileFlags({ path: folder, clock, log: createLog({ level: 'silent' }) })).toThrow('is not a file')
    const whole = christmas(3)
    expect(ofText(whole.padEnd(MAX_PAYLOAD_BYTES)).open().isOn(flagNames.christmasDeliveryDays)).toBe(true)
    expect(ofText(whole.padEnd(MAX_PAYLOAD_BYTES + 1)).open).toThrow('bytes')
  })

  test('a changed file is taken up, but not looked at more often than every few seconds', () => {
    const { open, path, clock } = ofText(christmas(10))
    const flags = open()
    const days = () => flags.numberOf(flagNames.christmasDeliveryDays, 0)
    writeFileSync(path, christmas(210))
    clock.advanceMs(LOOK_EVERY_MS - 1)
    expect(days()).toBe(10)
    clock.advanceMs(1)
    expect(days()).toBe(210)
    rmSync(path)
    clock.advanceMs(LOOK_EVERY_MS)
    expect(days()).toBe(0)
  })

  test('fault D8 garbage leaves the last good flags for four hours, then all are off, and a good file is back at once', () => {
    const { open, path, clock } = ofText(christmas(10))
    const flags = open()
    const days = () => flags.numberOf(flagNames.christmasDeliveryDays, 0)
    renameSync(path, `${path}.aside`)
    writeFileSync(path, '<html>502</html>')
    clock.advanceMs(LOOK_EVERY_MS)
    expect(days()).toBe(10)
    truncateSync(path, 1024 ** 3)
    clock.advanceMs(MAX_AGE_MS - LOOK_EVERY_MS - 1)
    expect(days()).toBe(10)
    clock.advanceMs(LOOK_EVERY_MS)
    expect(days()).toBe(0)
    renameSync(`${path}.aside`, path)
    clock.advanceMs(LOOK_EVERY_MS)
    expect(days()).toBe(10)
  })
})
