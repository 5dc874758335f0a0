import { BOARD_LIMITS } from '#domains/boards/contract.ts'
import { definePage } from '../../page/page.ts'
import type { FormRate } from '../../page/page-form.ts'
import { paths } from '../../paths.ts'
import { readCompareAddress } from '../compare/compare-address.ts'
import { beginBoard, loadBoards } from './begin-board.ts'
import { boardAsker } from './board-asker.ts'
import { BoardPage, type BoardProps } from './BoardPage.tsx'
import { BoardsPage } from './BoardsPage.tsx'
import { loadBoardView } from './load-board.ts'
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
  load: async ({ variantIds }, dependencies, request) => ({
    props: await loadBoards(variantIds, request, dependencies),
  }),
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
    take: (fields, _asked, dependencies, request) => beginBoard(fields, request, dependencies),
  },
})

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
