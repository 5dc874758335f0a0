import type { ArticleData } from './article-data.ts'

/** Sends a picture, which is kept with the others; its place is then put into a field. A plain form: the file goes to the host of uploads. */
export function PictureForm({ url, sent: { picture, wrong } }: { url: string; sent: ArticleData['sent'] }) {
  return (
    <form method="post" action={url} encType="multipart/form-data" className="form" id="imagem">
      <h2>Enviar uma imagem</h2>
      <p className="soft">Guarde o artigo antes. A imagem fica guardada e o seu lugar aparece aqui.</p>
      {picture !== null && (
        <p role="status">
          Imagem guardada. Copie o seu lugar para o campo: <code>{picture}</code>
        </p>
      )}
      {wrong !== null && <p role="alert" className="wrong">{`A imagem não ficou guardada: ${wrong}.`}</p>}
      <label htmlFor="ficheiro">Ficheiro (JPEG, PNG, WebP, AVIF ou GIF, até 15 MB)</label>
      <input id="ficheiro" type="file" name="ficheiro" accept="image/*" required />
      <div className="actions">
        <button type="submit">Enviar</button>
      </div>
    </form>
  )
}
