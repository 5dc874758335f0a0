/** The longest that fields take; the domain refuses more (BOARD_LIMITS). */
export const CHARS = { name: 80, stage: 40, nickname: 30, comment: 500 } as const

/** Most of one piece. */
export const MOST_OF_PIECE = 99
