import { shopPicturesCall } from './fetching/report/shop-pictures-call.ts'
import { similarityCall } from './likeness/similarity-call.ts'

export const calls = [similarityCall, shopPicturesCall]
