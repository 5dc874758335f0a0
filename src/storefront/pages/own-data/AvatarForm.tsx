import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Avatar } from './Avatar.tsx'
import { OwnSection } from './OwnSection.tsx'
import { avatarWords } from './profile-words.ts'

export interface AvatarFormProps {
  readonly avatarUrl: string | null
  readonly initials: string
  /** Where the picture is sent to, with the ticket of this person. */
  readonly uploadUrl: string
  /** What came of the last one. */
  readonly outcome: string | null
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** The picture: sent by the form itself, to a host of its own (ADR 0082). */
export function AvatarForm({ avatarUrl, initials, uploadUrl, outcome }: AvatarFormProps) {
  const told = outcome === null ? undefined : avatarWords[outcome]
  const complaint = told?.isWrong === true ? told.text : null
  return (
    <OwnSection id="fotografia" title="Fotografia" saved={told?.isWrong === false ? told.text : null}>
      <div className="own-picture">
        <Avatar url={avatarUrl} initials={initials} />
        <div>
          <form className="form" method="post" encType="multipart/form-data" action={uploadUrl} data-avatar="">
            <div className="field">
              <label htmlFor="campo-fotografia">Escolher uma fotografia</label>
              <input
                id="campo-fotografia"
                name="fotografia"
                type="file"
                accept={ACCEPTED}
                required
                aria-describedby={`campo-fotografia-ajuda${complaint === null ? '' : ' campo-fotografia-erro'}`}
                aria-invalid={complaint !== null || undefined}
              />
              <p className="fine" id="campo-fotografia-ajuda">
                JPEG, PNG, WebP ou AVIF, até 10 MB. Fica um quadrado; o local e a data que o ficheiro traz não são
                guardados.
              </p>
              <p className="complaint" id="campo-fotografia-erro" role="alert">
                {complaint}
              </p>
            </div>
            <Button type="submit">Enviar a fotografia</Button>
          </form>
          {avatarUrl !== null && (
            <form method="post" action={paths.profile()}>
              <input type="hidden" name="secao" value="fotografia" />
              <Button tone="plain" type="submit">
                Retirar a fotografia
              </Button>
            </form>
          )}
        </div>
      </div>
    </OwnSection>
  )
}
