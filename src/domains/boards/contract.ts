/** What others may use of the boards (architecture.md, Layout). */
export { type Boards, createBoards } from './boards.ts'
export {
  type Board,
  BOARD_LIMITS,
  type BoardVisitor,
  type Comment,
  type Guest,
  type Piece,
  type Stage,
} from './board.ts'
export { type BoardWatch, watchBoards } from './board-watch.ts'
export type { BoardAct } from './acts/acts.ts'
export type { BoardComplaint, Outcome } from './acts/change-board.ts'
export type { BoardAsker } from './visitors/join-board.ts'
export type { ListedBoard } from './visitors/boards-of-person.ts'
