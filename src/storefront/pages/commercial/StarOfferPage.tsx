import type { WordsText } from '#domains/content/contract.ts'
import { BADGE_SIZE } from '../../parts/reviews/BadgeSvg.tsx'
import { paths } from '../../paths.ts'
import { useSite } from '../../site.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { OfferPage } from './OfferPage.tsx'

export interface StarOfferProps {
  readonly text: WordsText
  readonly shops: readonly { readonly slug: string; readonly name: string }[]
  /** Whose badge is shown; null: none was chosen. */
  readonly chosen: { readonly slug: string; readonly name: string } | null
}

/** what Star is for shops, and the badge as it looks and as it is put on a page. */
export function StarOfferPage({ text, shops, chosen }: StarOfferProps) {
  return (
    <OfferPage text={text} url={paths.commercialStar()}>
      <section className="words-text" aria-labelledby="selo">
        <h2 id="selo">O selo na sua página</h2>
        <p>
          Mostra a média e o número de avaliações, e leva à página da loja. Não usa cookies e não sabe quem o vê. Com
          menos de três avaliações diz «ainda sem avaliações».
        </p>
        <form className="form" action={`${paths.commercialStar()}#selo`}>
          <Select
            label="Loja"
            name="loja"
            defaultValue={chosen?.slug ?? ''}
            options={shops.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
          <Button type="submit">Ver o selo</Button>
        </form>
        {chosen !== null && <Badge {...chosen} />}
      </section>
    </OfferPage>
  )
}

function Badge({ slug, name }: { slug: string; name: string }) {
  const { url, badgeOrigin } = useSite()
  const [page, picture, script] = [
    url + paths.starEshop(slug),
    badgeOrigin + paths.starBadge(slug, 'svg'),
    badgeOrigin + paths.starBadge(slug, 'js'),
  ]
  return (
    <>
      <p>
        <a href={paths.starEshop(slug)}>
          <img src={picture} alt={`Selo da ${name}`} {...BADGE_SIZE} />
        </a>
      </p>
      <TextArea
        id="selo-imagem"
        label="Como imagem"
        readOnly
        rows={3}
        defaultValue={`<a href="${page}"><img src="${picture}" width="${BADGE_SIZE.width}" height="${BADGE_SIZE.height}" alt="Avaliações da ${quoted(name)}"></a>`}
      />
      <TextArea
        id="selo-script"
        label="Ou como script, que põe a imagem e a ligação no lugar onde está"
        readOnly
        rows={2}
        defaultValue={`<script async src="${script}"></script>`}
      />
    </>
  )
}

/** Within an attribute of what is pasted. */
function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
