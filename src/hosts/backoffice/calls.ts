import type { Call } from '#platform/http/calls/call.ts'
import { dropDeadWorkCall, getWorkCall, listDeadWorkCall, retryDeadWorkCall } from '#platform/jobs/dead-work-call.ts'
import { backOfficeMeCall } from './me-call.ts'
import { getTodayCall } from './today-call.ts'

/** Calls of the back office that are about no domain alone. */
export const backOfficeCalls: readonly Call[] = [
  backOfficeMeCall,
  getTodayCall,
  getWorkCall,
  listDeadWorkCall as Call,
  retryDeadWorkCall,
  dropDeadWorkCall,
]
