import { jobTask } from './jobs.ts'

/** Writes the sales of a tenant into a file. */
export const salesExport = jobTask('sales-export', 'sales-jobs')
