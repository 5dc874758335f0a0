import { HeartIcon } from '../../ui/icons.tsx'
import { NoPicture } from '../pictures/NoPicture.tsx'
import { Avatar } from './Avatar.tsx'
import { BoardForm } from './BoardForm.tsx'
import { Comments } from './Comments.tsx'
import { MOST_OF_PIECE } from './board-chars.ts'
import type { BoardView, PersonView, PieceView } from './board-view.ts'

/** A piece on the board: what it is, what it costs delivered, who likes it and what is said of it. */
export function PieceCard({
  piece,
  stageId,
  view,
  draft,
}: {
  piece: PieceView
  stageId: number
  view: BoardView
  draft: string
}) {
  const canAct = view.me !== null && !view.isClosed
  const canPlace = view.isOwner && !view.isClosed
  return (
    <li className="board-piece" id={`peca-${piece.id}`} data-state={piece.state} tabIndex={-1}>
      <Picture piece={piece} />
      {canPlace && <Grip />}
      <div className="board-piece-words">
        <h3>
          <a href={piece.url}>{piece.name}</a>
        </h3>
        <Money piece={piece} />
        <Votes piece={piece} view={view} canAct={canAct} />
        <Comments piece={piece} view={view} canAct={canAct} draft={draft} />
        {canPlace && <Quantity piece={piece} view={view} />}
        {canPlace && <Placing piece={piece} stageId={stageId} view={view} />}
      </div>
    </li>
  )
}

function Money({ piece: { state, lead, leadWords, rest, eshopName, quantity, together } }: { piece: PieceView }) {
  return (
    <div className="board-money">
      {lead !== null && (
        <p>
          <b>{lead}</b> <span>{leadWords}</span>
        </p>
      )}
      <p className="fine">{rest}</p>
      {quantity > 1 && <p className="board-together">{together ?? `${quantity} peças`}</p>}
      {state === 'live' && <p className="board-eshop">{eshopName}</p>}
    </div>
  )
}

function Picture({ piece: { picture } }: { piece: PieceView }) {
  return (
    <div className="board-picture">
      {picture === null ? (
        <NoPicture />
      ) : (
        <img
          data-awaited={picture.isAwaited ? '' : undefined}
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="(width >= 48rem) 20rem, 80vw"
          width={360}
          height={288}
          alt=""
          loading="lazy"
        />
      )}
    </div>
  )
}

/** Two buttons that say whether they are pressed; a pressed one takes its vote back. */
function Votes({ piece, view, canAct }: { piece: PieceView; view: BoardView; canAct: boolean }) {
  const { id, name, mine, likes, dislikes } = piece
  return (
    <BoardForm url={view.url} act="votar" fields={{ peca: id }} className="board-votes">
      <Vote words="Gosto" name={name} value={1} mine={mine} people={peopleOf(likes, view)} canAct={canAct} />
      <Vote words="Não gosto" name={name} value={-1} mine={mine} people={peopleOf(dislikes, view)} canAct={canAct} />
    </BoardForm>
  )
}

function Vote({
  words,
  name,
  value,
  mine,
  people,
  canAct,
}: {
  words: string
  name: string
  value: 1 | -1
  mine: number
  people: readonly PersonView[]
  canAct: boolean
}) {
  const shown = (
    <>
      {value === 1 && <HeartIcon />}
      {words}
      {people.length > 0 && <b>{people.length}</b>}
    </>
  )
  return (
    <div className="board-vote">
      {canAct ? (
        <button
          className="board-pill"
          type="submit"
          name="voto"
          value={mine === value ? 0 : value}
          aria-label={`${words}${people.length > 0 ? ` (${people.length})` : ''}: ${name}`}
          aria-pressed={mine === value}
        >
          {shown}
        </button>
      ) : (
        people.length > 0 && <span className="board-pill">{shown}</span>
      )}
      {people.slice(0, SHOWN_VOTERS).map((person) => (
        <Avatar key={person.id} person={person} />
      ))}
    </div>
  )
}

/** More are counted. */
const SHOWN_VOTERS = 6

function peopleOf(ids: readonly number[], { people }: BoardView): PersonView[] {
  return people.filter(({ id }) => ids.includes(id))
}

/** To be taken by a mouse (use-dragged-piece.ts); whoever has none has the buttons below. */
function Grip() {
  return <span className="board-grip script-only" draggable="true" data-grip="" title="Arrastar" aria-hidden="true" />
}

function Quantity({ piece: { id, name, quantity }, view }: { piece: PieceView; view: BoardView }) {
  const step = (to: number, words: string, sign: string) => (
    <button
      className="board-pill"
      type="submit"
      name="quantidade"
      value={to}
      disabled={to < 1 || to > MOST_OF_PIECE}
      aria-label={`${words}: ${name}`}
    >
      {sign}
    </button>
  )
  return (
    <BoardForm url={view.url} act="quantidade" fields={{ peca: id }} className="board-quantity">
      {step(quantity - 1, 'Menos uma', '−')}
      <span>
        {quantity} {quantity === 1 ? 'peça' : 'peças'}
      </span>
      {step(quantity + 1, 'Mais uma', '+')}
    </BoardForm>
  )
}

/** The owner moves it within its column or to another, or takes it off. */
function Placing({ piece, stageId, view }: { piece: PieceView; stageId: number; view: BoardView }) {
  return (
    <div className="board-placing">
      <Order piece={piece} stageId={stageId} view={view} />
      {view.stages.length > 1 && (
        <BoardForm url={view.url} act="mover" fields={{ peca: piece.id }}>
          <span className="fine">Mover para</span>
          {view.stages
            .filter(({ id }) => id !== stageId)
            .map(({ id, name }) => (
              <button
                key={id}
                className="board-pill"
                type="submit"
                name="coluna"
                value={id}
                aria-label={`Mover para ${name}: ${piece.name}`}
              >
                {name}
              </button>
            ))}
        </BoardForm>
      )}
      <BoardForm url={view.url} act="retirar" fields={{ peca: piece.id }}>
        <button className="quiet" type="submit" aria-label={`Retirar do quadro: ${piece.name}`}>
          Retirar
        </button>
      </BoardForm>
    </div>
  )
}

function Order({ piece: { id, name }, stageId, view }: { piece: PieceView; stageId: number; view: BoardView }) {
  const ids = view.stages.find((stage) => stage.id === stageId)?.pieces.map((piece) => piece.id) ?? []
  if (ids.length < 2) return null
  const step = (by: -1 | 1, words: string, sign: string, isEnd: boolean) => (
    <button
      className="board-pill"
      type="submit"
      name="passo"
      value={by}
      disabled={isEnd}
      aria-label={`${words}: ${name}`}
    >
      {sign}
    </button>
  )
  return (
    <BoardForm url={view.url} act="ordenar" fields={{ peca: id }}>
      {step(-1, 'Mais para cima', '↑', ids[0] === id)}
      {step(1, 'Mais para baixo', '↓', ids.at(-1) === id)}
    </BoardForm>
  )
}
