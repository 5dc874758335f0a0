import type { ListedBoard } from '#domains/boards/contract.ts'
import { countOf, formatDay } from '../../copy/format.ts'
import { CHARS } from '../../parts/boards/board-chars.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'

export interface BoardsProps {
  /** Null: nobody is signed in. */
  readonly boards: readonly ListedBoard[] | null
  readonly typed: { readonly name: string; readonly nickname: string }
  /** What is to hang on the new board. */
  readonly variantIds: readonly number[]
  readonly complaint: { readonly field: 'name' | 'nickname' | null; readonly text: string } | null
}

/** N-14 /quadros: the boards of who is signed in, and where anybody begins one. */
export function BoardsPage({ boards, typed, variantIds, complaint }: BoardsProps) {
  return (
    <div className="wrap boards-page">
      <h1>Quadros</h1>
      <p className="lead">
        Junte num quadro as peças de uma divisão e mande o link a quem decide consigo: votam, comentam e veem o total
        com entrega.
      </p>
      {boards !== null && boards.length > 0 && <BoardList boards={boards} />}
      <NewBoardForm typed={typed} variantIds={variantIds} complaint={complaint} isSignedIn={boards !== null} />
    </div>
  )
}

function BoardList({ boards }: { boards: readonly ListedBoard[] }) {
  return (
    <ul className="board-list">
      {boards.map(({ token, name, pieceCount, guestCount, isClosed, isOwner, changedAt }) => (
        <li key={token}>
          <a href={paths.board(token)}>{name}</a>
          <p className="fine">
            {countOf(pieceCount, ['peça', 'peças'])} · {countOf(guestCount, ['convidado', 'convidados'])} · mudou a{' '}
            {formatDay(changedAt)}
            {isClosed && ' · fechado'}
            {!isOwner && ' · participa como convidado'}
          </p>
        </li>
      ))}
    </ul>
  )
}

function NewBoardForm({
  typed,
  variantIds,
  complaint,
  isSignedIn,
}: Omit<BoardsProps, 'boards'> & { isSignedIn: boolean }) {
  const errorOf = (field: 'name' | 'nickname') => (complaint?.field === field ? complaint.text : null)
  return (
    <form className="board-new" method="post" action={paths.boards()}>
      <h2>
        {variantIds.length === 0
          ? 'Novo quadro'
          : `Novo quadro com ${variantIds.length === 1 ? 'esta peça' : `estas ${variantIds.length} peças`}`}
      </h2>
      {complaint !== null && complaint.field === null && (
        <p className="board-notice" role="alert">
          {complaint.text}
        </p>
      )}
      {variantIds.length > 0 && <input type="hidden" name="v" value={variantIds.join(',')} />}
      <Field
        id="nome"
        label="Nome do quadro"
        hint="Por exemplo: Sala nova"
        name="nome"
        defaultValue={typed.name}
        error={errorOf('name')}
        required
        maxLength={CHARS.name}
      />
      <Field
        id="alcunha"
        label="O seu nome"
        hint="É assim que aparece aos convidados."
        name="alcunha"
        autoComplete="nickname"
        defaultValue={typed.nickname}
        error={errorOf('nickname')}
        required
        maxLength={CHARS.nickname}
      />
      <Button tone="primary" type="submit">
        Criar quadro
      </Button>
      {!isSignedIn && (
        <p className="fine">
          Não precisa de conta: o endereço do quadro é a chave. Com sessão iniciada, encontra-o aqui sempre que quiser.
        </p>
      )}
    </form>
  )
}
