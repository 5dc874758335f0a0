import { Island } from '../../islands/Island.tsx'
import { PlainDocument } from '../../layout/PlainDocument.tsx'
import { eventList } from '../../parts/dev-events/EventList.island.tsx'

/** What the pages of this browser tell of events while it is open. `tag`: of what is configured. */
export function DevEventsPage({ tag }: { tag: string | null }) {
  return (
    <PlainDocument
      title="Eventos"
      description="Os eventos das páginas abertas neste navegador, e o que lhes aconteceu."
      script="words"
    >
      <div className="wrap">
        <h1>Eventos</h1>
        <p className="lead">
          {tag === null ? 'Nenhuma etiqueta configurada: nada sai do navegador.' : `Etiqueta configurada: ${tag}`}
        </p>
        <Island of={eventList} props={{}} />
      </div>
    </PlainDocument>
  )
}
