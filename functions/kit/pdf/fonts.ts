/**
 * The fonts of documents (OFL), as files of their packages: Figtree, and Noto Sans for letters that Figtree does not have.
 * A part beside a function's bundle holds their bytes.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const fileOf = (path: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/${path}`))

interface Fonts {
  regular: Uint8Array
  bold: Uint8Array
  wideRegular: Uint8Array
  wideBold: Uint8Array
}

let read: Fonts | undefined

/** Regular and bold of both. infra/bundling.ts puts the same files in place of this module. */
export const fonts = (): Fonts => {
  read ??= {
    regular: fileOf('figtree/400Regular/Figtree_400Regular.ttf'),
    bold: fileOf('figtree/600SemiBold/Figtree_600SemiBold.ttf'),
    wideRegular: fileOf('noto-sans/400Regular/NotoSans_400Regular.ttf'),
    wideBold: fileOf('noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
  }
  return read
}
