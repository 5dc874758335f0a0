export interface Crumb {
  readonly name: string
  readonly url: string
}

/** Where the page stands; its own name is the heading and not repeated. */
export const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
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
