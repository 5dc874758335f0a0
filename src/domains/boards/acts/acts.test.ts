import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetting } from '#hosts/domain-sides.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { BOARD_LIMITS, type Board, type BoardVisitor } from '../board.ts'
import { createBoards } from '../boards.ts'
import { personal } from '../personal.ts'
import { worker } from '../worker.ts'

const database = await testDatabase()
const { db } = database
const clock = manualClock('2026-11-26T10:00:00Z')
const boards = createBoards({ db, clock, key: new Uint8Array(32).fill(7) })
beforeEach(() => sql`truncate boards.board cascade`.execute(db))

const NOBODY = { guestToken: null, personId: null }
async function begin(personId: number | null = null): Promise<{ token: string; owner: BoardVisitor }> {
  const made = await boards.create({ name: 'Sala', nickname: 'Ana', region: 'mainland', personId })
  if (!('token' in made)) throw new Error(`not made: ${made.is}`)
  return { token: made.token, owner: await visit(made.token) }
}
async function visit(token: string, asker: { guestToken: string | null; personId: number | null } = NOBODY) {
  const visitor = await boards.visit(token, asker)
  if (visitor === null) throw new Error('the link leads nowhere')
  return visitor
}
async function join(boardId: number, nickname: string): Promise<BoardVisitor> {
  const token = await boards.guestToken(boardId)
  const guestToken = boards.newGuestToken()
  expect(await boards.join(await visit(token), { nickname, guestToken, personId: null })).toBe('changed')
  return visit(token, { guestToken, personId: null })
}
async function load(boardId: number): Promise<Board> {
  const board = await boards.load(boardId)
  if (board === null) throw new Error('the board is gone')
  return board
}
async function pin(owner: BoardVisitor, variantId: number): Promise<number> {
  expect(await boards.act(owner, { kind: 'addPiece', variantId, title: `Peça ${variantId}`, stageId: null })).toBe(
    'changed',
  )
  return (await load(owner.boardId)).pieces.find((piece) => piece.variantId === variantId)?.id ?? 0
}

describe('N-14 links', () => {
  test('N-14 tables alone open no board: neither link stands in them, nor the names by which guests are known', async () => {
    const { token, owner } = await begin()
    const guests = await boards.guestToken(owner.boardId)
    await join(owner.boardId, 'Rui')
    const { rows } = await sql<{ all: string }>`
      select (select string_agg(l::text, ',') from boards.link l) || (select string_agg(g::text, ',') from boards.guest g)
        || (select string_agg(b::text, ',') from boards.board b) as all`.execute(db)
    for (const secret of [token, guests]) {
      expect(rows[0]?.all).not.toContain(secret)
      expect(rows[0]?.all).not.toContain(Buffer.from(secret, 'base64url').toString('hex'))
    }
  })

  test('N-14 a guess, a link that was renewed and a board that was removed are the same nothing', async () => {
    const { token, owner } = await begin()
    const before = await boards.guestToken(owner.boardId)
    await boards.act(owner, { kind: 'renewLink' })
    for (const guess of ['', 'x', `${token}x`, token.toLowerCase(), before, "' or true --", '\0', 'a'.repeat(1000)])
      expect(await boards.visit(guess, NOBODY), guess).toBeNull()
    await boards.remove(owner.boardId)
    expect(await boards.visit(token, NOBODY)).toBeNull()
    expect(await boards.act(owner, { kind: 'close' })).toBe('gone')
  })

  test('N-14 another secret opens what the old one made, and gives the owner links that lead somewhere', async () => {
    const { token, owner } = await begin()
    const other = createBoards({ db, clock, key: new Uint8Array(32).fill(8) })
    expect(await other.visit(token, NOBODY)).toEqual(owner)
    const guests = await other.guestToken(owner.boardId)
    expect(await other.visit(guests, NOBODY)).toEqual({ boardId: owner.boardId, role: 'guest', guestId: null })
  })
})

describe('N-14 who does what', () => {
  test('N-14 a guest of one board is nobody on another, and their pieces are out of reach', async () => {
    const [one, other] = [await begin(), await begin()]
    const piece = await pin(other.owner, 1)
    const rui = await join(one.owner.boardId, 'Rui')
    expect(await boards.act(rui, { kind: 'vote', pieceId: piece, value: 1 })).toBe('unknown')
    expect(await boards.act(rui, { kind: 'comment', pieceId: piece, text: 'olá' })).toBe('unknown')
    for (const act of [
      { kind: 'movePiece', pieceId: piece, stageId: (await load(one.owner.boardId)).stages[0]?.id ?? 0 },
      { kind: 'renameStage', stageId: (await load(other.owner.boardId)).stages[0]?.id ?? 0, name: 'x' },
    ] as const)
      expect(await boards.act(one.owner, act)).toBe('unknown')
    expect(await boards.act(one.owner, { kind: 'removePiece', pieceId: piece })).toBe('same')
    expect((await load(other.owner.boardId)).pieces).toHaveLength(1)
  })

  test('N-14 one removes one’s own comments, the owner everybody’s; a guest goes with all they said', async () => {
    const { owner } = await begin()
    const piece = await pin(owner, 1)
    const [rui, eva] = [await join(owner.boardId, 'Rui'), await join(owner.boardId, 'Eva')]
    for (const guest of [rui, eva]) await boards.act(guest, { kind: 'comment', pieceId: piece, text: 'olá' })
    await boards.act(eva, { kind: 'vote', pieceId: piece, value: -1 })
    const comments = (await load(owner.boardId)).pieces[0]?.comments ?? []
    const of = (guest: BoardVisitor) => comments.find(({ guestId }) => guestId === guest.guestId)?.id ?? 0
    expect(await boards.act(eva, { kind: 'removeComment', commentId: of(rui) })).toBe('same')
    expect(await boards.act(rui, { kind: 'removeComment', commentId: of(rui) })).toBe('changed')
    expect(await boards.act(owner, { kind: 'removeGuest', guestId: eva.guestId ?? 0 })).toBe('changed')
    expect((await load(owner.boardId)).pieces[0]).toMatchObject({ comments: [], votes: [] })
    expect(await boards.act(eva, { kind: 'vote', pieceId: piece, value: 1 })).toBe('no_name')
    expect(await boards.act(owner, { kind: 'removeGuest', guestId: owner.guestId ?? 0 })).toBe('same')
  })

  test('N-14 columns: what hangs in one that is removed goes to the first; the last one stays', async () => {
    const { owner } = await begin()
    const piece = await pin(owner, 1)
    const [first, second, third] = (await load(owner.boardId)).stages.map(({ id }) => id)
    await boards.act(owner, { kind: 'movePiece', pieceId: piece, stageId: third ?? 0 })
    expect(await boards.act(owner, { kind: 'removeStage', stageId: third ?? 0 })).toBe('changed')
    expect((await load(owner.boardId)).pieces[0]?.stageId).toBe(first)
    await boards.act(owner, { kind: 'removeStage', stageId: second ?? 0 })
    expect(await boards.act(owner, { kind: 'removeStage', stageId: first ?? 0 })).toBe('last_stage')
  })
})

describe('N-14 two windows of one guest', () => {
  test('N-14 that join at once are one guest, of an account and of a browser', async () => {
    const { owner } = await begin()
    const token = await boards.guestToken(owner.boardId)
    for (const asker of [
      { guestToken: null, personId: 5 },
      { guestToken: boards.newGuestToken(), personId: null },
    ]) {
      const before = (await load(owner.boardId)).guests.length
      const guestToken = asker.guestToken ?? boards.newGuestToken()
      const outcomes = await Promise.all(
        ['Um', 'Dois', 'Três'].map(async (name) =>
          boards.join(await visit(token, asker), {
            nickname: `${name} ${asker.personId}`,
            guestToken,
            personId: asker.personId,
          }),
        ),
      )
      expect(outcomes).toEqual(['changed', 'changed', 'changed'])
      expect((await load(owner.boardId)).guests).toHaveLength(before + 1)
    }
  })
})

describe('N-14 order and quantities', () => {
  const titles = async (owner: BoardVisitor) => (await load(owner.boardId)).pieces.map(({ variantId }) => variantId)
  test('N-14 a piece stands before another, of its column or of another one, or behind all', async () => {
    const { owner } = await begin()
    const [one, two, three] = [await pin(owner, 1), await pin(owner, 2), await pin(owner, 3)]
    const [first = 0, second = 0] = (await load(owner.boardId)).stages.map(({ id }) => id)
    const move = (pieceId: number, stageId: number, beforeId?: number) =>
      boards.act(owner, { kind: 'movePiece', pieceId, stageId, ...(beforeId !== undefined && { beforeId }) })
    expect([await move(three, first, one), await titles(owner)]).toEqual(['changed', [3, 1, 2]])
    expect([await move(three, first, one), await move(two, first)]).toEqual(['same', 'same'])
    expect([await move(one, second), await move(three, second, one), await titles(owner)]).toEqual([
      'changed',
      'changed',
      [2, 3, 1],
    ])
    // Before what is not there: behind all. What is pinned afterwards stands last, too.
    expect([await move(two, second, 999_999), await titles(owner)]).toEqual(['changed', [3, 1, 2]])
    expect([await move(one, first), await pin(owner, 4)].length).toBe(2)
    expect(await titles(owner)).toEqual([1, 4, 3, 2])
    await boards.act(owner, { kind: 'removeStage', stageId: second })
    expect(await titles(owner)).toEqual([1, 4, 3, 2])
  })
  test('N-14 one place up or down, and no further than the ends', async () => {
    const { owner } = await begin()
    const [one] = [await pin(owner, 1), await pin(owner, 2), await pin(owner, 3)]
    const shift = (by: -1 | 1) => boards.act(owner, { kind: 'shiftPiece', pieceId: one, by })
    expect([await shift(-1), await shift(1), await titles(owner)]).toEqual(['same', 'changed', [2, 1, 3]])
    expect([await shift(1), await shift(1), await titles(owner)]).toEqual(['changed', 'same', [2, 3, 1]])
    expect([await shift(-1), await titles(owner)]).toEqual(['changed', [2, 1, 3]])
  })
  test('N-14 moves that come together leave every piece once, each in a place of its own', async () => {
    const { owner } = await begin()
    const ids: number[] = []
    for (let variant = 1; variant <= 6; variant += 1) ids.push(await pin(owner, variant))
    const [first = 0, second = 0] = (await load(owner.boardId)).stages.map(({ id }) => id)
    await Promise.all(
      ids.flatMap((pieceId, index) => [
        boards.act(owner, {
          kind: 'movePiece',
          pieceId,
          stageId: index % 2 === 0 ? first : second,
          beforeId: ids[0] ?? 0,
        }),
        boards.act(owner, { kind: 'shiftPiece', pieceId, by: 1 }),
      ]),
    )
    expect((await titles(owner)).toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  })
  test('N-14 several of one piece, at least one and 99 at most; a guest changes neither number nor order', async () => {
    const { owner } = await begin()
    const piece = await pin(owner, 1)
    const want = (quantity: number, who = owner) => boards.act(who, { kind: 'setQuantity', pieceId: piece, quantity })
    expect([await want(4), await want(4), await want(0), await want(100)]).toEqual([
      'changed',
      'same',
      'unknown',
      'full',
    ])
    expect((await load(owner.boardId)).pieces[0]?.quantity).toBe(4)
    const rui = await join(owner.boardId, 'Rui')
    expect([await want(5, rui), await boards.act(rui, { kind: 'shiftPiece', pieceId: piece, by: 1 })]).toEqual([
      'not_owner',
      'not_owner',
    ])
    const other = await begin()
    expect([
      await want(5, other.owner),
      await boards.act(other.owner, { kind: 'shiftPiece', pieceId: piece, by: 1 }),
    ]).toEqual(['unknown', 'unknown'])
  })
})

describe('N-14 at once', () => {
  test('N-14 twenty votes of one guest are one, and the last that counts', async () => {
    const { owner } = await begin()
    const piece = await pin(owner, 1)
    const rui = await join(owner.boardId, 'Rui')
    await Promise.all(Array.from({ length: 20 }, () => boards.act(rui, { kind: 'vote', pieceId: piece, value: 1 })))
    expect((await load(owner.boardId)).pieces[0]?.votes).toEqual([{ guestId: rui.guestId, value: 1 }])
  })

  test('N-14 of two who move one piece the later decides, and each move is a version that everybody sees', async () => {
    const { owner } = await begin()
    const piece = await pin(owner, 1)
    const { stages, version } = await load(owner.boardId)
    const outcomes = await Promise.all(
      stages.slice(1).map(({ id }) => boards.act(owner, { kind: 'movePiece', pieceId: piece, stageId: id })),
    )
    expect(outcomes).toEqual(['changed', 'changed'])
    const after = await load(owner.boardId)
    expect(after.version).toBe(version + 2)
    expect(stages.slice(1).map(({ id }) => id)).toContain(after.pieces[0]?.stageId)
    expect(await boards.act(owner, { kind: 'movePiece', pieceId: piece, stageId: after.pieces[0]?.stageId ?? 0 })).toBe(
      'same',
    )
    expect((await load(owner.boardId)).version).toBe(version + 2)
  })

  test('N-14 limits are exact however many come together', async () => {
    const { owner } = await begin()
    const asked = Array.from({ length: BOARD_LIMITS.pieces + 5 }, (_, index) =>
      boards.act(owner, { kind: 'addPiece', variantId: index + 1, title: 'Peça', stageId: null }),
    )
    const outcomes = await Promise.all(asked)
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(5)
    expect((await load(owner.boardId)).pieces).toHaveLength(BOARD_LIMITS.pieces)
    const stages = await Promise.all(
      Array.from({ length: BOARD_LIMITS.stages }, (_, index) =>
        boards.act(owner, { kind: 'addStage', name: `C${index}` }),
      ),
    )
    expect(stages.filter((outcome) => outcome === 'full')).toHaveLength(3)
  })

  test('N-14 fifty guests fit, and a board that many change at once asks them to wait', async () => {
    const { owner } = await begin()
    const link = await visit(await boards.guestToken(owner.boardId))
    const outcomes = await Promise.all(
      Array.from({ length: BOARD_LIMITS.guests + 2 }, (_, index) =>
        boards.join(link, { nickname: `G${index}`, guestToken: boards.newGuestToken(), personId: null }),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(2)
    const presses = await Promise.all(
      Array.from({ length: 300 }, () => boards.act(owner, { kind: 'rename', name: '' })),
    )
    expect(presses.filter((outcome) => outcome === 'too_fast').length).toBeGreaterThan(100)
  })
})

describe('N-14 what people type', () => {
  test('N-14 a comment is one line of readable words, of five hundred characters at most', async () => {
    const { owner } = await begin()
    const piece = await pin(owner, 1)
    const say = (text: string) => boards.act(owner, { kind: 'comment', pieceId: piece, text })
    expect(await say(' \u202e\u200b \n ')).toBe('empty')
    expect(await say('x'.repeat(BOARD_LIMITS.commentChars + 1))).toBe('too_long')
    expect(await say('x'.repeat(1_000_000))).toBe('too_long')
    expect(await say('😀'.repeat(BOARD_LIMITS.commentChars / 2))).toBe('changed')
    expect(await say('<script>alert(1)</script>\r\n\u202eolá\0')).toBe('changed')
    expect((await load(owner.boardId)).pieces[0]?.comments.at(-1)?.text).toBe('<script>alert(1)</script> olá')
  })

  test('N-14 names: no two alike on one board, none empty, and the owner’s may change', async () => {
    const { owner } = await begin()
    const rui = await join(owner.boardId, 'Rui')
    const as = (visitor: BoardVisitor, nickname: string) =>
      boards.join(visitor, { nickname, guestToken: 'unused', personId: null })
    for (const name of ['ana', 'A\u200dna', 'Аna', 'Ána'])
      expect([name, await as(rui, name)]).toEqual([name, 'name_taken'])
    expect(await as(rui, '\u200d\u2800')).toBe('empty')
    expect(await as(rui, 'RUI')).toBe('changed')
    expect(await as(rui, ' ')).toBe('empty')
    expect(await as(rui, 'x'.repeat(31))).toBe('too_long')
    expect(await as(owner, 'Ana Reis')).toBe('changed')
    expect((await load(owner.boardId)).guests.map(({ nickname }) => nickname)).toEqual(['Ana Reis', 'RUI'])
  })
})

describe('N-14 whose it is', () => {
  test('N-14 one that was begun signed out is forgotten 180 days after its last change; a person’s is not', async () => {
    const [lost, kept, owned] = [await begin(), await begin(), await begin(1)]
    const later = manualClock(new Date(clock.now().getTime() + BOARD_LIMITS.unownedMs).toISOString())
    await createBoards({ db, clock: later, key: new Uint8Array(32) }).act(kept.owner, { kind: 'rename', name: 'Ainda' })
    for (const { act } of forgetting([worker({ db })], later)) await act()
    expect([await boards.load(lost.owner.boardId), (await load(kept.owner.boardId)).name]).toEqual([null, 'Ainda'])
    expect((await load(owned.owner.boardId)).personId).toBe(1)
  })

  test('N-14 what is kept of a person is told whole, and goes with them: their boards, and what they said on others’', async () => {
    const own = await begin(1)
    await pin(own.owner, 1)
    const other = await begin(2)
    const piece = await pin(other.owner, 2)
    const link = await boards.guestToken(other.owner.boardId)
    await boards.join(await visit(link), { nickname: 'Eva', guestToken: boards.newGuestToken(), personId: 1 })
    const eva = await visit(link, { guestToken: null, personId: 1 })
    await boards.act(eva, { kind: 'comment', pieceId: piece, text: 'gosto' })
    await boards.act(eva, { kind: 'vote', pieceId: piece, value: 1 })
    expect(await personal.collect(db, 1, null)).toEqual({
      quadros: [{ quadro: 'Sala', regiao: 'mainland', criado: '2026-11-26', mudado: '2026-11-26' }],
      'quadros-pecas': [{ quadro: 'Sala', coluna: 'A decidir', peca: 'Peça 1', quantidade: 1, junta: '2026-11-26' }],
      'quadros-votos': [{ quadro: 'Sala', nome: 'Eva', peca: 'Peça 2', gosto: true }],
      'quadros-comentarios': [{ quadro: 'Sala', nome: 'Eva', peca: 'Peça 2', comentario: 'gosto', data: '2026-11-26' }],
    })
    await db.transaction().execute((tx) => personal.erase(tx, 1, null))
    expect(await boards.load(own.owner.boardId)).toBeNull()
    expect((await load(other.owner.boardId)).pieces[0]).toMatchObject({ comments: [], votes: [] })
    const { rows } = await sql<{ left: number }>`select (select count(*) from boards.board where person_id = 1)
      + (select count(*) from boards.guest where person_id = 1) as left`.execute(db)
    expect(rows[0]?.left).toBe(0)
  })

  test('N-14 a person has fifty boards, and lists those where they take part', async () => {
    for (let made = 0; made < BOARD_LIMITS.ofPerson; made += 1) await begin(1)
    expect(await boards.create({ name: 'Mais', nickname: 'Ana', region: 'mainland', personId: 1 })).toEqual({
      field: null,
      is: 'full',
    })
    const other = await begin(2)
    expect(await boards.act(other.owner, { kind: 'claim', personId: 1 })).toBe('not_owner')
    const unowned = await begin()
    expect(await boards.act(unowned.owner, { kind: 'claim', personId: 1 })).toBe('full')
    await boards.join(await visit(await boards.guestToken(other.owner.boardId)), {
      nickname: 'Eva',
      guestToken: boards.newGuestToken(),
      personId: 1,
    })
    const listed = await boards.ofPerson(1)
    expect([listed.length, listed.filter(({ isOwner }) => !isOwner).length]).toEqual([BOARD_LIMITS.ofPerson + 1, 1])
    for (const { token } of listed.slice(0, 3))
      expect(await boards.visit(token, { guestToken: null, personId: 1 })).not.toBeNull()
  })
})
