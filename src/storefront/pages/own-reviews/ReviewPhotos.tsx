import { REVIEW_LIMITS } from '#domains/reviews/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { photoWords } from './review-form-words.ts'

export interface ShownOwnPhoto {
  readonly path: string
  readonly url: string
  readonly isWaiting: boolean
}

export interface ReviewPhotosProps {
  readonly photos: readonly ShownOwnPhoto[]
  /** Where they are sent to, with the ticket of this review. */
  readonly uploadUrl: string
  /** The page's own address. */
  readonly action: string
  /** What came of the last ones. */
  readonly outcome: string | null
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** Pictures of a review that has been sent: by a form to a host of its own (ADR 0082, 0094). */
export function ReviewPhotos({ photos, uploadUrl, action, outcome }: ReviewPhotosProps) {
  const told = outcome === null ? undefined : photoWords[outcome]
  const left = REVIEW_LIMITS.photos - photos.length
  return (
    <section id="fotografias" aria-labelledby="titulo-fotografias">
      <h2 id="titulo-fotografias">Fotografias</h2>
      {told !== undefined && (
        <p className={told.isWrong ? 'complaint' : 'lead'} role={told.isWrong ? 'alert' : 'status'}>
          {told.text}
        </p>
      )}
      {photos.length > 0 && (
        <ul className="own-photos">
          {photos.map(({ path, url, isWaiting }, index) => (
            <li key={path}>
              <img src={url} alt={`A sua fotografia ${index + 1}`} width={144} height={144} loading="lazy" />
              {isWaiting && <span className="fine">Aguarda moderação</span>}
              <form method="post" action={action}>
                <input type="hidden" name="fotografia" value={path} />
                <Button
                  size="small"
                  type="submit"
                  name="acao"
                  value="retirar"
                  aria-label={`Retirar a fotografia ${index + 1}`}
                >
                  Retirar
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <form className="form" method="post" encType="multipart/form-data" action={uploadUrl}>
          <div className="field">
            <label htmlFor="campo-fotografias">Juntar fotografias</label>
            <input
              id="campo-fotografias"
              name="fotografias"
              type="file"
              accept={ACCEPTED}
              multiple
              required
              aria-describedby="campo-fotografias-ajuda"
            />
            <p className="fine" id="campo-fotografias-ajuda">
              {`${left === REVIEW_LIMITS.photos ? `Até ${left}` : `Mais ${left}, no máximo`}, de 10 MB cada. Não guardamos o local nem a data que os ficheiros trazem.`}
            </p>
          </div>
          <Button type="submit">Enviar as fotografias</Button>
        </form>
      )}
    </section>
  )
}
