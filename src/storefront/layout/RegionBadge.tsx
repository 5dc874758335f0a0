import type { Region } from '#domains/search/contract.ts'
import { regionNames, shortRegionNames } from '../copy/region-names.ts'
import { regionOptions } from '../region-address.ts'

const MENU = 'regiao-de-entrega'

/**
 * U-11: 'Entrega: Madeira', with the other regions to choose from. It says the page's own region; on pages that have none the browser
 * puts in the chosen one (client/keep-region.ts). Without script its links lead to this page in that region.
 */
export function RegionBadge({ region }: { region: Region }) {
  return (
    <div className="region-badge" data-region-badge={region}>
      <button type="button" className="header-link" popoverTarget={MENU}>
        <span className="region-label">{'Entrega: '}</span>
        <b>{shortRegionNames[region]}</b>
      </button>
      <div id={MENU} className="region-menu" popover="auto">
        <p>Mostrar os totais com entrega em:</p>
        <ul>
          {regionOptions.map(([each, word]) => (
            <li key={each}>
              <a
                href={`?regiao=${word}`}
                rel="nofollow"
                data-region-choice={word}
                aria-current={each === region ? 'true' : undefined}
              >
                {regionNames[each]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
