import type { ArticleDocument } from '#domains/content/rules/article-document.ts'
import {
  createArticle,
  listArticleVersions,
  publishArticle,
  readArticle,
  restoreArticle,
  saveArticle,
  withdrawArticle,
} from '#platform/api-client/calls.ts'
import { answerOr, ask, isConfirmed, type Outcome, type RefusedCall } from '../../../parts/frame/outcome.ts'
import { defineScreen, type Sent } from '../../screen.ts'
import type { ArticleData } from './article-data.ts'
import { articleErrors, articleProblems } from './article-problems.ts'
import { documentOf, emptyDocument } from './article-form.ts'
import { placePicture } from './place-picture.ts'
import { lisbonMoment } from '../../../parts/lisbon-moment.ts'

const REFUSED = [400, 404, 409, 422] as const

/** B-09: a new article. */
export const newArticleScreen = defineScreen<ArticleData>({
  path: 'artigos/novo',
  label: 'Novo artigo',
  access: 'staff:content',
  load: async () => ({
    article: null,
    document: emptyDocument,
    versions: [],
    sent: { picture: null, wrong: null },
    place: null,
  }),
  act: async ({ api, form }) => {
    const made = await answerOr(createArticle(api, { article: { document: documentOf(form) } }), REFUSED)
    return 'refused' in made ? refusedBy(made.refused) : { kind: 'moved', to: `/artigos/${made.answer.id}` }
  },
  component: async () => (await import('./ArticleScreen.tsx')).ArticleScreen,
})

/** B-09: an article, its versions, and when it is published. */
export const articleScreen = defineScreen<ArticleData>({
  path: 'artigos/:articleId',
  label: 'Artigo',
  access: 'staff:content',
  load: async ({ api, params, url }) => {
    const articleId = Number(params['articleId'])
    const [article, { versions }] = await Promise.all([
      readArticle(api, { articleId }),
      listArticleVersions(api, { articleId }),
    ])
    const wrong = url.searchParams.get('wrong')
    const sent = { picture: url.searchParams.get('picture'), wrong: wrong === null ? null : articleProblems(wrong) }
    return { article, ...placePicture(article.document as ArticleDocument, sent.picture), versions, sent }
  },
  act: (sent) => {
    const pressed = String(sent.form.get('do') ?? 'save')
    if (pressed === 'withdraw') return withdraw(sent)
    if (pressed.startsWith('restore.')) return restore(sent, Number(pressed.slice('restore.'.length)))
    return pressed === 'publish' ? publish(sent) : save(sent, pressed)
  },
  title: ({ document }) => (document.title === '' ? 'Artigo sem título' : document.title),
  component: async () => (await import('./ArticleScreen.tsx')).ArticleScreen,
})

function facts({ form, params }: Sent) {
  return { articleId: Number(params['articleId']), version: Number(form.get('version')) }
}

async function save(sent: Sent, pressed: string): Promise<Outcome> {
  const { articleId, version } = facts(sent)
  const change = { version, document: documentOf(sent.form), isAutosave: pressed === 'autosave' }
  const saved = await answerOr(saveArticle(sent.api, { articleId, change }), REFUSED)
  if ('refused' in saved) return refused(saved.refused, sent)
  return { kind: 'done', message: 'Guardado.', version: saved.answer.version }
}

/** What stands in the form is saved and published. */
async function publish(sent: Sent): Promise<Outcome> {
  const { api, form } = sent
  const { articleId, version } = facts(sent)
  const from = String(form.get('publishAt') ?? '')
  const at = from === '' ? null : lisbonMoment(from)
  if (!isConfirmed(form))
    return ask(form, {
      title: 'Publicar este artigo?',
      effect: `Todos o veem em /artigo/${String(form.get('slug') ?? '')}${from === '' ? ' dentro de segundos.' : ` a partir de ${from.replace('T', ' às ')}.`}`,
      confirm: from === '' ? 'Publicar' : 'Agendar',
    })
  const document = documentOf(form)
  const saved = await answerOr(
    saveArticle(api, { articleId, change: { version, document, isAutosave: false } }),
    REFUSED,
  )
  if ('refused' in saved) return refused(saved.refused, sent)
  const change = { version: saved.answer.version, at }
  const published = await answerOr(publishArticle(api, { articleId, change }), REFUSED)
  if ('refused' in published)
    return {
      kind: 'refused',
      message: `Guardado, mas não publicado: ${articleProblems(published.refused.detail)}`,
      errors: articleErrors(published.refused.detail),
      version: saved.answer.version,
    }
  return {
    kind: 'done',
    message: published.answer.state === 'scheduled' ? 'Agendado.' : 'Publicado.',
    version: saved.answer.version,
  }
}

async function withdraw(sent: Sent): Promise<Outcome> {
  const { articleId, version } = facts(sent)
  if (!isConfirmed(sent.form))
    return ask(sent.form, {
      title: 'Retirar este artigo?',
      effect: 'Deixa de aparecer nas listas e o seu endereço passa a dizer que já não existe. Nada se perde.',
      confirm: 'Retirar',
      isDangerous: true,
    })
  const withdrawn = await answerOr(withdrawArticle(sent.api, { articleId, change: { version } }), REFUSED)
  return 'refused' in withdrawn ? refused(withdrawn.refused, sent) : { kind: 'done', message: 'Retirado.' }
}

async function restore(sent: Sent, restored: number): Promise<Outcome> {
  const { articleId, version } = facts(sent)
  const made = await answerOr(restoreArticle(sent.api, { articleId, change: { version, restored } }), REFUSED)
  if ('refused' in made) return refused(made.refused, sent)
  const message = `A versão ${restored} é outra vez a atual. As outras continuam guardadas.`
  return { kind: 'done', message, version: made.answer.version }
}

/** Somebody saved in between: both are shown. */
async function refused(by: RefusedCall, sent: Sent): Promise<Outcome> {
  if (by.status !== 409) return refusedBy(by)
  const { articleId } = facts(sent)
  const present = await readArticle(sent.api, { articleId })
  const [mine, stands] = [documentOf(sent.form) as ArticleDocument, present.document as ArticleDocument]
  return {
    kind: 'conflict',
    version: present.version,
    versions: [
      { label: 'Título', yours: mine.title, present: stands.title },
      { label: 'Entrada', yours: mine.lead, present: stands.lead },
      { label: 'Endereço', yours: mine.slug, present: stands.slug },
      { label: 'Texto', yours: textOf(mine), present: textOf(stands) },
    ],
  }
}

function textOf({ blocks }: ArticleDocument): string {
  return blocks.flatMap((block) => (block.kind === 'text' ? [block.heading, block.text] : [])).join('\n\n')
}

function refusedBy({ detail }: RefusedCall): Outcome {
  return { kind: 'refused', message: `Não ficou guardado: ${articleProblems(detail)}`, errors: articleErrors(detail) }
}
