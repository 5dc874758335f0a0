import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useFetcher } from 'react-router'
import type { Outcome } from '../../outcome.ts'
import { formatMoment } from '#storefront/copy/format.ts'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { SelectField, TextAreaField, TextField } from '../../../parts/Field.tsx'
import type { ScreenProps } from '../../screen.ts'
import { usePlace } from '../../place-context.ts'
import { blockWords, categoryOptions, stateWords } from './article-words.ts'
import { BlockFields } from './BlockFields.tsx'
import type { ArticleData } from './article-data.ts'
import { articleProblems } from './article-problems.ts'
import { PictureForm } from './PictureForm.tsx'
import { VersionList } from './VersionList.tsx'

const AUTOSAVE_AFTER_MS = 3_000
const FORM = 'artigo'

/** B-09: an article is written. Every button is one of the form, so that it works without script; with it, what is typed is saved by itself. */
export function ArticleScreen({ data, outcome }: ScreenProps<ArticleData>) {
  const { article, document, versions } = data
  const { siteUrl } = usePlace()
  const { autosave, saveByHand, words, autosaved } = useAutosave(article !== null)
  const drawn = useDrawn(outcome)
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
      {article !== null && article.missing.length > 0 && (
        <p className="soft">{`Antes de publicar: ${articleProblems(article.missing.join('\n'))}.`}</p>
      )}
      <Form method="post" id={FORM} key={drawn} className="form" onInput={autosave} onSubmit={saveByHand}>
        <input type="hidden" name="version" value={version} readOnly />
        <Facts document={document} />
        {document.blocks.map((block, index) => (
          <BlockFields key={index} block={block} index={index} last={document.blocks.length - 1} />
        ))}
        <div className="actions" role="group" aria-label="Acrescentar um bloco">
          {Object.entries(blockWords).map(([kind, word]) => (
            <button key={kind} type="submit" name="do" value={`add.${kind}`}>
              {`+ ${word}`}
            </button>
          ))}
        </div>
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
      </Form>
      {article !== null && <PictureForm url={article.pictureUploadUrl} sent={data.sent} />}
      <VersionList versions={versions} present={article?.version ?? 0} />
    </>
  )
}

function Facts({ document: { title, slug, category, lead, author, cover, sponsored } }: Pick<ArticleData, 'document'>) {
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
        hint="O lugar da imagem: inspiration/ab/cd/ef/…"
        defaultValue={cover?.picture ?? ''}
      />
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

/** Counts the saved answers: the fields are drawn anew from what was saved, and stay as they were typed where nothing was. */
function useDrawn(outcome: Outcome | undefined): number {
  const [seen, setSeen] = useState({ outcome, count: 0 })
  if (outcome === seen.outcome) return seen.count
  const next = { outcome, count: seen.count + (outcome?.kind === 'done' ? 1 : 0) }
  setSeen(next)
  return next.count
}

/**
 * The version that this window has written over or shown last. Another person's does not become it unseen: the list of versions is read anew after
 * every save, also after one of its own that was refused.
 */
function useVersionRead(first: number, outcome: Outcome | undefined, autosaved: Outcome | undefined): number {
  const [seen, setSeen] = useState({ version: first, outcome, autosaved })
  if (outcome === seen.outcome && autosaved === seen.autosaved) return seen.version
  const told = outcome === seen.outcome ? (autosaved?.kind === 'done' ? autosaved : undefined) : outcome
  const version = (told !== undefined && 'version' in told ? told.version : undefined) ?? seen.version
  setSeen({ version, outcome, autosaved })
  return version
}

interface Autosave {
  autosave(event: FormEvent<HTMLFormElement>): void
  /** What was to be saved by itself is saved by the button. */
  saveByHand(): void
  readonly words: string
  readonly autosaved: Outcome | undefined
}

/** Saves what is typed once nobody has typed for a moment. */
function useAutosave(isSaved: boolean): Autosave {
  const fetcher = useFetcher<Outcome>()
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const outcome = fetcher.data
  const words =
    fetcher.state !== 'idle'
      ? 'A guardar…'
      : outcome?.kind === 'done'
        ? 'Guardado automaticamente.'
        : outcome?.kind === 'refused'
          ? outcome.message
          : outcome?.kind === 'conflict'
            ? 'Outra pessoa guardou antes: carregue em Guardar para ver as duas versões.'
            : ''
  return {
    words,
    autosaved: outcome,
    saveByHand: () => window.clearTimeout(timer.current),
    autosave: ({ currentTarget }) => {
      if (!isSaved) return
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => {
        const form = new FormData(currentTarget)
        form.set('do', 'autosave')
        void fetcher.submit(form, { method: 'post' })
      }, AUTOSAVE_AFTER_MS)
    },
  }
}
