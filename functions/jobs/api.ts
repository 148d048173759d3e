import { jobsContract } from '#shared/jobs/contract.ts'
import { serve } from '../kit/http.ts'
import { read } from './read.ts'

export const handler = serve('jobs', jobsContract, { read })
