import { Island } from '../../islands/Island.tsx'
import { modalLink } from '../../parts/modals/ModalLink.island.tsx'
import { Swatch } from '../../ui/Swatch.tsx'
import type { ChoiceAxis, ChoiceOption, VariantChoices } from './variant-choices.ts'

/** Of one axis beside the product; the rest stands in the list that the dialog shows. */
const SHOWN_OPTIONS = 8

/** M-09 beside the product: each thing in which the family differs, as links to the products. */
export function VariantChoice({ choices }: { choices: VariantChoices }) {
  return (
    <div className="family-choice">
      {choices.axes.map((axis) => (
        <Axis key={axis.name} axis={axis} />
      ))}
      <p>
        <Island
          of={modalLink}
          props={{
            className: 'quiet',
            href: '#variantes',
            modal: 'variantSelect',
            opener: 'product',
            text: `Ver as ${choices.count} combinações`,
          }}
        />
      </p>
    </div>
  )
}

function Axis({ axis: { name, current, options } }: { axis: ChoiceAxis }) {
  return (
    <div className="choice-axis" role="group" aria-label={name}>
      <p>
        <span className="choice-name">{name}</span>
        {current !== null && <b>{current}</b>}
      </p>
      <ul>
        {shownOf(options).map((option) => (
          <li key={option.label}>
            <Option option={option} isColour={name === 'Cor'} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The product's own is always among them. */
function shownOf(options: readonly ChoiceOption[]): readonly ChoiceOption[] {
  const own = options.findIndex(({ url }) => url === null)
  return own < SHOWN_OPTIONS
    ? options.slice(0, SHOWN_OPTIONS)
    : [options[own] as ChoiceOption, ...options.slice(0, SHOWN_OPTIONS - 1)]
}

function Option({
  option: { label, hex, url, price, alsoChanges },
  isColour,
}: {
  option: ChoiceOption
  isColour: boolean
}) {
  const words = (
    <>
      {isColour && <Swatch hex={hex} />}
      <span>
        {label}
        {alsoChanges !== null && <small>{alsoChanges}</small>}
      </span>
    </>
  )
  if (url === null)
    return (
      <span className="choice-option" aria-current="true">
        {words}
      </span>
    )
  return (
    <a
      className={alsoChanges === null ? 'choice-option' : 'choice-option other'}
      href={url}
      title={price === null ? undefined : `desde ${price} em qualquer loja, sem entrega`}
    >
      {words}
    </a>
  )
}

/** Every combination that exists, with its price: a part of the page, and what the dialog shows. */
export function VariantList({ choices }: { choices: VariantChoices }) {
  return (
    <section className="product-section" id="variantes" aria-label="Cores e medidas">
      <h2>Cores e medidas</h2>
      <p className="fine">O preço é o mais baixo em qualquer loja, sem entrega.</p>
      {choices.groups.map(({ name, members }) => (
        <div className="variants" key={name ?? ''}>
          {name !== null && <h3>{name}</h3>}
          <ul>
            {members.map(({ label, hex, url, price }, index) => (
              <li key={url ?? `own-${index}`}>
                <VariantLine label={label} hex={hex} url={url} price={price} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function VariantLine({ label, hex, url, price }: Pick<ChoiceOption, 'label' | 'hex' | 'url' | 'price'>) {
  const words = (
    <>
      {hex !== null && <Swatch hex={hex} />}
      <span className="variant-label">{label}</span>
      <span className="fine">{url === null ? 'esta página' : price === null ? 'sem ofertas' : `desde ${price}`}</span>
    </>
  )
  return url === null ? (
    <span className="variant-line" aria-current="true">
      {words}
    </span>
  ) : (
    <a className="variant-line" href={url}>
      {words}
    </a>
  )
}
