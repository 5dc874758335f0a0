import { Island } from '../../islands/Island.tsx'
import { PlainDocument } from '../../layout/PlainDocument.tsx'
import { uiSamples } from '../../parts/dev-ui/UiSamples.island.tsx'
import { stillSamples } from './still-samples.tsx'

export type Theme = 'light' | 'dark'

/** Every part of `ui/` in each of its states; null: in the theme that the browser asks for. */
export function DevUiPage({ theme }: { theme: Theme | null }) {
  return (
    <PlainDocument
      title="Componentes"
      description="As peças da interface, em todos os estados."
      script="words"
      theme={theme ?? undefined}
    >
      <div className="wrap dev-ui">
        <h1>Componentes</h1>
        <p className="dev-row">
          <a className="quiet" href="?tema=light">
            De dia
          </a>
          <a className="quiet" href="?tema=dark">
            De noite
          </a>
          <a className="quiet" href="?">
            Como o sistema
          </a>
        </p>
        {stillSamples.map(({ part, name, states }) => (
          <section key={part} data-part={part}>
            <h2>{name}</h2>
            <div className="dev-row">{states}</div>
          </section>
        ))}
        <Island of={uiSamples} props={{}} />
      </div>
    </PlainDocument>
  )
}
