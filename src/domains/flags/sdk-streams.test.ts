import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearCache, GrowthBook, setPolyfills } from '@growthbook/growthbook'

/** streams of the package that is in use, against a stream that fails and a clock of the test's own. */

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** What the package sees of a browser's stream. */
class HandledStream {
  static readonly all: HandledStream[] = []
  static latest(): HandledStream {
    const stream = HandledStream.all.at(-1)
    if (stream === undefined) throw new Error('no stream has been opened')
    return stream
  }

  readyState = 0
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null

  constructor() {
    HandledStream.all.push(this)
  }
  addEventListener(): void {}
  close(): void {
    this.readyState = 2
  }
  opens(): void {
    this.readyState = 1
    this.onopen?.()
  }
  /** A break after which a browser tries again by itself. */
  breaks(): void {
    this.readyState = 0
    this.onerror?.()
  }
  /** An answer that is no stream: a browser gives up. */
  isRefused(): void {
    this.readyState = 2
    this.onerror?.()
  }
}

setPolyfills({
  fetch: async () =>
    Response.json(
      { features: {}, dateUpdated: '2026-11-26T10:00:00.000Z' },
      { headers: { 'x-sse-support': 'enabled' } },
    ),
  EventSource: HandledStream,
})

/** What the package asks of a browser to know that a page is hidden. */
const browser = Object.assign(new EventTarget(), { visibilityState: 'visible' })
function turnPage(state: 'visible' | 'hidden'): void {
  browser.visibilityState = state
  browser.dispatchEvent(new Event('visibilitychange'))
}

let opened: GrowthBook | null = null
async function aStream(): Promise<HandledStream> {
  opened = new GrowthBook({ apiHost: 'https://poiso.test', clientKey: 'sdk-test' })
  await opened.init({ streaming: true })
  return HandledStream.latest()
}
function openedCount(): number {
  return HandledStream.all.length
}

beforeEach(() => {
  vi.stubGlobal('document', browser)
  vi.stubGlobal('window', globalThis)
  vi.useFakeTimers()
  HandledStream.all.length = 0
})
afterEach(async () => {
  turnPage('visible')
  opened?.destroy({ destroyAllStreams: true })
  await clearCache()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const CLOSED = 2
const BREAKS_BORNE = 3
function breakTimes(stream: HandledStream, times: number): void {
  for (let at = 0; at < times; at += 1) stream.breaks()
}

describe('X-06 a stream that breaks', () => {
  test('three times it is left to the browser, which tries again; then the package closes it and waits', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const stream = await aStream()
    breakTimes(stream, BREAKS_BORNE)
    expect([stream.readyState, openedCount()]).toEqual([0, 1])
    stream.breaks()
    expect([stream.readyState, openedCount()]).toEqual([CLOSED, 1])
    await vi.advanceTimersByTimeAsync(3 * SECOND - 1)
    expect(openedCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(openedCount()).toBe(2)
  })

  test.each([
    ['least', 0, [3, 9, 27, 81, 243, 300, 300]],
    ['most', 0.999_999, [6, 18, 54, 162, 300, 300, 300]],
  ])('it waits three times as long each time, five minutes at most: by the %s chance', async (_name, chance, waits) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    breakTimes(await aStream(), BREAKS_BORNE)
    for (const [at, seconds] of waits.entries()) {
      HandledStream.latest().breaks()
      await vi.advanceTimersByTimeAsync(seconds * SECOND - SECOND)
      expect([at, openedCount()]).toEqual([at, at + 1])
      await vi.advanceTimersByTimeAsync(SECOND)
      expect([at, openedCount()]).toEqual([at, at + 2])
    }
  })

  test('once it is open again, three more are borne', async () => {
    const stream = await aStream()
    breakTimes(stream, BREAKS_BORNE)
    stream.opens()
    breakTimes(stream, BREAKS_BORNE)
    expect([stream.readyState, openedCount()]).toEqual([0, 1])
  })

  test('a refusal, after which a browser gives up, is followed by another try at once, and by longer waits as it goes on', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    await aStream()
    HandledStream.latest().isRefused()
    await vi.advanceTimersByTimeAsync(SECOND)
    expect(openedCount()).toBe(2)
    for (let error = 2; error <= 8; error += 1) {
      HandledStream.latest().isRefused()
      await vi.advanceTimersByTimeAsync(5 * MINUTE)
    }
    HandledStream.latest().isRefused()
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1)
    expect(openedCount()).toBe(9)
    await vi.advanceTimersByTimeAsync(1)
    expect(openedCount()).toBe(10)
  })
})

describe('X-06 a page that nobody looks at', () => {
  const IDLE_MS = 20 * SECOND

  test('after 20 s its stream is closed; it is opened again when somebody looks', async () => {
    const stream = await aStream()
    stream.opens()
    turnPage('hidden')
    await vi.advanceTimersByTimeAsync(IDLE_MS - 1)
    expect(stream.readyState).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect([stream.readyState, openedCount()]).toEqual([CLOSED, 1])
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(openedCount()).toBe(1)
    turnPage('visible')
    expect(openedCount()).toBe(2)
  })

  test('a look at another tab for less leaves it open', async () => {
    const stream = await aStream()
    stream.opens()
    turnPage('hidden')
    await vi.advanceTimersByTimeAsync(IDLE_MS - 1)
    turnPage('visible')
    await vi.advanceTimersByTimeAsync(IDLE_MS)
    expect([stream.readyState, openedCount()]).toEqual([1, 1])
  })
})
