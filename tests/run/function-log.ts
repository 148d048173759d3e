/** Writes what the functions log into a file, so that a run prints its tests. The summary names the file when one fails. */
import { Console } from 'node:console'
import { openSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { log } from '#functions/kit/log.ts'

/** The processes of a run inherit it. */
process.env.REOL_TEST_LOG ||= join(tmpdir(), `reol-tests-${process.pid}.log`)

/** The file of this run. */
export const FUNCTION_LOG = process.env.REOL_TEST_LOG

const file = openSync(FUNCTION_LOG, 'a')
const stdout = new Writable({
  // At once: a killed process leaves its last words too.
  write: (chunk, _encoding, written) => {
    writeSync(file, chunk)
    written()
  },
})

// The logger of Powertools has no option for where it writes.
Reflect.set(log, 'console', new Console({ stdout }))
