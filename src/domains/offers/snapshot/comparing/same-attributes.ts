import { sql } from 'kysely'

/**
 * Whether a staged offer `s` has the attributes of the offer `v`. They stand as text: the same facts are written as the same text,
 * but for those from before they stood so, whose keys another hand put in order.
 */
export const sameAttributes = sql`(v.attributes::text = s.attributes::text or v.attributes::jsonb = s.attributes::jsonb)`
