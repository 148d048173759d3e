/** Types the operator's command for a local cloud in memory. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from 'vitest'
import { query } from '#functions/kit/table.ts'
import { tableFileIn } from '#infra/operator/local-table.ts'

/** The command, in a data folder for the tests of this file. */
export const operatorOf = (market: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'reol-operator-'))
  beforeAll(() => writeFileSync(tableFileIn(folder), process.env.AWS_ENDPOINT_URL_DYNAMODB ?? ''))
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Types the command; returns the lines that it prints. Throws with what it complains about. */
  const operator = async (...words: string[]): Promise<string[]> => {
    const command = ['infra/operator/run.ts', ...words, '--local']
    const environment = { ...process.env, REOL_DATA: folder, NODE_OPTIONS: '' }
    const { stdout } = await promisify(execFile)(process.execPath, command, { env: environment })
    return stdout.trim().split('\n')
  }

  const auditOf = (pk: string) =>
    query({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `${market}#AUDIT#${pk}` },
    })

  return { operator, auditOf }
}
