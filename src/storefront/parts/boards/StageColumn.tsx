import { PieceCard } from './PieceCard.tsx'
import type { BoardNotice, BoardView, StageSum, StageView } from './board-view.ts'

/** A column: its pieces, and what they cost together. */
export function StageColumn({
  stage,
  view,
  notice,
}: {
  stage: StageView
  view: BoardView
  notice: BoardNotice | null
}) {
  return (
    <section className="board-stage" id={`coluna-${stage.id}`} aria-labelledby={`nome-${stage.id}`} tabIndex={-1}>
      <h2 id={`nome-${stage.id}`}>
        {stage.name} <span className="count">{stage.pieces.length}</span>
      </h2>
      {stage.pieces.length === 0 ? (
        <p className="board-none">Nada aqui, por agora.</p>
      ) : (
        <ul className="board-pieces">
          {stage.pieces.map((piece) => (
            <PieceCard
              key={piece.id}
              piece={piece}
              stageId={stage.id}
              view={view}
              draft={notice?.draft?.pieceId === piece.id ? notice.draft.text : ''}
            />
          ))}
        </ul>
      )}
      {stage.sum !== null && <Sum sum={stage.sum} />}
    </section>
  )
}

function Sum({ sum: { total, words, eshops, notes } }: { sum: StageSum }) {
  return (
    <div className="board-sum">
      <p>
        <b>{total}</b> <span>{words}</span>
      </p>
      <details>
        <summary>Por loja</summary>
        <ul>
          {eshops.map((eshop) => (
            <li key={eshop.name}>
              <span>
                <b>{eshop.name}</b> · {eshop.count}
              </span>
              <b>{eshop.total}</b>
              <span className="fine">{eshop.parts}</span>
            </li>
          ))}
        </ul>
      </details>
      {notes.map((note) => (
        <p key={note} className="fine">
          {note}
        </p>
      ))}
    </div>
  )
}
