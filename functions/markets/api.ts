import { marketsContract } from '#shared/markets/contract.ts'
import { serve } from '../kit/http.ts'
import { list } from './list.ts'
import { read } from './read.ts'

export const handler = serve('markets', marketsContract, { list, read })
