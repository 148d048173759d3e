import { staffCalls } from './staff-calls.ts'
import { visitorsCalls } from './visitors-calls.ts'

/** Every call of the social feed. A screen imports only the calls of its readers. */
export const feedsContract = { ...visitorsCalls, ...staffCalls } as const
