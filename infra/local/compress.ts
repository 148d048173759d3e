/**
 * Compresses as CloudFront does for each viewer: the built site once (sirv serves `main.js.br` for `main.js`), and what
 * the functions wrote when it is asked for.
 */
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { HttpRequest, HttpResponse } from './http.ts'

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

/** Compresses the body of a response when the caller accepts brotli. */
export const compressed = async (
  { headers }: Pick<HttpRequest, 'headers'>,
  response: HttpResponse,
): Promise<HttpResponse> => {
  const { body = '' } = response
  const takesBrotli = /\bbr\b/.test(String(headers['accept-encoding'] ?? ''))
  if (!takesBrotli || body.length < LEAST_BYTES) return response
  const added = { 'content-encoding': 'br', vary: 'Accept-Encoding' }
  return { ...response, headers: { ...response.headers, ...added }, body: await brotli(body, QUALITY) }
}
