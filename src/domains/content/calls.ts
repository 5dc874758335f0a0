import { articleEditorCalls } from './articles/backoffice/calls.ts'
import { articlesFeedCall } from './articles/calls.ts'
import { backofficeCalls } from './backoffice/calls.ts'
import { inspirationBackOfficeCalls } from './inspirations/backoffice/calls.ts'
import { inspirationCalls } from './inspirations/calls.ts'

/** All calls of content. */
export const calls = [
  articlesFeedCall,
  ...articleEditorCalls,
  ...inspirationCalls,
  ...inspirationBackOfficeCalls,
  ...backofficeCalls,
]
