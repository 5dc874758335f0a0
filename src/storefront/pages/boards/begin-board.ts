import type { FastifyRequest } from 'fastify'
import { BOARD_LIMITS } from '#domains/boards/contract.ts'
import { firstChars } from '#platform/readable-text.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import type { Shown } from '../../page/asked-and-shown.ts'
import type { SeeOther } from '../../page/page-form.ts'
import { paths } from '../../paths.ts'
import { readCompareAddress } from '../compare/compare-address.ts'
import { boardAsker } from './board-asker.ts'
import type { BoardsProps } from './BoardsPage.tsx'
import { complaintWords, statusOf } from './board-words.ts'
import { piecesToPin } from './pieces-to-pin.ts'
import { pinPieces } from './pin-pieces.ts'
import { readBoardAddress } from './read-piece-address.ts'

const TOO_MANY = `Cada conta tem até ${BOARD_LIMITS.ofPerson} quadros. Apague um para criar outro.`

/** The list of boards, and what was chosen to hang on one of them. */
export async function loadBoards(
  variantIds: readonly number[],
  request: FastifyRequest,
  dependencies: StorefrontDependencies,
): Promise<BoardsProps> {
  const user = await dependencies.people.current(request)
  const [boards, pieces] = await Promise.all([
    user === null ? null : dependencies.boards.ofPerson(user.id),
    piecesToPin(variantIds, dependencies),
  ])
  return { boards, pieces, typed: { name: '', nickname: user?.firstName ?? '', address: '' }, complaint: null }
}

/** Begins a board, or takes one that there is (`quadro`), and hangs on it what was chosen. */
export async function beginBoard(
  fields: URLSearchParams,
  request: FastifyRequest,
  dependencies: StorefrontDependencies,
): Promise<SeeOther | Shown<BoardsProps>> {
  const asker = await boardAsker(request, dependencies)
  const variantIds = readCompareAddress(`?${fields}`).variantIds.slice(0, BOARD_LIMITS.pieces)
  const typed = {
    name: fields.get('nome') ?? '',
    nickname: fields.get('alcunha') ?? '',
    address: fields.get('endereco') ?? '',
  }
  const again = async (
    status: number,
    complaint: NonNullable<BoardsProps['complaint']>,
  ): Promise<Shown<BoardsProps>> => {
    const props = await loadBoards(variantIds, request, dependencies)
    return { status, props: { ...props, typed: shortened(typed), complaint } }
  }
  const chosen = fields.get('quadro') ?? ''
  if (chosen === '' || chosen === 'novo') {
    const made = await dependencies.boards.create({ ...typed, region: 'mainland', personId: asker.personId })
    if (!('token' in made))
      return made.field === null
        ? again(409, { field: null, text: TOO_MANY })
        : again(422, { field: made.field, text: complaintWords[made.is] })
    await hang(variantIds, made.token, asker, dependencies)
    return { seeOther: paths.board(made.token) }
  }
  const token = chosen === 'endereco' ? readBoardAddress(typed.address, dependencies.site.url) : chosen
  const outcome = await hang(variantIds, token, asker, dependencies)
  if (outcome === 'changed' || outcome === 'there_already') return { seeOther: paths.board(token) }
  const field = chosen === 'endereco' ? ('address' as const) : null
  return outcome === 'no_board'
    ? again(422, { field, text: 'Não encontrámos esse quadro. Cole o endereço com que o abre.' })
    : again(statusOf(outcome), { field, text: complaintWords[outcome] })
}

async function hang(
  variantIds: readonly number[],
  token: string,
  asker: Awaited<ReturnType<typeof boardAsker>>,
  dependencies: StorefrontDependencies,
): Promise<Awaited<ReturnType<typeof pinPieces>> | 'no_board'> {
  const visitor = await dependencies.boards.visit(token, asker)
  const board = visitor === null ? null : await dependencies.boards.load(visitor.boardId)
  if (visitor === null || board === null) return 'no_board'
  if (visitor.role !== 'owner') return 'not_owner'
  if (variantIds.length === 0) return 'there_already'
  return pinPieces(paths.compareProducts(variantIds), { board, visitor, stageId: null }, dependencies)
}

function shortened({ name, nickname, address }: BoardsProps['typed']): BoardsProps['typed'] {
  return {
    name: firstChars(name, BOARD_LIMITS.nameChars),
    nickname: firstChars(nickname, BOARD_LIMITS.nicknameChars),
    address: firstChars(address, 1_000),
  }
}
