import { jobsContract } from '#shared/jobs/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { cancel } from './cancel.ts'
import { read } from './read.ts'

export const grants: readonly Grant[] = ['table:read', 'table:write', 'downloads:read']

export const handler = serve('jobs', jobsContract, { read, cancel })
