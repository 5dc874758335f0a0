import { defineDomain } from '#platform/domain/define-domain.ts'

/** Read by all others and asked by nobody from outside; its commands also touch feeds and offers, so they stand in src/hosts. */
export const eshops = defineDomain({ name: 'eshops' })
