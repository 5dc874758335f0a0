import { countOf } from '../../copy/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Avatar } from './Avatar.tsx'
import { BoardForm } from './BoardForm.tsx'
import { CHARS } from './board-chars.ts'
import type { BoardView, PieceView } from './board-view.ts'

/** What is said of a piece. */
export function Comments({
  piece,
  view,
  canAct,
  draft,
}: {
  piece: PieceView
  view: BoardView
  canAct: boolean
  draft: string
}) {
  const { comments } = piece
  if (comments.length === 0 && !canAct) return null
  return (
    <details className="board-comments" open={draft !== '' || undefined}>
      <summary>{comments.length === 0 ? 'Comentar' : countOf(comments.length, ['comentário', 'comentários'])}</summary>
      {comments.length > 0 && (
        <ul>
          {comments.map((comment) => {
            const author = view.people.find(({ id }) => id === comment.guestId)
            return (
              <li key={comment.id}>
                {author !== undefined && <Avatar person={author} isNamed />}
                <div>
                  <p className="fine">
                    <b>
                      <bdi>{author?.name}</bdi>
                    </b>{' '}
                    <time dateTime={comment.at}>{comment.atText}</time>
                  </p>
                  <p>
                    <bdi>{comment.text}</bdi>
                  </p>
                </div>
                {comment.canRemove && (
                  <BoardForm url={view.url} act="apagar-comentario" fields={{ comentario: comment.id, peca: piece.id }}>
                    <button className="quiet" type="submit" aria-label={`Apagar o comentário de ${author?.name ?? ''}`}>
                      Apagar
                    </button>
                  </BoardForm>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {canAct && (
        <BoardForm url={view.url} act="comentar" fields={{ peca: piece.id }} className="board-say">
          <label className="visually-hidden" htmlFor={`dizer-${piece.id}`}>
            Comentário sobre {piece.name}
          </label>
          <textarea
            id={`dizer-${piece.id}`}
            name="texto"
            rows={2}
            required
            maxLength={CHARS.comment}
            defaultValue={draft}
            placeholder="O que acha desta peça?"
          />
          <Button size="small" type="submit">
            Comentar
          </Button>
        </BoardForm>
      )}
    </details>
  )
}
