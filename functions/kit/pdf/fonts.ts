/** The fonts of documents: Figtree (OFL), as files of the package. A part beside a function's bundle holds their bytes. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const fileOf = (weight: string): Buffer =>
  readFileSync(
    createRequire(import.meta.url).resolve(`@expo-google-fonts/figtree/${weight}/Figtree_${weight}.ttf`),
  )

let read: { regular: Uint8Array; bold: Uint8Array } | undefined

/** Regular and bold. infra/bundling.ts puts the same files in place of this module. */
export const fonts = () => {
  read ??= { regular: fileOf('400Regular'), bold: fileOf('600SemiBold') }
  return read
}
