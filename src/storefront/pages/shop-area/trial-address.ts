import { ITEM_CHANGE_KINDS, type ItemChangeKind } from '#domains/offers/contract.ts'
import { paths } from '../../paths.ts'

const MOST_ID_CHARS = 200
const KIND = 'tipo'
const ITEM = 'artigo'
const AFTER = 'depois'

/** Which items are looked at. */
export interface TrialAsked {
  readonly kind: ItemChangeKind | undefined
  readonly itemId: string | undefined
  readonly after: number | undefined
}

/** Reads what of a trial is asked for; what cannot be read stands for nothing. */
export function readAsked(query: URLSearchParams): TrialAsked {
  const kind = ITEM_CHANGE_KINDS.find((each) => each === query.get(KIND))
  const itemId = query.get(ITEM)?.trim().slice(0, MOST_ID_CHARS)
  const after = /^\d{1,6}$/.test(query.get(AFTER) ?? '') ? Number(query.get(AFTER)) : 0
  return {
    kind,
    itemId: itemId === undefined || itemId === '' || /[\u0000-\u001f\ufffd]/.test(itemId) ? undefined : itemId,
    after: after === 0 ? undefined : after,
  }
}

/** The page's own address for what is looked at. */
export function trialAddress(trialId: string, { kind, itemId, after }: TrialAsked): string {
  const query = new URLSearchParams({
    ...(kind !== undefined && { [KIND]: kind }),
    ...(itemId !== undefined && { [ITEM]: itemId }),
    ...(after !== undefined && { [AFTER]: String(after) }),
  })
  return query.size === 0 ? paths.feedTrial(trialId) : `${paths.feedTrial(trialId)}?${query}`
}
