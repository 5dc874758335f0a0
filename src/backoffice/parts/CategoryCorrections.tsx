import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { FeedCategoriesAnswer } from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { TextField } from './Field.tsx'
import { makerWords, momentWords } from './words.ts'

/**
 * One decision for a shop's like items that have no category, and those made so far. `reason`: the field for why, where one is asked for;
 * `mayCorrect`: without it they are only read. `namesId`: of a list of all names, by which a category is chosen then; absent: by its number.
 */
export function CategoryCorrections({
  categories: { queue, rules },
  reason = null,
  mayCorrect,
  namesId,
}: {
  readonly categories: Pick<FeedCategoriesAnswer, 'queue' | 'rules'>
  readonly reason?: ReactNode
  readonly mayCorrect: boolean
  readonly namesId?: string
}) {
  return (
    <>
      {queue.map(({ path, words, offers, examples, suggestions }) => (
        <Form key={`${path}|${words}`} method="post" className="form">
          <h2>{path === '' ? (words ?? 'Sem caminho') : path}</h2>
          <p className="soft">{`${countOf(offers, ['oferta', 'ofertas'])}: ${examples.map(({ title }) => title).join('; ')}`}</p>
          <input type="hidden" name="path" value={path} />
          <input type="hidden" name="words" value={words ?? ''} />
          {namesId === undefined ? (
            <TextField
              name="categoryId"
              label="N.º da categoria"
              inputMode="numeric"
              defaultValue={suggestions[0]?.category.id ?? ''}
              hint={suggestions.map(({ category }) => `${category.id}: ${category.longName}`).join('; ')}
              required
            />
          ) : (
            <TextField
              name="category"
              label="Categoria"
              list={namesId}
              defaultValue={suggestions[0]?.category.longName ?? ''}
              hint={suggestedWords(suggestions.map(({ category }) => category.longName))}
              required
            />
          )}
          {mayCorrect && (
            <>
              {reason}
              <div className="actions">
                <button type="submit">Corrigir</button>
              </div>
            </>
          )}
        </Form>
      ))}
      {rules.length > 0 && <h2>Correções feitas</h2>}
      {rules.map(({ ruleId, path, words, category, movedOffers, madeBy, madeAt, undoneAt }) => (
        <Form key={ruleId} method="post" className="form">
          <p>
            {`${path} ${words ?? ''} → ${category.longName}, ${countOf(movedOffers, ['oferta', 'ofertas'])}, ${momentWords(madeAt)}, ${makerWords(madeBy)}`}
            {undoneAt !== null && `; desfeita em ${momentWords(undoneAt)}`}
          </p>
          {undoneAt === null && mayCorrect && (
            <div className="actions">
              <input type="hidden" name="ruleId" value={ruleId} />
              {reason}
              <button type="submit" name="what" value="undo">
                Desfazer
              </button>
            </div>
          )}
        </Form>
      ))}
    </>
  )
}

function suggestedWords(names: readonly string[]): string {
  return names.length === 0 ? 'Escreva as primeiras letras do nome.' : `Sugestões: ${names.join('; ')}.`
}
