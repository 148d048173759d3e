/** Compresses the built site once, as CloudFront does for each viewer: sirv serves `main.js.br` for `main.js`. */
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXTS = '**/*.{html,js,css,json,svg,txt,webmanifest}'
/** CloudFront compresses files of this size or more. */
const LEAST_BYTES = 1_000
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export const compress = async (folder: string): Promise<void> => {
  for await (const name of glob(TEXTS, { cwd: folder })) {
    const file = join(folder, name)
    const plain = await readFile(file)
    if (plain.length < LEAST_BYTES) continue
    await Promise.all([
      brotli(plain, QUALITY).then(body => writeFile(`${file}.br`, body)),
      zip(plain).then(body => writeFile(`${file}.gz`, body)),
    ])
  }
}
