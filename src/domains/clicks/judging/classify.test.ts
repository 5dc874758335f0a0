import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AGENT_HOUR_LIMIT, AgentHours } from './agent-hours.ts'
import { judge } from './classify.ts'
import { NETWORK_DAY_LIMIT, NETWORK_OFFER_LIMIT, RENDERING_LIMIT, WINDOW_MS } from './counted-clicks.ts'
import type { CountedClick, UnclassifiedClick } from '../storage.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

let made = 0
function aClick(changed: Partial<UnclassifiedClick> & { minute?: number } = {}): UnclassifiedClick {
  const { minute = 0, ...fields } = changed
  made += 1
  return {
    uid: String(made).padStart(8, '0'),
    at: new Date(Date.UTC(2026, 10, 21, 10) + minute * 60_000),
    variantId: 1,
    eshopId: 1,
    visitor: 'v2ana',
    visitorShown: true,
    visitorDay: 'd1one',
    networkDay: 'n1home',
    visitorEve: null,
    networkEve: null,
    rendering: 'mb3k2x.page',
    renderingState: 'good',
    userAgent: CHROME,
    purpose: null,
    isReplay: false,
    isAfterCap: false,
    ...fields,
  }
}
const NOTHING_YET = { near: [], ofNetwork: new Map<string, number>(), ofRendering: new Map<string, number>() }
function reasons(...clicks: UnclassifiedClick[]) {
  return judge(clicks, NOTHING_YET).map(({ reason }) => reason)
}
function howMany(given: readonly (string | null)[], reason: string | null) {
  return given.filter((each) => each === reason).length
}
/** Different people: each with a cookie and an agent of its own. */
function people(count: number, fields: (index: number) => Partial<UnclassifiedClick> & { minute?: number }) {
  return Array.from({ length: count }, (_, index) =>
    aClick({ visitor: `v2${index}`, visitorDay: `d1${index}`, ...fields(index) }),
  )
}

describe('faults C1 C2 what a click is worth', () => {
  test('fault C1 of two clicks in a second the first counts', () => {
    expect(reasons(aClick(), aClick())).toEqual([null, 'double'])
  })
  test('fault C1 fifty clicks in an hour count once, and the first after the hour counts again', () => {
    const clicks = Array.from({ length: 50 }, (_, minute) => aClick({ minute }))
    expect(howMany(reasons(...clicks, aClick({ minute: 60 })), null)).toBe(2)
  })
  test('fault C1 a double does not make a double: the window begins at the click that counted', () => {
    expect(reasons(aClick(), aClick({ minute: 50 }), aClick({ minute: 70 }))).toEqual([null, 'double', null])
  })
  test('fault C1 two visitors behind one address, each with a cookie, both count', () => {
    expect(reasons(aClick({ visitor: 'v2ana' }), aClick({ visitor: 'v2rui' }))).toEqual([null, null])
  })
  test('fault C1 a browser that keeps no cookie is told by network and agent', () => {
    expect(
      reasons(aClick({ visitor: 'v2a', visitorShown: false }), aClick({ visitor: 'v2b', visitorShown: false })),
    ).toEqual([null, 'double'])
  })
  test('fault C1 the same visitor on two offers counts twice', () => {
    expect(reasons(aClick(), aClick({ variantId: 2 }))).toEqual([null, null])
  })
  test.each([
    ['head', { purpose: 'head' }],
    ['prefetch', { purpose: 'prefetch;anonymous-client-ip' }],
    ['no_agent', { userAgent: null }],
    ['bot', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['bot', { userAgent: 'facebookexternalhit/1.1' }],
    ['bot', { userAgent: 'curl/8.5.0' }],
    ['rendering_missing', { renderingState: 'missing' }],
    ['rendering_stale', { renderingState: 'stale' }],
    ['rendering_forged', { renderingState: 'forged' }],
    ['replayed', { isReplay: true }],
  ] as const)('fault C2 %s is not billed', (reason, fields) => {
    expect(reasons(aClick(fields))).toEqual([reason])
  })
  test('R-21 what comes after the end of a budget counts at no cost: it makes doubles, and what does not count has its own reason first', () => {
    expect(reasons(aClick({ isAfterCap: true }), aClick(), aClick({ isAfterCap: true, purpose: 'head' }))).toEqual([
      'after_cap',
      'double',
      'head',
    ])
  })
  test('fault C2 what does not count makes no double of what does', () => {
    expect(reasons(aClick({ purpose: 'prefetch' }), aClick())).toEqual(['prefetch', null])
  })
  test.each([
    CHROME,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  ])('fault C2 a real browser is no bot: %s', (userAgent) => {
    expect(reasons(aClick({ userAgent }))).toEqual([null])
  })
})

describe('B-04 what a network and a rendering may count', () => {
  test('limit: three people of one network count on one offer within an hour, a fourth does not; on another offer, from elsewhere and an hour later they do', () => {
    const given = reasons(
      ...people(NETWORK_OFFER_LIMIT + 1, (minute) => ({ minute })),
      aClick({ visitor: 'v2x', visitorDay: 'd1x', variantId: 2, minute: 5 }),
      aClick({ visitor: 'v2y', visitorDay: 'd1y', networkDay: 'n1work', minute: 6 }),
      aClick({ visitor: 'v2z', visitorDay: 'd1z', minute: 60 }),
    )
    expect(given).toEqual([null, null, null, 'network_offer', null, null, null])
  })

  test('limit: sixty clicks of one network count in a day, one more does not', () => {
    const given = reasons(...people(NETWORK_DAY_LIMIT + 1, (index) => ({ variantId: index, minute: index })))
    expect([howMany(given.slice(0, NETWORK_DAY_LIMIT), null), given.at(-1)]).toEqual([60, 'network_day'])
  })

  test('limit: five hundred clicks of one rendering count, one more does not', () => {
    const given = reasons(
      ...people(RENDERING_LIMIT + 1, (index) => ({
        variantId: index,
        eshopId: index % 20,
        networkDay: `n1${index}`,
      })),
    )
    expect([howMany(given.slice(0, RENDERING_LIMIT), null), given.at(-1)]).toEqual([500, 'rendering_spent'])
  })

  test('what counted before is counted along', () => {
    const before = {
      near: people(3, () => ({})),
      ofNetwork: new Map([['n1full', 60]]),
      ofRendering: new Map([['spent', 500]]),
    }
    const clicks = people(
      3,
      (index) =>
        [
          { visitor: 'v2new', minute: 59 },
          { networkDay: 'n1full', variantId: 9 },
          { networkDay: 'n1other', rendering: 'spent', variantId: 9 },
        ][index] ?? {},
    )
    expect(judge(clicks, before).map(({ reason }) => reason)).toEqual([
      'network_offer',
      'network_day',
      'rendering_spent',
    ])
  })

  test('a click from before networks were kept is weighed by its visitor alone', () => {
    expect(reasons(...people(5, () => ({ networkDay: null })))).toEqual([null, null, null, null, null])
  })

  test('a farm of browsers that each take a fresh cookie gets no more than its network may count', () => {
    const given = reasons(
      ...Array.from({ length: 151 }, (_, index) =>
        aClick({ visitor: `v2${index}`, visitorShown: index % 2 === 0, visitorDay: `d1${index}`, minute: index / 3 }),
      ),
    )
    expect([howMany(given, null), howMany(given, 'network_offer')]).toEqual([3, 148])
  })
})

describe('B-04 networks of shops, and a thousand addresses with one agent', () => {
  const networks = new Map([
    ['n1loja', { seen: new Set([1]), declared: new Set([3]) }],
    ['n1so-dita', { seen: new Set<number>(), declared: new Set([3]) }],
  ])
  const beside = (before: ConstructorParameters<typeof AgentHours>[0] = []) => ({
    networks,
    agents: new AgentHours(before),
  })

  test.each([
    ['a shop on its own offers', 'n1loja', 1, 'own_network'],
    ['a shop that clicks its rival', 'n1loja', 2, 'rival_network'],
    ['a shop from a network that it has declared', 'n1so-dita', 3, 'own_network'],
    ['a rival of a shop that has only declared it', 'n1so-dita', 1, null],
    ['anybody else', 'n1home', 1, null],
  ])('%s', (_who, networkDay, eshopId, reason) => {
    expect(judge([aClick({ networkDay, eshopId })], NOTHING_YET, beside())).toMatchObject([{ reason }])
  })

  /** Each from a network of its own, with a cookie of its own, on offers of one shop. */
  const crowd = (count: number, userAgent: string, minute = 0) =>
    people(count, (index) => ({
      variantId: index % 40,
      visitor: `v2${userAgent} ${index}`,
      visitorDay: `d1${userAgent} ${index}`,
      networkDay: `n1${userAgent} ${index}`,
      rendering: `r${index}`,
      userAgent,
      minute,
    }))

  test('limit: of a thousand addresses with one agent sixty count for a shop within an hour; of other agents, shops and hours all do', () => {
    const bots = CHROME.replace('140', '99')
    const all = [
      ...crowd(1_000, bots),
      ...crowd(20, CHROME.replace('140', '98')),
      ...crowd(1, bots).map((click) => ({ ...click, eshopId: 2, visitor: 'v2other' })),
      ...crowd(1, bots, 60).map((click) => ({ ...click, visitor: 'v2later', visitorDay: 'd1later' })),
    ]
    const given = judge(all, NOTHING_YET, beside()).map(({ reason }) => reason)
    expect([
      howMany(given.slice(0, 1_000), null),
      howMany(given, 'agent_crowd'),
      howMany(given.slice(1_000), null),
    ]).toEqual([AGENT_HOUR_LIMIT, 1_000 - AGENT_HOUR_LIMIT, 22])
  })

  test('small changes of one agent make no crowd of them', () => {
    const many = crowd(200, CHROME).map((click, index) => ({
      ...click,
      userAgent: CHROME.replace('140.0.0.0', `140.0.7339.${index}`).replace('x64', `x64; v${index}`),
    }))
    expect(
      howMany(
        judge(many, NOTHING_YET, beside()).map(({ reason }) => reason),
        null,
      ),
    ).toBe(AGENT_HOUR_LIMIT)
  })

  test('limit: the commonest agent counts on while it is no more than half of a shop with many visitors', () => {
    const hour = '2026-11-21T10:00:00.000Z'
    const others = Array.from({ length: 10 }, (_, index) => ({ eshopId: 1, hour, agent: `a${index}`, counted: 20 }))
    const given = judge(crowd(260, CHROME), NOTHING_YET, beside(others)).map(({ reason }) => reason)
    expect(howMany(given, null)).toBe(200)
  })
})

/** Counts in the order of arrival; each round brings some and judges them, oldest first, as the worker does. */
function judgedInRounds(rounds: readonly (readonly UnclassifiedClick[])[]): CountedClick[] {
  const counted: UnclassifiedClick[] = []
  for (const round of rounds) {
    const clicks = round.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.uid.localeCompare(b.uid))
    const good = new Set(
      judge(clicks, { ...NOTHING_YET, near: counted })
        .filter(({ reason }) => reason === null)
        .map(({ uid }) => uid),
    )
    counted.push(...clicks.filter(({ uid }) => good.has(uid)))
  }
  return counted
}
function mostInAnHour(clicks: readonly CountedClick[], keyOf: (click: CountedClick) => string): number {
  return Math.max(
    0,
    ...clicks.map(
      ({ at, ...rest }) =>
        clicks.filter(
          (other) =>
            keyOf(other) === keyOf({ at, ...rest }) && other.at >= at && other.at.getTime() < at.getTime() + WINDOW_MS,
        ).length,
    ),
  )
}

describe('B-04 spools that are drained late and out of order', () => {
  const someClick = fc.record({
    minute: fc.integer({ min: 0, max: 240 }),
    variantId: fc.constantFrom(1, 2),
    who: fc.integer({ min: 0, max: 9 }),
    visitorShown: fc.boolean(),
  })
  const rounds = fc.array(fc.array(someClick, { maxLength: 12 }), { maxLength: 6 })

  test('never more counts than the limits allow, whatever comes when', () => {
    fc.assert(
      fc.property(rounds, (given) => {
        const counted = judgedInRounds(
          given.map((round) =>
            round.map(({ minute, variantId, who, visitorShown }) =>
              aClick({
                minute,
                variantId,
                visitor: `v2${who}`,
                visitorDay: `d1${who}`,
                networkDay: `n1${who % 2}`,
                visitorShown,
              }),
            ),
          ),
        )
        expect(mostInAnHour(counted, ({ visitor, variantId }) => `${visitor} ${variantId}`)).toBeLessThanOrEqual(1)
        expect(mostInAnHour(counted, ({ networkDay, variantId }) => `${networkDay} ${variantId}`)).toBeLessThanOrEqual(
          NETWORK_OFFER_LIMIT,
        )
      }),
    )
  })

  test('of a double the late one does not count, though it was first; an hour away it does', () => {
    const late = (minute: number) => judgedInRounds([[aClick({ minute: 60 })], [aClick({ minute })]]).length
    expect([late(1), late(0)]).toEqual([1, 2])
  })

  test('of a browser without cookies the second is the double, in whichever order they are judged', () => {
    const [first, second] = [
      () => aClick({ visitor: 'v2ana' }),
      () => aClick({ visitor: 'v2new', visitorShown: false, minute: 5 }),
    ]
    expect([judgedInRounds([[first(), second()]]).length, judgedInRounds([[second()], [first()]]).length]).toEqual([
      1, 1,
    ])
  })
})
