import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The settings of a deployment by the names of cdk.json's context: beside cdk.json, outside of git. */
export const SETTINGS_FILE = 'deployment.json'

export const readSettingsFile = (root: string): Record<string, string> => {
  const file = join(root, SETTINGS_FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}
