import { decideContestCall, listContestsCall, showContestCall } from './backoffice/calls.ts'
import { contestReadingCall, shopAccuracyCall, shopReadingCall, shopReadingsCall } from './shop-api/calls.ts'

export const calls = [
  shopAccuracyCall,
  shopReadingsCall,
  contestReadingCall,
  shopReadingCall,
  listContestsCall,
  showContestCall,
  decideContestCall,
]
