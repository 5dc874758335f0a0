import { BOARD_LIMITS } from '#domains/boards/contract.ts'
import { firstChars } from '#platform/readable-text.ts'
import { definePage } from '../../page/page.ts'
import type { FormRate } from '../../page/page-form.ts'
import { paths } from '../../paths.ts'
import { readCompareAddress } from '../compare/compare-address.ts'
import { boardAsker } from './board-asker.ts'
import { BoardPage, type BoardProps } from './BoardPage.tsx'
import { BoardsPage, type BoardsProps } from './BoardsPage.tsx'
import { complaintWords } from './board-words.ts'
import { loadBoardView } from './load-board.ts'
import { pinPieces } from './pin-pieces.ts'
import { noSuchBoard, takeAct } from './take-act.ts'

/** A comment of 500 characters, each of four bytes, each byte written as three; and what stands around it. */
const FORM_BYTES = 8 * 1024
/** New boards of one network: ten at once, then one in five minutes. */
const NEW_BOARDS: FormRate = { perSecond: 1 / 300, burst: 10, retrySeconds: 300, of: 'boards' }
/** Changes of one network: two people in one living room press much. */
const CHANGES: FormRate = { perSecond: 2, burst: 120, retrySeconds: 10, of: 'changes of boards' }

/** N-14: the boards of a person, and the beginning of one. */
export const boardsPage = definePage({
  id: 'N-14',
  name: 'boards',
  access: 'anyone',
  cache: 'private',
  script: 'person',
  address: ({ url }) => {
    const variantIds = readCompareAddress(url).variantIds.slice(0, BOARD_LIMITS.pieces)
    return { canonical: paths.boards(variantIds), variantIds }
  },
  load: async ({ variantIds }, { people, boards }, request) => {
    const user = await people.current(request)
    return {
      props: {
        boards: user === null ? null : await boards.ofPerson(user.id),
        typed: { name: '', nickname: user?.firstName ?? '' },
        variantIds,
        complaint: null,
      } as BoardsProps,
    }
  },
  head: () => ({
    title: 'Quadros',
    description: 'As peças de uma divisão num quadro, para decidir a dois.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: BoardsPage,
  form: {
    maxBytes: FORM_BYTES,
    rate: NEW_BOARDS,
    take: async (fields, _asked, dependencies, request) => {
      const { boards, people } = dependencies
      const user = await people.current(request)
      const typed = { name: fields.get('nome') ?? '', nickname: fields.get('alcunha') ?? '' }
      const { variantIds } = readCompareAddress(`?v=${fields.get('v') ?? ''}`)
      const made = await boards.create({ ...typed, region: 'mainland', personId: user?.id ?? null })
      if ('token' in made) {
        await hangFirst(made.token, variantIds, user?.id ?? null, dependencies)
        return { seeOther: paths.board(made.token) }
      }
      const props: BoardsProps = {
        boards: user === null ? null : await boards.ofPerson(user.id),
        typed: {
          name: firstChars(typed.name, BOARD_LIMITS.nameChars),
          nickname: firstChars(typed.nickname, BOARD_LIMITS.nicknameChars),
        },
        variantIds: variantIds.slice(0, BOARD_LIMITS.pieces),
        complaint: { field: made.field, text: made.field === null ? TOO_MANY : complaintWords[made.is] },
      }
      return { status: made.field === null ? 409 : 422, props }
    },
  },
})

const TOO_MANY = `Cada conta tem até ${BOARD_LIMITS.ofPerson} quadros. Apague um para criar outro.`

/** What was chosen before there was a board. */
async function hangFirst(
  token: string,
  variantIds: readonly number[],
  personId: number | null,
  dependencies: Parameters<typeof pinPieces>[2],
): Promise<void> {
  if (variantIds.length === 0) return
  const visitor = await dependencies.boards.visit(token, { guestToken: null, personId })
  const board = visitor === null ? null : await dependencies.boards.load(visitor.boardId)
  if (visitor !== null && board !== null)
    await pinPieces(paths.compareProducts(variantIds), { board, visitor, stageId: null }, dependencies)
}

/** N-14: a board, for whoever has a link to it. Nobody else learns whether there is one. */
export const boardPage = definePage({
  id: 'N-14',
  name: 'board',
  secretAddress: true,
  access: 'anyone',
  cache: 'private',
  script: 'person',
  address: ({ path, params }) => ({ canonical: path, token: params.token }),
  load: async ({ token }, dependencies, request) => {
    const asker = await boardAsker(request, dependencies)
    const visitor = await dependencies.boards.visit(token, asker)
    const view = visitor === null ? null : await loadBoardView(token, visitor, asker, dependencies)
    return view === null ? noSuchBoard() : { props: { view, notice: null } as BoardProps }
  },
  head: ({ view }) => ({
    title: view.name,
    description: 'Um quadro de peças para decidir em conjunto.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: BoardPage,
  form: {
    maxBytes: FORM_BYTES,
    rate: CHANGES,
    take: (fields, { params }, dependencies, request) => takeAct(fields, params.token, dependencies, request),
  },
})
