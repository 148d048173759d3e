/** Validates files by the schemas of ISO 20022. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML, type XMLFileInfo } from 'xmllint-wasm'

/** What the schema of a version has against some files. */
export const invalidOf = async (version: '03' | '09', files: readonly Uint8Array[]): Promise<string[]> => {
  const schema = readFileSync(join(import.meta.dirname, 'schemas', `pain.001.001.${version}.xsd`), 'utf8')
  const xml: XMLFileInfo[] = files.map((contents, at) => ({ fileName: `${at}.xml`, contents }))
  const { valid, errors } = await validateXML({ xml, schema })
  return valid ? [] : errors.map(({ message }) => message)
}
