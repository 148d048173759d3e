/** The site's files as S3 behind CloudFront serves them: from dist/web, compressed once and kept in memory. */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Answered, Asked } from './http.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg)/

interface File {
  changed: number
  type: string
  etag: string
  plain: Buffer
  br: Buffer | undefined
  gzip: Buffer | undefined
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export const NOT_FOUND: Answered = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  body: 'Not found',
}

/** `folder`: the built site. `path`: as the edge rewrote it, still encoded. */
export const siteOf = (folder: string) => {
  const files = new Map<string, File>()
  return async (asked: Asked, path: string): Promise<Answered> => {
    if (asked.method !== 'GET' && asked.method !== 'HEAD')
      return { ...NOT_FOUND, status: 405, body: 'Method not allowed' }
    const file = await read(files, folder, path)
    if (!file) return NOT_FOUND
    const headers = {
      'cache-control': cacheOf(path),
      etag: file.etag,
      vary: 'accept-encoding',
      'content-type': file.type,
    }
    if (asked.headers['if-none-match'] === file.etag) return { status: 304, headers }
    const accepted = String(asked.headers['accept-encoding'] ?? '')
    if (file.br && /\bbr\b/.test(accepted)) {
      return { status: 200, headers: { ...headers, 'content-encoding': 'br' }, body: file.br }
    }
    if (file.gzip && /\bgzip\b/.test(accepted)) {
      return { status: 200, headers: { ...headers, 'content-encoding': 'gzip' }, body: file.gzip }
    }
    return { status: 200, headers, body: file.plain }
  }
}

const cacheOf = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

const read = async (files: Map<string, File>, folder: string, path: string): Promise<File | undefined> => {
  const name = placeOf(folder, path)
  const info = name ? await stat(name).catch(() => undefined) : undefined
  if (!name || !info?.isFile()) return undefined
  const known = files.get(name)
  if (known?.changed === info.mtimeMs) return known
  const plain = await readFile(name)
  const type = TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream'
  const packs = COMPRESSIBLE.test(type) && plain.length > 1_000
  const file: File = {
    changed: info.mtimeMs,
    type,
    etag: `"${createHash('sha256').update(plain).digest('hex').slice(0, 32)}"`,
    plain,
    br: packs ? await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : undefined,
    gzip: packs ? await zip(plain) : undefined,
  }
  files.set(name, file)
  return file
}

/** The file of a path inside the folder; undefined when the path would lead out of it. */
const placeOf = (folder: string, path: string): string | undefined => {
  try {
    const name = join(folder, decodeURIComponent(path))
    return name.startsWith(folder + sep) && !name.includes('\0') ? name : undefined
  } catch {
    return undefined
  }
}
