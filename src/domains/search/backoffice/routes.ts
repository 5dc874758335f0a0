import type { FastifyInstance, FastifyRequest } from 'fastify'
import { categoryById } from '#domains/catalogue/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { mountList } from '#platform/http/calls/list-call.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import type { ListingIndex } from '../indexing/listing-index.ts'
import { type AddOutcome, addSynonym, type ChangedBy, removeSynonym } from '../synonyms/change-synonyms.ts'
import { type Synonym, synonymKey } from '../synonyms/synonym.ts'
import { loadSynonyms } from '../synonyms/synonym-storage.ts'
import { type SynonymGiven, SYNONYM_LIMITS, type SynonymProblem, vetSynonym } from '../synonyms/vet-synonym.ts'
import { addSynonymCall, listOwnCategoriesCall, listSynonymsCall, removeSynonymCall } from './calls.ts'
import { countFound } from './count-found.ts'
import { findSynonyms } from './find-synonyms.ts'
import { ownCategories } from './own-categories.ts'

export interface SearchBackofficeOptions {
  readonly db: Database
  readonly clock: Clock
  readonly follower: Pick<ListingIndex, 'search' | 'directory' | 'isReady'>
  isOurWord(term: string): boolean
}

/** B-08: our categories, and words of searches to which editors give a meaning. */
export function backofficeRoutes(app: FastifyInstance, options: SearchBackofficeOptions): void {
  const { db, follower } = options
  mountList(
    app,
    listOwnCategoriesCall,
    async (asked) => ownCategories(asked, follower.search.vocabulary(), await loadSynonyms(db)),
    {
      Número: ({ categoryId }) => categoryId,
      Categoria: ({ longName }) => longName,
      Em: ({ parents }) => parents.join(' › '),
      Ofertas: ({ offers }) => offers,
      Palavras: ({ words }) => words.join(', '),
      Sinónimos: ({ synonyms }) => synonyms.join(', '),
    },
  )
  mountList(app, listSynonymsCall, (asked) => findSynonyms(db, asked), {
    Palavras: ({ words }) => words,
    Significado: ({ meaning, category }) => meaning ?? category?.name ?? '',
    Criado: ({ createdAt }) => createdAt,
  })
  mountCall(app, addSynonymCall, async ({ body, request }) => {
    const { words, meaning = null, categoryId = null } = body
    return giveMeaning({ words, meaning, categoryId }, body, request, options)
  })
  mountCall(app, removeSynonymCall, async ({ params, body, request }) => ({
    words: await removeSynonym(db, params.synonymId, await changedBy(request, body.reason)),
  }))
}

async function giveMeaning(
  given: SynonymGiven,
  { preview, reason }: { readonly preview: boolean; readonly reason?: string | undefined },
  request: FastifyRequest,
  options: SearchBackofficeOptions,
) {
  const { db, follower } = options
  if (!follower.isReady) return refusal('starting', 'there is no index yet')
  const synonyms = await loadSynonyms(db)
  const index = { search: follower.search, directory: follower.directory() }
  const outcome = preview
    ? previewed(given, synonyms, options)
    : await addSynonym(db, given, await changedBy(request, reason), options)
  if (outcome.kind !== 'added') return refusalOf(outcome)
  return {
    synonymId: preview ? null : outcome.id,
    productsBefore: await countFound(given.words, synonyms, index),
    productsAfter: await countFound(given.words, [...synonyms, { ...given, id: outcome.id }], index),
  }
}

/** As it would be added. */
function previewed(given: SynonymGiven, synonyms: readonly Synonym[], options: SearchBackofficeOptions): AddOutcome {
  const vetted = vetSynonym(given, { ...options, synonyms })
  if ('problem' in vetted) return { kind: 'wrong', problem: vetted.problem }
  const present = synonyms.find(({ words }) => synonymKey({ words }) === vetted.key)
  return present === undefined ? { kind: 'added', id: 0 } : { kind: 'taken', present }
}

function refusalOf(outcome: Exclude<AddOutcome, { kind: 'added' }>): Refusal<'conflict' | 'unprocessable'> {
  if (outcome.kind === 'wrong')
    return refusal('unprocessable', `requestBody: ${outcome.problem}: ${problems[outcome.problem]}`)
  const { words, meaning, categoryId } = outcome.present
  const present = meaning ?? categoryById(categoryId ?? 0)?.longName ?? ''
  return refusal('conflict', `requestBody.words: "${words}" means "${present}" already`)
}

const problems: Readonly<Record<SynonymProblem, string>> = {
  stop_word: 'a side holds words that a search does not look at',
  not_words: 'a side holds numbers or sizes',
  too_many_words: `a side has more than ${SYNONYM_LIMITS.words} words`,
  no_meaning: 'neither a meaning nor a category is given',
  two_meanings: 'both a meaning and a category are given',
  unknown_category: 'there is no such category',
  unknown_meaning: 'a word of the meaning is in no table of ours and in no offer',
  same_word: 'both sides are the same word',
  loop: 'a word of the meaning has a meaning of its own, or the words are the meaning of others',
  too_many: `there are ${SYNONYM_LIMITS.synonyms} already`,
}

async function changedBy(request: FastifyRequest, reason: string | undefined): Promise<ChangedBy> {
  const caller = await callerOf(request)
  if (caller === null) throw new Error('a staff call has a caller')
  return { by: caller.userId, reason, requestId: request.id }
}
