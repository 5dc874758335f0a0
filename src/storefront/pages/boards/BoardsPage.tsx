import type { ListedBoard } from '#domains/boards/contract.ts'
import { countOf, formatDay } from '../../copy/format.ts'
import { CHARS } from '../../parts/boards/board-chars.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Choice } from '../compare/ChoosePage.tsx'
import type { PieceToPin } from './pieces-to-pin.ts'

export interface BoardsProps {
  /** Null: nobody is signed in. */
  readonly boards: readonly ListedBoard[] | null
  /** What is to hang on a board. */
  readonly pieces: readonly PieceToPin[]
  readonly typed: { readonly name: string; readonly nickname: string; readonly address: string }
  readonly complaint: { readonly field: 'name' | 'nickname' | 'address' | null; readonly text: string } | null
}

/** N-14 /quadros: the boards of who is signed in, and where anybody begins one. */
export function BoardsPage(props: BoardsProps) {
  const { boards, pieces } = props
  return (
    <div className="wrap boards-page">
      <h1>{pieces.length === 0 ? 'Quadros' : 'Pôr num quadro'}</h1>
      <p className="lead">
        Junte num quadro as peças de uma divisão e mande o link a quem decide consigo: votam, comentam e veem o total
        com entrega.
      </p>
      {pieces.length === 0 && boards !== null && boards.length > 0 && <BoardList boards={boards} />}
      <NewBoardForm {...props} />
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

function NewBoardForm({ boards, pieces, typed, complaint }: BoardsProps) {
  const errorOf = (field: 'name' | 'nickname') => (complaint?.field === field ? complaint.text : null)
  return (
    <form className="board-new choose" method="post" action={paths.boards()}>
      {complaint !== null && complaint.field === null && (
        <p className="board-notice" role="alert">
          {complaint.text}
        </p>
      )}
      {pieces.length > 0 && (
        <fieldset>
          <legend>Peças</legend>
          {pieces.map((piece) => (
            <Choice key={piece.variantId} choice={piece} />
          ))}
        </fieldset>
      )}
      <h2>Novo quadro</h2>
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
      <Button tone="primary" type="submit" name="quadro" value="novo">
        Criar quadro
      </Button>
      {boards === null && (
        <p className="fine">
          Não precisa de conta: o endereço do quadro é a chave. Com sessão iniciada, encontra-o aqui sempre que quiser.
        </p>
      )}
      {pieces.length > 0 &&
        (boards === null ? <ByAddress typed={typed} complaint={complaint} /> : <Own boards={boards} />)}
    </form>
  )
}

/** Behind the new one, whose button is that of the Enter key. */
function Own({ boards }: { boards: readonly ListedBoard[] }) {
  const open = boards.filter(({ isOwner, isClosed }) => isOwner && !isClosed)
  return open.length === 0 ? null : (
    <>
      <h2>Ou num que já tem</h2>
      <div className="board-own">
        {open.map(({ token, name }) => (
          <Button key={token} type="submit" name="quadro" value={token} formNoValidate>
            {name}
          </Button>
        ))}
      </div>
    </>
  )
}

/** Who has no account knows their board by its address alone. */
function ByAddress({ typed, complaint }: Pick<BoardsProps, 'typed' | 'complaint'>) {
  return (
    <>
      <h2>Ou num que já tem</h2>
      <Field
        id="endereco"
        label="Endereço do quadro"
        hint="O que abre para o mudar, não o dos convidados."
        name="endereco"
        defaultValue={typed.address}
        error={complaint?.field === 'address' ? complaint.text : null}
        maxLength={1000}
        inputMode="url"
        autoComplete="off"
      />
      <Button type="submit" name="quadro" value="endereco" formNoValidate>
        Pôr nesse quadro
      </Button>
    </>
  )
}
