import { inspirationCalls } from './inspirations/calls.ts'

export const calls = [...inspirationCalls]
