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
export type { BoardAct } from './acts.ts'
export type { BoardComplaint, Outcome } from './change-board.ts'
export type { BoardAsker } from './join-board.ts'
export type { ListedBoard } from './boards-of-person.ts'
