/** Makes a file for the bank as a job (make-file.ts). */
import { bankExport } from '#events/payouts.ts'
import { onJob } from '../../kit/job-runner.ts'

export default onJob(bankExport, ['downloads:read', 'downloads:write'], async (market, { asked }) => {
  // The letters of all scripts load with the first file.
  const { exportStep } = await import('./make-file.ts')
  return exportStep(market, asked)
})
