import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { NoPicture } from '../pictures/NoPicture.tsx'
import { Avatar } from './Avatar.tsx'
import { BoardForm } from './BoardForm.tsx'
import { Comments } from './Comments.tsx'
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
  return (
    <li className="board-piece" id={`peca-${piece.id}`} data-state={piece.state} tabIndex={-1}>
      <Picture piece={piece} />
      <div className="board-piece-words">
        <h3>
          <a href={piece.url}>{piece.name}</a>
        </h3>
        {piece.lead !== null && (
          <p className="board-price">
            <b>{piece.lead}</b> <span>{piece.leadWords}</span>
          </p>
        )}
        <p className="fine">{piece.rest}</p>
        {piece.state === 'live' && <p className="fine">na loja {piece.eshopName}</p>}
        <Votes piece={piece} view={view} canAct={canAct} />
        <Comments piece={piece} view={view} canAct={canAct} draft={draft} />
        {view.isOwner && !view.isClosed && <Placing piece={piece} stageId={stageId} view={view} />}
      </div>
    </li>
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
  const vote = (value: 1 | -1, words: string, ids: readonly number[]) => (
    <VoteButton
      key={value}
      label={`${words}: ${name}`}
      words={words}
      send={mine === value ? 0 : value}
      isPressed={mine === value}
      people={peopleOf(ids, view)}
      canAct={canAct}
    />
  )
  return (
    <BoardForm url={view.url} act="votar" fields={{ peca: id }} className="board-votes">
      {vote(1, 'Gosto', likes)}
      {vote(-1, 'Não gosto', dislikes)}
    </BoardForm>
  )
}

function VoteButton({
  label,
  words,
  send,
  isPressed,
  people,
  canAct,
}: {
  label: string
  words: string
  send: number
  isPressed: boolean
  people: readonly PersonView[]
  canAct: boolean
}) {
  return (
    <div className="board-vote">
      {canAct ? (
        <Button size="small" type="submit" name="voto" value={send} aria-label={label} aria-pressed={isPressed}>
          {words} {people.length > 0 && people.length}
        </Button>
      ) : (
        <span>
          {words} {people.length}
        </span>
      )}
      {people.map((person) => (
        <Avatar key={person.id} person={person} />
      ))}
    </div>
  )
}

function peopleOf(ids: readonly number[], { people }: BoardView): PersonView[] {
  return people.filter(({ id }) => ids.includes(id))
}

/** The owner moves it to another column, or takes it off. */
function Placing({ piece, stageId, view }: { piece: PieceView; stageId: number; view: BoardView }) {
  return (
    <div className="board-placing">
      {view.stages.length > 1 && (
        <BoardForm url={view.url} act="mover" fields={{ peca: piece.id }}>
          <Select
            key={stageId}
            label="Mover para"
            name="coluna"
            aria-label={`Mover ${piece.name} para`}
            defaultValue={String(view.stages.find(({ id }) => id !== stageId)?.id ?? stageId)}
            options={view.stages
              .filter(({ id }) => id !== stageId)
              .map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <Button size="small" type="submit" aria-label={`Mover: ${piece.name}`}>
            Mover
          </Button>
        </BoardForm>
      )}
      <BoardForm url={view.url} act="retirar" fields={{ peca: piece.id }}>
        <Button size="small" tone="plain" type="submit" aria-label={`Retirar do quadro: ${piece.name}`}>
          Retirar
        </Button>
      </BoardForm>
    </div>
  )
}
