import type { PictureType } from './picture-judge.ts'

/** What the weights tell apart; a picture of nothing is found before. */
export const judgedTypes = ['piece', 'room', 'detail', 'drawing', 'banner'] as const satisfies readonly PictureType[]

export type JudgedType = (typeof judgedTypes)[number]
