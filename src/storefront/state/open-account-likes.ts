import { writeConsent } from '#domains/identity/rules/consent.ts'
import { like, likeAll, likesLogin, likeStates, unlike } from '#platform/api-client/calls.ts'
import { Configuration } from '#platform/api-client/runtime.ts'
import { type AccountLikes, createAccountLikes, type LikesService } from './account-likes.ts'
import { ANSWERED_WITHIN_MS } from './calls.ts'
import { consentStore } from './consent-store.ts'
import type { KeptType } from './known-likes.ts'
import { meStore } from './me-store.ts'
import { sessionStore } from './session-store.ts'
import { openStored } from './stored-value.ts'

/** The page's own, over the likes service and whoever is signed in. */
export function openAccountLikes(): AccountLikes {
  return createAccountLikes({
    session: sessionStore(),
    me: meStore(),
    service: likesService(document.body.dataset),
    paired: openStored<number>({
      key: 'poiso.likes-person',
      version: 1,
      read: (value) => (typeof value === 'number' ? value : null),
    }),
    tabs: new BroadcastChannel('poiso.likes'),
  })
}

/** Consented categories as the call takes them (T-01): a JSON list. */
function consented(): string {
  const consent = consentStore().now()
  return JSON.stringify(consent === null ? [] : writeConsent(consent).split('|'))
}

function likesService({ likes = '', project = 'poiso' }: DOMStringMap): LikesService {
  const configuration = new Configuration({ basePath: likes })
  const soon = (): RequestInit => ({ signal: AbortSignal.timeout(ANSWERED_WITHIN_MS), keepalive: true })
  const item = (itemType: KeptType, itemId: number) => ({ project, itemType, itemId })
  return {
    states: (itemType, requestBody) => likeStates(configuration, { project, itemType, requestBody }, soon()),
    like: (type, id) =>
      like(configuration, { ...item(type, id), ...(type === 'variant' && { consent: consented() }) }, soon()),
    unlike: (type, id) => unlike(configuration, item(type, id), soon()),
    all: (itemType) => likeAll(configuration, { project, itemType }, soon()),
    login: async () => (await likesLogin(configuration, { project }, soon())).user_id,
  }
}
