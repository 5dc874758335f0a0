import { inspirationBackOfficeCalls } from './inspirations/backoffice/calls.ts'
import { inspirationCalls } from './inspirations/calls.ts'

export const calls = [...inspirationCalls, ...inspirationBackOfficeCalls]
