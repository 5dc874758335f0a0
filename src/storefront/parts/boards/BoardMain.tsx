import type { BoardNotice, BoardView } from './board-view.ts'
import { Avatar } from './Avatar.tsx'
import { JoinForm } from './JoinForm.tsx'
import { AddPiece, OwnerTools, ShareLink } from './OwnerTools.tsx'
import { StageColumn } from './StageColumn.tsx'

/** N-14: a whole board. The same on the server and in the island, which draws it anew when it has changed. */
export function BoardMain({ view, notice }: { view: BoardView; notice: BoardNotice | null }) {
  return (
    <div className="board">
      <header className="board-head">
        <h1>{view.name}</h1>
        <People view={view} />
      </header>
      {notice !== null && (
        <p className="board-notice" role="alert">
          {notice.text}
        </p>
      )}
      {view.isClosed && <p className="note">Este quadro está fechado: vê-se, mas não se muda.</p>}
      {!view.isClosed && view.me === null && <JoinForm view={view} />}
      {view.owner !== null && !view.isClosed && (
        <div className="board-start">
          <AddPiece view={view} />
          <ShareLink owner={view.owner} />
        </div>
      )}
      {view.pieceCount === 0 && <Empty isOwner={view.isOwner} />}
      <StageLinks view={view} />
      <div className="board-stages">
        {view.stages.map((stage) => (
          <StageColumn key={stage.id} stage={stage} view={view} notice={notice} />
        ))}
      </div>
      {view.owner !== null && <OwnerTools view={view} owner={view.owner} />}
      <p className="note">
        Cada peça aparece pela sua melhor oferta {view.region.inWords}, com o preço de agora, e conta-se como entregue
        sozinha: a loja pode juntar entregas e ficar mais barato. Nenhuma loja paga para aparecer.
      </p>
    </div>
  )
}

function People({ view: { people, me } }: { view: BoardView }) {
  return (
    <ul className="board-people" aria-label="Quem participa">
      {people.map((person) => (
        <li key={person.id}>
          <Avatar person={person} isNamed />
          <span>{person.id === me?.id ? `${person.name} (você)` : person.name}</span>
        </li>
      ))}
    </ul>
  )
}

/** On a narrow screen one column is seen at a time: these lead to each. */
function StageLinks({ view: { stages } }: { view: BoardView }) {
  return (
    <nav className="board-tabs" aria-label="Colunas">
      {stages.map(({ id, name, pieces }) => (
        <a key={id} href={`#coluna-${id}`}>
          {name} <span>{pieces.length}</span>
        </a>
      ))}
    </nav>
  )
}

function Empty({ isOwner }: { isOwner: boolean }) {
  return (
    <p className="lead">
      {isOwner ? 'Junte a primeira peça: cole o endereço de um produto do Poiso.' : 'Ainda não há peças neste quadro.'}
    </p>
  )
}
