import { flagNames } from '#ports/flags/flag-names.ts'
import { Island } from '../../islands/Island.tsx'
import { shareButton } from '../../parts/likes/ShareButton.island.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { ACTION } from './take-favourites-form.ts'

/** The link by which others see the favourites, and its end. */
export function FavouritesShare({ url, address }: { url: string; address: string }) {
  return (
    <section aria-labelledby="partilhar">
      <h2 id="partilhar">Partilhar</h2>
      <p>
        Quem tiver esta ligação vê os seus favoritos e os preços de hoje. Não vê as suas notas nem as suas listas, e não
        pode mudar nada.
      </p>
      <div className="share-ways">
        <Field id="ligacao" label="Ligação" value={url} readOnly />
        <Island of={shareButton} props={{ url, title: 'Os meus favoritos', flag: flagNames.shareFavourites }} />
      </div>
      <form method="post" action={address}>
        <Button type="submit" tone="plain" size="small" name={ACTION} value="anular-partilha">
          Anular esta ligação
        </Button>
        <p className="fine">Deixa de funcionar para quem a recebeu, e passa a haver outra.</p>
      </form>
    </section>
  )
}
