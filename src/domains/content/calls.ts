import { articleEditorCalls } from './articles/backoffice/calls.ts'
import { articlesFeedCall } from './articles/calls.ts'
import { backofficeCalls } from './backoffice/calls.ts'

/** All calls of content. */
export const calls = [articlesFeedCall, ...articleEditorCalls, ...backofficeCalls]
