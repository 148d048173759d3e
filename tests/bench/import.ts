/** Imports 5,000 customers as a job: how long it runs, and what a customer costs. */
import { customersImport } from '#events/customers.ts'
import { customerUploads } from '#functions/customers/import-file.ts'
import { readJob, startJob } from '#functions/kit/job.ts'
import { commit } from '#functions/kit/table.ts'
import { startLocalCloud } from '#infra/local/cloud.ts'
import { hasJobEnded } from '#shared/kit/job.ts'
import { MARKET, makeMarket } from './market.ts'
import { type Sent, sentElsewhere, startRecording } from './recorder.ts'
import { type Measure, units } from './result.ts'
import { writeUnits } from './written.ts'

const CUSTOMERS = 5_000
const LONGEST_MS = 360_000
/** Steps whose writes are counted; all steps are alike. */
const COUNTED = 20
const ROWS_A_STEP = 19

const LIST = [
  'Navn;E-mail;Telefon;Adresse;Postnummer;By',
  ...Array.from(
    { length: CUSTOMERS },
    (_, at) => `Anna Jensen ${at};anna${at}@example.com;20123456;Nørregade ${at};8000;Aarhus C`,
  ),
].join('\r\n')

/** The transactions of the job's steps: customers, their log-ins, events and audit rows. */
const isStep = ({ command, input }: Sent): boolean =>
  command === 'TransactWriteItemsCommand' && (input.TransactItems as unknown[]).length > ROWS_A_STEP

export const measure: Measure = async () => {
  const cloud = await startLocalCloud({ web: false })
  await makeMarket()
  const { upload } = await customerUploads.keep(MARKET, Buffer.from(LIST))
  startRecording({ units: true })
  const boss = {
    kind: 'admin',
    market: MARKET,
    username: 'boss',
    mustChange: false,
    loggedInTs: 0,
    role: 'owner',
  } as const
  const columns = ['name', 'email', 'phone', 'address', 'postalCode', 'city']
  const asked = { upload, columns, sendMails: false, language: 'da', by: 'boss' }
  const { id, writes } = startJob(MARKET, customersImport, boss, asked)
  const from = performance.now()
  await commit(writes)
  let job = await readJob(MARKET, id)
  while (!hasJobEnded(job.state) && performance.now() - from < LONGEST_MS) {
    await new Promise(resolve => setTimeout(resolve, 500))
    job = await readJob(MARKET, id)
  }
  const seconds = Math.round((performance.now() - from) / 1000)
  const steps = sentElsewhere().filter(isStep).slice(0, COUNTED)
  const written = await writeUnits(steps)
  await cloud.stop()
  const made = job.counts.made ?? 0
  return {
    lines: [
      {
        what: `Import ${CUSTOMERS} customers from a file`,
        bar: 'runs to its end, each customer once',
        number: `${job.state}, ${made} customers in ${seconds} s`,
        met: job.state === 'done' && made === CUSTOMERS,
      },
      {
        what: 'A customer of an import: log-in read, five items and a share of the job written',
        bar: '–',
        number: `1 read unit, ${units(written / (steps.length * ROWS_A_STEP))} write units`,
      },
    ],
  }
}
