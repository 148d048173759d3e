/**
 * `deployment.json` beside cdk.json: the settings of this deployment, outside git, so that checking out another commit
 * does not change them. A flat JSON object with the names of cdk.json's context.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type SettingsFile = Readonly<Record<string, string>>

export const SETTINGS_FILE = 'deployment.json'

const fileIn = (root: string): string => join(root, SETTINGS_FILE)

/** The variable of the environment that sets a setting: `restoredTableName` → `REOL_RESTORED_TABLE_NAME`. */
export const variableOf = (name: string): string =>
  `REOL_${name.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()}`

/** The names of all settings and their defaults: the context of cdk.json. */
export const defaultsIn = (root: string): Readonly<Record<string, string>> => {
  const file = join(root, 'cdk.json')
  if (!existsSync(file)) return {}
  return (JSON.parse(readFileSync(file, 'utf8')) as { context: Record<string, string> }).context
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Reads the settings; none when there is no file. Throws an error that says what is wrong with the file. */
export const readSettingsFile = (root: string): SettingsFile => {
  const file = fileIn(root)
  if (!existsSync(file)) return {}
  const settings = parsed(file)
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings))
    throw new Error('deployment.json must be a JSON object: { "name": "value" }')
  const wrong = Object.entries(settings).find(([, value]) => !isText(value))
  if (wrong) throw new Error(`deployment.json: ${wrong[0]} must be a text in quotes`)
  return settings as SettingsFile
}

const parsed = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`deployment.json cannot be read: ${(error as Error).message}`)
  }
}

/** Writes one setting and leaves the others. Undefined takes it out. A kill leaves the old file or the new one. */
export const writeSetting = (root: string, name: string, value: string | undefined): void => {
  const { [name]: _former, ...others } = readSettingsFile(root)
  const settings = value === undefined ? others : { ...others, [name]: value }
  const file = fileIn(root)
  if (Object.keys(settings).length) {
    writeFileSync(`${file}.new`, `${JSON.stringify(settings, undefined, 2)}\n`)
    renameSync(`${file}.new`, file)
  } else rmSync(file, { force: true })
}
