import type { importCalls } from '#shared/customers/import-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'

/** What the server makes of a file before anything is created. */
export type Preview = Answer<typeof importCalls.importPreview>
