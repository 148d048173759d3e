import { type HttpResponse, json } from '../../http.ts'
import type { EntryFault } from './validate.ts'

/** The error of the newer APIs: their published `ProblemDetails`. */
export const problem = (status: number, title: string, errors: readonly EntryFault[] = []): HttpResponse =>
  json(status, {
    type: 'https://httpstatuses.io',
    title,
    status,
    traceId: 'sandbox',
    errorCode: errors[0]?.errorCode ?? title.replace(/\W/g, ''),
    errors,
  })
