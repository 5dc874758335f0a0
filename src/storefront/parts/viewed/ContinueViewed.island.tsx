import type { Variant } from '#platform/api-client/calls.ts'
import { calmName } from '../../copy/calm-name.ts'
import { formatEuros } from '../../copy/format.ts'
import { defineIsland } from '../../islands/define-island.ts'
import { paths } from '../../paths.ts'
import { MOST_VIEWED_SHOWN, VIEWED_KEY } from '../../state/recently-viewed.ts'
import { ListPicture } from '../pictures/ListPicture.tsx'
import { inRegionHere } from '../../state/region-store.ts'
import { variantsNow } from '../../state/variant-questions.ts'
import { useAnswer } from '../search/use-answer.ts'
import { useViewed } from '../search/use-viewed.ts'

export interface ContinueViewedProps {
  readonly title: string
  /** Address of a small picture, its id at `{id}`. */
  readonly pictureAddress: string
}

/** U-06: what was looked at last in this browser, with the prices of now; nothing where nothing was, or where it cannot be told. */
export const continueViewed = defineIsland<ContinueViewedProps>({
  name: 'ContinueViewed',
  wakes: 'visible',
  why: 'it stands below the first screen, and only for who has been here before',
  storedUnder: VIEWED_KEY,
  earlyClicks: 'native',
  Component: ContinueViewed,
})

/** Twice as many as are shown: some may be gone. */
const MOST_ASKED = MOST_VIEWED_SHOWN * 2

function ContinueViewed({ title, pictureAddress }: ContinueViewedProps) {
  const viewed = useViewed().slice(0, MOST_ASKED)
  const answer = useAnswer(viewed.length > 0 ? variantsNow(viewed) : null)
  const shown = answer.kind === 'answered' ? answer.answer.slice(0, MOST_VIEWED_SHOWN) : []
  return shown.length === 0 ? null : <Viewed variants={shown} title={title} pictureAddress={pictureAddress} />
}

function Viewed({ variants, title, pictureAddress }: ContinueViewedProps & { readonly variants: readonly Variant[] }) {
  return (
    <section className="wrap home-section" aria-labelledby="continuar">
      <h2 id="continuar">{title}</h2>
      <ul className="viewed">
        {variants.map(({ id, productId, slug, name, image, price }) => (
          <li key={id}>
            <a href={inRegionHere(paths.product(productId, slug))}>
              <ListPicture src={image === null ? null : pictureAddress.replace('{id}', image.id)} px={72} />
              <span>{calmName(name)}</span>
              <div>
                <b>{formatEuros(price.price)}</b>{' '}
                {price.priceBeforeDiscount !== null && <s>{formatEuros(price.priceBeforeDiscount)}</s>}
              </div>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
