import type { CoverageView } from './present-lab.ts'

/** How much of what shoppers filter by the feed says: a bar for each field, its share in words beside it. */
export function LabCoverage({ coverage }: { coverage: readonly CoverageView[] }) {
  return (
    <section className="lab-section" aria-labelledby="lab-campos">
      <h2 id="lab-campos">O que os artigos trazem</h2>
      <p className="lab-intro">A parte dos artigos aceites em que encontrámos cada dado, nos campos ou no texto.</p>
      <ul className="lab-coverage">
        {coverage.map(({ name, why, percent, text }) => (
          <li key={name}>
            <p className="lab-coverage-name">
              <span>{name}</span>
              <b>{text}</b>
            </p>
            <svg className="lab-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect className="lab-bar-all" width="100" height="4" />
              <rect className="lab-bar-part" width={percent} height="4" />
            </svg>
            {percent < 90 && <p className="fine">{why}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
