import type { GridBanner as ShownBanner } from '#domains/content/contract.ts'

/** L-16: a banner in a place of the grid, as large as a card. */
export function GridBanner({ banner: { title, text, link, label } }: { banner: ShownBanner }) {
  return (
    <li className="grid-banner">
      <h3>
        <a href={link}>{title}</a>
      </h3>
      <p>{text}</p>
      <p className="quiet" aria-hidden="true">
        {label}
      </p>
    </li>
  )
}
