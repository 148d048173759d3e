import { join } from 'node:path'

/** The file in which a local cloud leaves the address of its database, so that the operator's command finds it. */
export const tableFileIn = (dataDir: string): string => join(dataDir, 'table.url')
