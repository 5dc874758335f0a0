import type { WebSide } from '#platform/domain/define-domain.ts'
import type { ContentFollower } from './content-follower.ts'

/** What an editor has set is shown within so long. */
const LOOK_EVERY_MS = 2_000

export function web({ content }: { readonly content: Pick<ContentFollower, 'refresh'> }): WebSide {
  return {
    repetitions: [
      {
        everyMs: LOOK_EVERY_MS,
        atOnce: true,
        complaint: 'content cannot be read',
        act: () => content.refresh(),
      },
    ],
  }
}
