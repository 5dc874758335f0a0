import type { StageSum } from '../../parts/boards/board-view.ts'

/** What one of each piece costs delivered, shop by shop. */
export function RoomSum({ id, sum: { total, words, eshops, notes } }: { id: string; sum: StageSum }) {
  return (
    <section className="room-sum" aria-labelledby={id}>
      <h2 id={id}>Tudo junto</h2>
      <p className="price">
        <b>{total}</b> {words}
      </p>
      <p className="fine">Uma de cada peça, cada uma na loja em que fica mais barata entregue.</p>
      <dl>
        {eshops.map(({ name, count, total: own, parts }) => (
          <div key={name}>
            <dt>{`${name}, ${count}`}</dt>
            <dd>
              <b>{own}</b> <small>{parts}</small>
            </dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note} className="fine">
          {note}
        </p>
      ))}
    </section>
  )
}
