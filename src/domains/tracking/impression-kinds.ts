/** What an impression is worth: only proven ones weigh. */
export const impressionKinds = ['proven', 'unproven', 'bot'] as const
export type ImpressionKind = (typeof impressionKinds)[number]

/** Why a record is not proven, or is not kept at all. */
export const recordReasons = {
  beyond_cap: 'dropped: more records than a body may have',
  bad_variant_id: 'dropped: variant_id is no id',
  bad_source: 'dropped: source is not in the table',
  repeated: 'dropped: the same visitor saw the same card of the same rendering before',
  unknown_variant: 'dropped: there is no such offer',
  buffer_full: 'dropped: the database has been away for too long',
  bot: 'kept apart: a program asked',
  rendering_missing: 'kept apart: no page is named',
  rendering_forged: 'kept apart: no page of ours showed it there',
  rendering_stale: 'kept apart: the page is older than a day',
  network_offer: 'kept apart: the network has seen the offer often enough within the hour',
  rendering_spent: 'kept apart: the rendering has shown the card often enough',
} as const
export type RecordReason = keyof typeof recordReasons
