export interface Crumb {
  readonly name: string
  readonly url: string
}

/** Where the page stands; its own name is the heading and not repeated. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label="Localização">
      <ol>
        {crumbs.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
