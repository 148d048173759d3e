/** What people upload is served from the site's own address, and must not act there. */
import { expect, test } from 'vitest'
import { writePublicFile } from '#functions/kit/public-files.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'

const cloud = cloudForTests()

const headersOf = async (path: string): Promise<Record<string, string | number>> => {
  const { status, headers } = await fetch(cloud.url() + path)
  return { status, ...Object.fromEntries(headers) }
}

test('A page that somebody has uploaded runs nothing', async () => {
  const type = { type: 'text/html', cacheControl: 'no-store' }
  await writePublicFile(
    '/files/demo/page',
    Buffer.from('<script src="/files/demo/script.js"></script>'),
    type,
  )
  expect(await headersOf('/files/demo/page')).toMatchObject({
    status: 200,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
})

test('A script that somebody has uploaded is no script of our pages', async () => {
  const { 'content-security-policy': policy = '' } = await headersOf('/')
  const [, scripts = ''] = /script-src ([^;]+);/.exec(String(policy)) ?? []
  const { port } = new URL(cloud.url())
  expect(scripts).toMatch(
    new RegExp(
      `^http://localhost:${port}/assets/ http://127\\.0\\.0\\.1:${port}/assets/ 'wasm-unsafe-eval' http://localhost:\\d+$`,
    ),
  )
})
