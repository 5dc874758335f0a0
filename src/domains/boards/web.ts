import type { WebSide } from '#platform/domain/define-domain.ts'
import type { BoardWatch } from './board-watch.ts'

/** Its pages and their streams are the storefront's. */
export function web({ boardWatch }: { readonly boardWatch: BoardWatch }): WebSide {
  return {
    measures: [
      {
        name: 'poiso_board_streams',
        help: 'Pages that are told of changes of a board',
        read: () => boardWatch.count(),
      },
    ],
  }
}
