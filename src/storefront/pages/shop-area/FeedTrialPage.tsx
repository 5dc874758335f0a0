import type { ItemChangeKind } from '#domains/offers/contract.ts'
import type { CardView } from '../../parts/variant/present-card.ts'
import { VariantCard } from '../../parts/variant/VariantCard.tsx'
import { paths } from '../../paths.ts'
import { shopsLink } from '../../shops-links.ts'
import { SiteProvider, useSite } from '../../site.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import type { TrialAsked } from './trial-address.ts'

/** One item: its card as it stands, and as the feed says it; null where there is none. */
export interface TrialPair {
  readonly anchor: string
  readonly title: string
  readonly itemId: string
  readonly kindText: string
  readonly changes: readonly string[]
  readonly live: CardView | null
  readonly tried: CardView | null
}

export interface FeedTrialPageProps {
  readonly trialId: string
  readonly isOver: boolean
  readonly shopName: string
  /** What who looks is in the shop: 'responsável'. */
  readonly role: string
  /** Of the trial in the shop's area, where it is decided about. */
  readonly area: string
  readonly summary: string
  readonly truncated: string | null
  readonly kinds: readonly {
    readonly kind: ItemChangeKind
    readonly text: string
    readonly isShown: boolean
    readonly url: string
  }[]
  readonly all: string
  readonly asked: TrialAsked
  readonly pairs: readonly TrialPair[]
  readonly next: string | null
}

/** N-12: what a feed would change, as shoppers would see it: each card beside the one that is live. */
export function FeedTrialPage(page: FeedTrialPageProps) {
  const site = useSite()
  return (
    <div className="wrap trial">
      <p>
        <a href={shopsLink(site, page.area)}>{`Feed da loja ${page.shopName}`}</a>
        {` · age como ${page.role.toLowerCase()}`}
      </p>
      <h1>Ensaio do feed</h1>
      <p className="lead" role="status">
        {page.summary}
      </p>
      {page.isOver && <Choice page={page} />}
      {page.truncated !== null && <p className="fine">{page.truncated}</p>}
      {/* Nobody clicks through from here: it would count. */}
      <SiteProvider value={{ ...site, clickUrl: () => `${shopsLink(site, paths.feedTrial(page.trialId))}?ver=loja` }}>
        {page.pairs.map((pair) => (
          <Pair key={pair.anchor} pair={pair} />
        ))}
      </SiteProvider>
      {page.isOver && page.pairs.length === 0 && <p>Nenhum artigo para mostrar.</p>}
      {page.next !== null && (
        <p>
          <a href={shopsLink(site, page.next)}>Mais artigos</a>
        </p>
      )}
    </div>
  )
}

function Choice({ page: { trialId, kinds, all, asked } }: { page: FeedTrialPageProps }) {
  const site = useSite()
  return (
    <>
      <nav aria-label="O que mudaria">
        <ul className="trial-kinds">
          <li>
            <a href={shopsLink(site, all)} aria-current={asked.kind === undefined ? 'page' : undefined}>
              Tudo
            </a>
          </li>
          {kinds.map(({ kind, text, isShown, url }) => (
            <li key={kind}>
              <a href={shopsLink(site, url)} aria-current={isShown ? 'page' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form className="trial-search" action={shopsLink(site, paths.feedTrial(trialId))} role="search">
        {asked.kind !== undefined && <input type="hidden" name="tipo" value={asked.kind} />}
        <Field
          id="trial-item"
          label="Artigo (o id da loja, ou como começa)"
          name="artigo"
          maxLength={200}
          defaultValue={asked.itemId ?? ''}
        />
        <Button type="submit">Procurar</Button>
      </form>
    </>
  )
}

function Pair({ pair: { anchor, title, itemId, kindText, changes, live, tried } }: { pair: TrialPair }) {
  return (
    <section className="trial-item" id={anchor} aria-labelledby={`${anchor}-nome`}>
      <h2 id={`${anchor}-nome`}>
        <bdi>{title}</bdi>
      </h2>
      <p className="fine">
        <bdi>{itemId}</bdi>
        {`: ${kindText}`}
      </p>
      {changes.length > 0 && (
        <ul className="trial-changes">
          {changes.map((text) => (
            <li key={text}>
              <bdi>{text}</bdi>
            </li>
          ))}
        </ul>
      )}
      <div className="trial-cards">
        <Side title="Agora" card={live} none="Não está à vista." />
        <Side title="Com este feed" card={tried} none="Deixa de estar à vista." />
      </div>
    </section>
  )
}

function Side({ title, card, none }: { title: string; card: CardView | null; none: string }) {
  return (
    <div>
      <p className="trial-side">{title}</p>
      {card === null ? (
        <p className="fine">{none}</p>
      ) : (
        <ul className="grid-list">
          <VariantCard card={card} />
        </ul>
      )}
    </div>
  )
}
