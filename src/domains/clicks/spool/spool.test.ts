import { mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { aClick } from '../testing.ts'
import { ABANDONED_AFTER_MS, createAdopter } from './segments.ts'
import { ClickSpool } from './spool.ts'

let folder = ''
let clock = manualClock('2026-11-21T10:00:00Z')
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'poiso-spool-'))
  clock = manualClock('2026-11-21T10:00:00Z')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function aSpool(where = folder) {
  return new ClickSpool(where, clock)
}
function linesOf(name: string) {
  return readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')
}
function uidsOnDisk() {
  return readdirSync(folder)
    .sort()
    .flatMap(linesOf)
    .map((line) => (JSON.parse(line) as { uid: string }).uid)
}
function endings() {
  return readdirSync(folder)
    .sort()
    .map((name) => name.slice(name.lastIndexOf('.')))
}

describe('a spool of clicks', () => {
  test('a click that was added is on disk before its redirect may leave', async () => {
    const spool = aSpool()
    await spool.add(aClick({ uid: 'a' }))
    expect(uidsOnDisk()).toEqual(['a'])
    await spool.close()
  })

  test('clicks that come together are written in their order, each once', async () => {
    const spool = aSpool()
    const uids = Array.from({ length: 200 }, (_, index) => String(index))
    await Promise.all(uids.map((uid) => spool.add(aClick({ uid }))))
    await spool.close()
    expect(uidsOnDisk()).toEqual(uids)
  })

  test('limit: a segment of one MiB ends, the next click begins another', async () => {
    const spool = aSpool()
    await spool.add(aClick({ userAgent: 'x'.repeat(1 << 20) }))
    expect(endings()).toEqual(['.ready'])
    await spool.add(aClick())
    await spool.close()
    expect(endings()).toEqual(['.ready', '.ready'])
  })

  test('rotation hands over what is written and leaves an empty spool alone', async () => {
    const spool = aSpool()
    await spool.rotate()
    expect(readdirSync(folder)).toEqual([])
    await spool.add(aClick())
    await spool.rotate()
    await spool.rotate()
    expect(endings()).toEqual(['.ready'])
    await spool.close()
  })

  test('segments are named by time: in the order of names is in the order of clicks, whichever process wrote them', async () => {
    const [one, other] = [aSpool(), aSpool()]
    for (const [index, spool] of [one, other, one, other].entries()) {
      await spool.add(aClick({ uid: String(index) }))
      await spool.rotate()
      clock.advanceMs(10)
    }
    expect(uidsOnDisk()).toEqual(['0', '1', '2', '3'])
  })

  test('clicks that come while a segment ends are in the next, and both are handed over', async () => {
    const spool = aSpool()
    for (let round = 0; round < 20; round += 1) {
      await spool.add(aClick({ uid: `${round} a` }))
      await Promise.all([
        spool.rotate(),
        spool.add(aClick({ uid: `${round} b` })),
        spool.rotate(),
        spool.add(aClick({ uid: `${round} c` })),
      ])
    }
    await spool.close()
    expect(new Set(endings())).toEqual(new Set(['.ready']))
    expect(uidsOnDisk().sort()).toEqual(
      Array.from({ length: 20 }, (_, round) => ['a', 'b', 'c'].map((which) => `${round} ${which}`))
        .flat()
        .sort(),
    )
  })

  test('fault D7 a spool that cannot be written refuses the click instead of losing it', async () => {
    await writeFile(join(folder, 'file'), '')
    await expect(aSpool(join(folder, 'file')).add(aClick())).rejects.toThrow()
  })
})

describe('fault K3 segments that nobody ends', () => {
  test("a killed process's segment is adopted while others run, though its number lives again as a stranger", async () => {
    const [dead, living] = [aSpool(), aSpool()]
    const adopter = createAdopter(folder, clock)
    // Never ended: as if killed. Its number is this process' own.
    await dead.add(aClick({ uid: 'dead' }))
    await adopter.step()
    clock.advanceMs(ABANDONED_AFTER_MS - 1)
    await adopter.step()
    expect(endings()).toEqual(['.active'])
    await living.add(aClick({ uid: 'living' }))
    clock.advanceMs(1)
    await adopter.step()
    expect(endings()).toEqual(['.ready', '.active'])
    await living.close()
  })

  test('a clock that is set back or forward makes no living segment a dead one', async () => {
    const spool = aSpool()
    const jumping = { monotonicMs: () => 1_000 }
    const adopter = createAdopter(folder, jumping)
    await spool.add(aClick())
    for (let round = 0; round < 3; round += 1) {
      clock.advanceMs(86_400_000)
      await adopter.step()
    }
    expect(endings()).toEqual(['.active'])
    await spool.close()
  })

  test('a process that was only slow acknowledges no click in a segment that was taken from it: it is written again', async () => {
    const spool = aSpool()
    await spool.add(aClick({ uid: 'before' }))
    const [taken = ''] = readdirSync(folder)
    renameSync(join(folder, taken), join(folder, taken.replace('.active', '.ready')))
    // Drained, as it stands now.
    await rm(join(folder, taken.replace('.active', '.ready')))
    await spool.add(aClick({ uid: 'after' }))
    await spool.add(aClick({ uid: 'and on' }))
    expect(uidsOnDisk()).toEqual(['after', 'and on'])
    await spool.close()
    expect(endings()).toEqual(['.ready'])
  })
})
