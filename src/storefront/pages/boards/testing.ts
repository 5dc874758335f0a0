import type { Board, Boards } from '#domains/boards/contract.ts'

/** Of the one board of tests without a database. */
export const TEST_BOARD_TOKEN = 'quadro-de-teste-000000'

/** Two pieces of the memory catalogue, and one that no shop sells any more. */
export const testBoard: Board = {
  id: 1,
  personId: null,
  name: 'Sala nova',
  region: 'mainland',
  version: 3,
  isClosed: false,
  stages: [
    { id: 1, name: 'A decidir' },
    { id: 2, name: 'Fica' },
  ],
  guests: [
    { id: 1, nickname: 'Ana Reis', isOwner: true },
    { id: 2, nickname: 'Rui', isOwner: false },
  ],
  pieces: [
    {
      id: 1,
      stageId: 1,
      variantId: 1000,
      title: 'Sofá Alvor',
      quantity: 2,
      votes: [{ guestId: 2, value: 1 }],
      comments: [{ id: 1, guestId: 2, text: 'Gosto <b>muito</b>', at: '2026-11-20T10:00:00Z' }],
    },
    { id: 2, stageId: 2, variantId: 1004, title: 'Chaise longue', quantity: 1, votes: [], comments: [] },
    { id: 3, stageId: 2, variantId: 1129, title: 'Sofá antigo', quantity: 1, votes: [], comments: [] },
  ],
}

/** Shows that board to whoever has its address, and changes nothing. */
export const memoryBoards: Boards = {
  visit: async (token) => (token === TEST_BOARD_TOKEN ? { boardId: 1, role: 'guest', guestId: 2 } : null),
  load: async () => testBoard,
  guestToken: async () => TEST_BOARD_TOKEN,
  act: async () => 'same',
  create: async () => ({ token: TEST_BOARD_TOKEN }),
  remove: async () => undefined,
  join: async () => 'changed',
  newGuestToken: () => 'a'.repeat(22),
  ofPerson: async () => [],
}
