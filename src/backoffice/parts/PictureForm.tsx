import type { ReactNode } from 'react'

/** What came of a picture that was sent: its place, or what is wrong with it. */
export interface SentOutcome {
  readonly picture: string | null
  readonly wrong: string | null
}

/** Sends a picture, which is kept with the others. A plain form: the file goes to the host of uploads, which leads back here. */
export function PictureForm({
  url,
  lead,
  wrong,
  children,
}: Pick<SentOutcome, 'wrong'> & {
  url: string
  lead: string
  /** What to do with the one that was sent. */
  children?: ReactNode
}) {
  return (
    <form method="post" action={url} encType="multipart/form-data" className="form" id="imagem">
      <h2>Enviar uma imagem</h2>
      <p className="soft">{lead}</p>
      {children}
      {wrong !== null && <p role="alert" className="wrong">{`A imagem não ficou guardada: ${wrong}.`}</p>}
      <label htmlFor="ficheiro">Ficheiro (JPEG, PNG, WebP, AVIF ou GIF, até 15 MB)</label>
      <input id="ficheiro" type="file" name="ficheiro" accept="image/*" required />
      <div className="actions">
        <button type="submit">Enviar</button>
      </div>
    </form>
  )
}
