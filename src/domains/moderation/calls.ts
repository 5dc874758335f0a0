import { decideTextCall, listTextsToDecideCall, showTextCall } from './backoffice/calls.ts'

export const calls = [listTextsToDecideCall, showTextCall, decideTextCall]
