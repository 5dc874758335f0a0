import { describe, expect, test, vi } from 'vitest'
import { createPageLikes } from './page-likes.ts'
import { aBrowser, aChannel, anAccount, MemoryLikes, settled } from './testing-likes.ts'

/** T-02: likes of a page, of the browser and of an account. */

function variant(itemId: number) {
  return { itemType: 'variant', itemId } as const
}
function comparison(itemId: number) {
  return { itemType: 'comparison', itemId } as const
}

function aPage(
  given: { likes?: MemoryLikes; browser?: ReturnType<typeof aBrowser>; tabs?: ReturnType<typeof aChannel> } = {},
) {
  const browser = given.browser ?? aBrowser()
  const local = browser()
  const side = anAccount(given.likes, given.tabs)
  const page = createPageLikes(local, side.session, async () => side.account)
  const ids = (type: 'variant' | 'comparison' = 'variant') => page.list(type).map(({ itemId }) => itemId)
  return { ...side, local, page, ids }
}

describe('T-02 P-01 without an account', () => {
  test('a like is kept here, and nobody is asked', async () => {
    const { page, likes, ids, turn } = aPage()
    page.add(variant(7))
    page.want(8)
    await turn()
    expect([ids(), page.count(), page.isWithAccount(), likes.asked]).toEqual([[7], 1, false, []])
  })

  test('the third raises the prompt; with an account there is none', () => {
    const { page, signIn } = aPage()
    for (const id of [1, 2]) page.add(variant(id))
    expect(page.isPromptRaised()).toBe(false)
    page.add(variant(3))
    expect(page.isPromptRaised()).toBe(true)
    signIn()
    expect(page.isPromptRaised()).toBe(false)
  })
})

describe('T-02 P-02 once somebody signs in', () => {
  test('the browser is paired, each like is sent and let go when it has arrived; those of the account join', async () => {
    const { page, local, likes, ids, signIn, pairedWith } = aPage()
    likes.kept.variant.add(5)
    likes.kept.comparison.add(50)
    for (const like of [variant(7), variant(5), comparison(70)]) page.add(like)
    signIn()
    await settled()
    expect(likes.asked).toEqual(['login', 'like variant 7', 'like variant 5', 'like comparison 70'])
    expect(pairedWith()).toBe(7)
    expect([local.list('variant'), local.list('comparison')]).toEqual([[], []])
    expect([ids().toSorted(), ids('comparison'), page.count()]).toEqual([[5, 7], [50, 70], 2])
  })

  test('what fails stays here in silence and is sent the next time; what does not exist is let go', async () => {
    const browser = aBrowser()
    const first = aPage({ browser })
    for (const id of [1, 2]) first.page.add(variant(id))
    first.likes.refuses = 503
    first.signIn()
    await settled()
    // The pairing itself fails: nothing is sent.
    expect(first.likes.asked).toEqual(['login'])
    const second = aPage({ browser })
    second.likes.service.login = async () => 7
    second.likes.refuses = 0
    second.signIn()
    await settled()
    expect([second.likes.asked, second.local.list('variant').length]).toEqual([['like variant 1'], 2])
    const third = aPage({ browser })
    third.likes.service.like = async (_type, id) => {
      if (id === 1) third.likes.refuses = 404
      await third.likes.service.states('variant', [id]).finally(() => (third.likes.refuses = null))
      third.likes.kept.variant.add(id)
    }
    third.signIn()
    await settled()
    expect([[...third.likes.kept.variant], third.local.list('variant')]).toEqual([[2], []])
  })

  test('the pairing is made once, remembered, and cleared when nobody is there', async () => {
    const { likes, signIn, signOut, pairedWith } = aPage()
    signIn()
    await settled()
    signIn()
    await settled()
    expect([likes.asked, pairedWith()]).toEqual([['login'], 7])
    signOut()
    expect(pairedWith()).toBeNull()
  })

  test('hearts that are shown in one turn are asked for in one batch; a batch that fails is logged and goes with the next', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { page, likes, ids, signIn, turn } = aPage()
    likes.kept.variant.add(2)
    signIn()
    await settled()
    for (const id of [1, 2, 3]) page.want(id)
    likes.refuses = 503
    await turn()
    expect([likes.asked.slice(1), ids(), logged.mock.calls]).toEqual([
      ['states variant 1,2,3'],
      [],
      [['Failed to load a batch of likes']],
    ])
    likes.refuses = null
    page.want(4)
    await turn()
    expect([likes.asked.at(-1), ids()]).toEqual(['states variant 1,2,3,4', [2]])
    for (let id = 100; id < 300; id += 1) page.want(id)
    await turn()
    expect(likes.asked.slice(-2).map((asked) => asked.split(',').length)).toEqual([100, 100])
    logged.mockRestore()
  })

  test('a like goes at once, and one that is taken back is gone at once and returns when that fails', async () => {
    const { page, local, likes, ids, signIn } = aPage()
    signIn()
    await settled()
    page.add(variant(9))
    expect(ids()).toEqual([9])
    await settled()
    expect([[...likes.kept.variant], local.list('variant'), ids(), page.count()]).toEqual([[9], [], [9], 1])
    likes.refuses = 503
    page.remove(variant(9))
    expect([ids(), page.count()]).toEqual([[], 0])
    await settled()
    expect([ids(), page.count()]).toEqual([[9], 1])
    likes.refuses = null
    page.remove(variant(9))
    await settled()
    expect([[...likes.kept.variant], ids()]).toEqual([[], []])
  })

  test('on, off and on again while the first is under way: the last word holds, here and there', async () => {
    const { page, likes, ids, signIn } = aPage()
    signIn()
    await settled()
    for (const touches of [2, 3, 4, 5]) {
      likes.isHeld = true
      for (let touch = 0; touch < touches; touch += 1) {
        if (ids().includes(9)) page.remove(variant(9))
        else page.add(variant(9))
        await settled()
      }
      likes.let()
      await settled()
      expect([touches, ids(), [...likes.kept.variant]]).toEqual([
        touches,
        touches % 2 ? [9] : [],
        touches % 2 ? [9] : [],
      ])
      page.remove(variant(9))
      await settled()
    }
  })

  test('with the service away a like stays here and is shown; the next page sends it', async () => {
    const browser = aBrowser()
    const { page, ids, likes, signIn } = aPage({ browser })
    signIn()
    await settled()
    likes.refuses = 0
    page.add(variant(9))
    await settled()
    expect([ids(), page.count()]).toEqual([[9], 1])
    const next = aPage({ browser })
    next.signIn()
    await settled()
    expect([[...next.likes.kept.variant], next.local.list('variant')]).toEqual([[9], []])
  })

  test('the other tabs hear of it', async () => {
    const [likes, tabs, browser] = [new MemoryLikes(), [] as EventTarget[], aBrowser()]
    const one = aPage({ likes, browser, tabs: aChannel(tabs) })
    const other = aPage({ likes, browser, tabs: aChannel(tabs) })
    one.signIn()
    other.signIn()
    await settled()
    one.page.add(variant(9))
    one.page.add(comparison(90))
    await settled()
    expect([other.ids(), other.ids('comparison'), other.page.count()]).toEqual([[9], [90], 1])
    other.page.remove(variant(9))
    await settled()
    expect([one.ids(), one.page.count()]).toEqual([[], 0])
  })

  test('who signs out takes their likes along; the next one does not see them', async () => {
    const { page, likes, ids, signIn, signOut } = aPage()
    likes.kept.variant.add(1)
    likes.kept.comparison.add(2)
    signIn()
    await page.askAll()
    expect([ids(), ids('comparison')]).toEqual([[1], [2]])
    signOut()
    expect([ids(), ids('comparison'), page.count()]).toEqual([[], [], 0])
  })
})

describe('T-02 the account’s code is loaded when somebody is signed in', () => {
  test('nobody loads it without a session; with one it is loaded once, and what was asked meanwhile waits for it', async () => {
    const { account, session, likes, signIn, turn } = anAccount()
    likes.kept.variant.add(2)
    let loads = 0
    const page = createPageLikes(aBrowser()(), session, async () => {
      loads += 1
      return account
    })
    page.want(2)
    page.add(variant(9))
    await settled()
    expect([loads, page.list('variant')]).toEqual([0, [variant(9)]])
    signIn()
    await settled()
    await turn()
    signIn()
    await settled()
    await turn()
    expect([loads, page.list('variant').map(({ itemId }) => itemId)]).toEqual([1, expect.arrayContaining([2, 9])])
    expect([...likes.kept.variant]).toEqual([2, 9])
  })

  test('where it does not come a like stays here, and it is tried again', async () => {
    let loads = 0
    const local = aBrowser()()
    const page = createPageLikes(local, { isOpen: () => true, subscribe: () => () => undefined }, async () => {
      loads += 1
      throw new TypeError('no such chunk')
    })
    await settled()
    page.add(variant(9))
    await settled()
    expect([loads, local.list('variant')]).toEqual([2, [variant(9)]])
  })
})
