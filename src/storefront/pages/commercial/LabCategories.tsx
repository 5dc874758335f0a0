import type { CategoriesView } from './present-lab.ts'

/** The shop's categories and where they lead with us; what is unsure first. */
export function LabCategories({ categories }: { categories: CategoriesView }) {
  return (
    <section className="lab-section" aria-labelledby="lab-categorias">
      <h2 id="lab-categorias">As suas categorias, cá</h2>
      <p className="lab-intro">{categories.summary}</p>
      <ul className="lab-paths">
        {categories.rows.map((row) => (
          <li key={row.path}>
            <p className="lab-path">
              <bdi>{row.path}</bdi> <span className="fine">{row.offers}</span>
            </p>
            <div className="lab-targets">
              {row.targets.map(({ text, url, count }) => (
                <p key={url}>
                  <a href={url}>{text}</a>
                  {row.targets.length > 1 || row.unsure !== null ? <span className="fine">{` ${count}`}</span> : null}
                </p>
              ))}
              {row.unsure !== null && <Unsure row={row} unsure={row.unsure} />}
            </div>
          </li>
        ))}
      </ul>
      {categories.more !== null && <p className="fine">{categories.more}</p>}
    </section>
  )
}

function Unsure({ row, unsure }: { row: CategoriesView['rows'][number]; unsure: string }) {
  return (
    <div className="lab-unsure">
      <p>{`${unsure} sem lugar certo`}</p>
      {row.suggestions.length > 0 && <p className="fine">{`Talvez: ${row.suggestions.join('; ')}`}</p>}
      {row.examples.length > 0 && (
        <p className="fine">
          Por exemplo: <bdi>{row.examples.join('; ')}</bdi>
        </p>
      )}
    </div>
  )
}
