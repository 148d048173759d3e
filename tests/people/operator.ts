/** Types the operator's command for a local cloud in memory. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll } from 'vitest'
import { query } from '#functions/kit/table.ts'
import { writeReach } from '#infra/operator/local-table.ts'

/** Types the command for the cloud of a data folder; returns the lines that it prints. Throws with what it complains about. */
export const typeCommand = async (folder: string, ...words: string[]): Promise<string[]> => {
  const command = ['infra/operator/run.ts', ...words, '--local']
  const environment = { ...process.env, REOL_DATA: folder, NODE_OPTIONS: '' }
  const { stdout } = await promisify(execFile)(process.execPath, command, { env: environment })
  return stdout.trim().split('\n')
}

/** The command, in a data folder for the tests of this file. */
export const operatorOf = (market: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'reol-operator-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const operator = (...words: string[]): Promise<string[]> => {
    writeReach(folder)
    return typeCommand(folder, ...words)
  }

  const auditOf = (pk: string) =>
    query({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': `${market}#AUDIT#${pk}` },
    })

  return { operator, auditOf }
}
