import { reviewsCall, reviewsModalCall } from './read/calls.ts'

export const calls = [reviewsCall, reviewsModalCall]
