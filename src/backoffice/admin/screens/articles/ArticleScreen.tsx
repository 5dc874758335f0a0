import { formatMoment } from '#storefront/copy/format.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { PictureForm } from '../../../parts/PictureForm.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { SelectField, TextAreaField, TextField } from '../../../parts/Field.tsx'
import type { ScreenProps } from '../../screen.ts'
import { usePlace } from '../../../parts/frame/place-context.ts'
import { blockWords, categoryOptions, stateWords } from './article-words.ts'
import { BlockFields, SavedPicture } from './BlockFields.tsx'
import type { ArticleData } from './article-data.ts'
import { articleProblems } from './article-problems.ts'
import { useAutosave, useDrawn, useVersionRead } from './use-saving.ts'
import { VersionList } from './VersionList.tsx'

const FORM = 'artigo'

/** B-09: an article is written. Every button is one of the form, so that it works without script; with it, what is typed is saved by itself. */
export function ArticleScreen({ data, outcome }: ScreenProps<ArticleData>) {
  const { article, document, versions } = data
  const { siteUrl } = usePlace()
  const pictureUrls = article?.pictureUrls ?? {}
  const { autosave, saveByHand, words, autosaved } = useAutosave(article !== null)
  const drawn = useDrawn(outcome, article?.version ?? 0)
  const version = useVersionRead(article?.version ?? 0, outcome, autosaved)
  return (
    <>
      <ScreenHead
        title={document.title === '' ? 'Artigo sem título' : document.title}
        lead={
          article === null
            ? 'Ainda não foi guardado.'
            : `${stateWords[article.state]}, versão ${article.version}, guardada a ${formatMoment(article.savedAt)}`
        }
      >
        {article !== null && (
          <a className="button" href={siteUrl + article.previewUrl} target="_blank" rel="noreferrer">
            Pré-visualizar
          </a>
        )}
        {article?.state === 'published' && <a href={siteUrl + article.url}>Ver no site</a>}
      </ScreenHead>
      {article !== null && <Notices article={article} />}
      <AnsweredForm outcome={outcome} id={FORM} key={drawn} className="form" onInput={autosave} onSubmit={saveByHand}>
        <input type="hidden" name="version" value={version} readOnly />
        <Facts document={document} pictureUrls={pictureUrls} />
        {document.blocks.map((block, index) => (
          <BlockFields
            key={index}
            block={block}
            index={index}
            last={document.blocks.length - 1}
            pictureUrls={pictureUrls}
          />
        ))}
        <AddBlocks />
        <p role="status" className="soft">
          {words}
        </p>
        <div className="actions">
          <button type="submit" name="do" value="save" className="primary">
            Guardar
          </button>
        </div>
        {article !== null && (
          <fieldset className="actions">
            <legend>Publicação</legend>
            <TextField name="publishAt" type="datetime-local" label="A partir de (hora de Lisboa)" hint="Vazio: já." />
            <button type="submit" name="do" value="publish">
              Guardar e publicar
            </button>
            {(article.state === 'published' || article.state === 'scheduled') && (
              <button type="submit" name="do" value="withdraw" className="danger">
                Retirar
              </button>
            )}
          </fieldset>
        )}
      </AnsweredForm>
      {article !== null && <SendPicture url={article.pictureUploadUrl} sent={data.sent} place={data.place} />}
      <VersionList versions={versions} present={article?.version ?? 0} />
    </>
  )
}

/** What is missing before it can be published, and what only asks to be looked at. */
function Notices({ article: { missing, warnings } }: { article: NonNullable<ArticleData['article']> }) {
  return (
    <>
      {missing.length > 0 && <p className="soft">{`Antes de publicar: ${articleProblems(missing.join('\n'))}.`}</p>}
      {warnings.length > 0 && (
        <p className="soft">{`A rever, sem impedir que se publique: ${articleProblems(warnings.join('\n'))}.`}</p>
      )}
    </>
  )
}

function AddBlocks() {
  return (
    <div className="actions" role="group" aria-label="Acrescentar um bloco">
      {Object.entries(blockWords).map(([kind, word]) => (
        <button key={kind} type="submit" name="do" value={`add.${kind}`}>
          {`+ ${word}`}
        </button>
      ))}
    </div>
  )
}

function SendPicture({ url, sent: { picture, wrong }, place }: { url: string } & Pick<ArticleData, 'sent' | 'place'>) {
  return (
    <PictureForm
      url={url}
      wrong={wrong}
      lead="Guarde o artigo antes. A imagem fica no primeiro bloco de imagem que estiver vazio, ou na capa."
    >
      {picture !== null && (
        <p role="status">
          {place === null ? (
            <>
              Imagem guardada. Para a usar noutro bloco, copie para o campo «Imagem»: <code>{picture}</code>
            </>
          ) : (
            `A imagem está ${place === 'cover' ? 'na capa' : `no bloco ${place}`}: diga o que mostra e guarde o artigo.`
          )}
        </p>
      )}
    </PictureForm>
  )
}

function Facts({
  document: { title, slug, category, lead, author, cover, sponsored },
  pictureUrls,
}: Pick<ArticleData, 'document'> & { pictureUrls: Readonly<Record<string, string>> }) {
  return (
    <>
      <TextField name="title" label="Título" defaultValue={title} maxLength={120} />
      <TextField name="slug" label="Endereço" hint="/artigo/…" defaultValue={slug} maxLength={100} required />
      <SelectField name="category" label="Categoria" options={categoryOptions} defaultValue={category} />
      <TextAreaField name="lead" label="Entrada" defaultValue={lead} rows={3} maxLength={400} />
      <TextField name="authorName" label="Autor" defaultValue={author.name} maxLength={80} />
      <TextField name="authorAbout" label="Sobre o autor" defaultValue={author.about} maxLength={200} />
      <TextField
        name="coverPicture"
        label="Imagem de capa"
        hint="Envie-a no fim desta página: fica aqui se a capa estiver vazia."
        defaultValue={cover?.picture ?? ''}
      />
      <SavedPicture url={pictureUrls[cover?.picture ?? '']} />
      <TextField name="coverAlt" label="O que a capa mostra" defaultValue={cover?.alt ?? ''} maxLength={300} />
      <TextField name="coverCaption" label="Legenda da capa" defaultValue={cover?.caption ?? ''} maxLength={300} />
      <TextField
        name="sponsoredBy"
        label="Patrocinado por"
        hint="Vazio: ninguém paga por este artigo."
        defaultValue={sponsored?.by ?? ''}
        maxLength={80}
      />
      <TextField
        name="sponsoredLabel"
        label="Etiqueta do patrocínio"
        defaultValue={sponsored?.label ?? 'Conteúdo patrocinado'}
        maxLength={60}
      />
    </>
  )
}
