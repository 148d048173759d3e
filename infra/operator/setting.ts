/** The settings of a deployment, for the operator's command: the environment, else deployment.json, else cdk.json. */
import { defaultsIn, readSettingsFile, variableOf } from '#infra/settings-file.ts'

export const setting = (root: string, name: string): string =>
  process.env[variableOf(name)] ?? readSettingsFile(root)[name] ?? defaultsIn(root)[name] ?? ''
