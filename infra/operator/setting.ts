/** The settings of a deployment, for the operator's command: the environment, else deployment.json, else cdk.json. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettingsFile } from '#infra/settings-file.ts'

/** `restoredTableName` → `REOL_RESTORED_TABLE_NAME`. */
export const variableOf = (name: string): string =>
  `REOL_${name.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()}`

export const setting = (root: string, name: string): string => {
  const { context } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8')) as {
    context: Record<string, string>
  }
  return process.env[variableOf(name)] ?? readSettingsFile(root)[name] ?? context[name] ?? ''
}
