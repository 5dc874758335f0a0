import type { WrittenReview, ReviewComplaints, TypedReview } from '#domains/reviews/contract.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import { ReviewPhotos, type ReviewPhotosProps } from './ReviewPhotos.tsx'
import { standingText } from './review-standing.ts'

export interface WriteReviewProps {
  readonly variantId: number
  readonly product: { readonly title: string; readonly url: string; readonly eshopName: string }
  /** Who speaks for the shop does not review it. */
  readonly isOwnShop: boolean
  readonly own: Pick<WrittenReview, 'standing' | 'statement'> | null
  /** It was sent just now. */
  readonly isSent: boolean
  readonly typed: TypedReview
  readonly complaints?: ReviewComplaints
  /** Nothing was kept: too many at once. */
  readonly waitMinutes?: number
  readonly photos: Omit<ReviewPhotosProps, 'action'> | null
}

/** R-18 /product/{variantId}/reviews/escrever */
export function WriteReviewPage(props: WriteReviewProps) {
  const { variantId, product, own, photos } = props
  const action = paths.writeReview(variantId)
  return (
    <div className="wrap">
      <div className="info write-review">
        <Breadcrumbs
          crumbs={[
            { name: 'Início', url: paths.homepage() },
            { name: product.title, url: product.url },
          ]}
        />
        <h1>{own === null ? 'Escrever uma avaliação' : 'A sua avaliação'}</h1>
        <p className="lead">
          <a href={product.url}>{product.title}</a>, da loja {product.eshopName}
        </p>
        {props.isOwnShop ? (
          <p>A sua conta fala por uma loja que vende este produto. Quem vende não avalia os próprios produtos.</p>
        ) : (
          <>
            <Standing {...props} />
            <Complaints {...props} />
            <ReviewForm action={action} isChange={own !== null} {...props} />
            <WhatFollows />
            {photos !== null && <ReviewPhotos {...photos} action={action} />}
            {own !== null && <Erase action={action} />}
          </>
        )}
      </div>
    </div>
  )
}

function Standing({ own, isSent }: WriteReviewProps) {
  if (own === null) return null
  return (
    <p className="note" role={isSent ? 'status' : undefined}>
      {isSent ? 'Recebemos a sua avaliação. Obrigado! ' : ''}
      {standingText(own)}
    </p>
  )
}

/** Has the focus at once: the form's address ends with its id. */
function Complaints({ complaints = {}, waitMinutes }: WriteReviewProps) {
  if (Object.keys(complaints).length === 0 && waitMinutes === undefined) return null
  return (
    <div className="complaint" role="alert" id="erros" tabIndex={-1}>
      {waitMinutes === undefined
        ? 'A avaliação ainda não foi enviada. Corrija o que está assinalado; o que escreveu continua aqui.'
        : `A avaliação ainda não foi enviada: recebemos várias seguidas. Tente de novo dentro de ${waitMinutes} min; o que escreveu continua aqui.`}
    </div>
  )
}

function WhatFollows() {
  return (
    <section aria-labelledby="titulo-a-seguir">
      <h2 id="titulo-a-seguir">O que acontece a seguir</h2>
      <p>
        Antes de publicar, vemos se o texto cumpre as <a href={paths.reviewPolicy()}>regras das avaliações</a>. Se não
        cumprir, dizemos porquê em <a href={paths.userReviews()}>As suas avaliações</a>.
      </p>
      <p>
        Não temos prova desta compra, por isso a avaliação aparece como <b>não verificada</b>. Pode alterá-la ou
        apagá-la quando quiser; enquanto uma alteração não é decidida, continua à vista a versão anterior.
      </p>
    </section>
  )
}

function Erase({ action }: { action: string }) {
  return (
    <details className="own-erase">
      <summary>Apagar a avaliação</summary>
      <p>Desaparece do site, com as estrelas e as fotografias. Não pode ser recuperada.</p>
      <form method="post" action={action}>
        <Button type="submit" name="acao" value="apagar">
          Apagar a minha avaliação
        </Button>
      </form>
    </details>
  )
}
