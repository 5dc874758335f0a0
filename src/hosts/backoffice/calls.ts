import type { Call } from '#platform/http/calls/call.ts'
import { backOfficeMeCall } from './me-call.ts'

/** Calls of the back office that are about no domain alone. */
export const backOfficeCalls: readonly Call[] = [backOfficeMeCall]
