/** A page that has only React and one picture: what a browser needs at least to show a picture by React. */
import { build } from 'esbuild'
import { compressed } from '#infra/local/compress.ts'
import { type HttpResponse, type Listening, listen } from '#infra/local/http.ts'

const ROOT = `${import.meta.dirname}/../..`

const SCRIPT = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
const style = { width: '100%', height: 350, objectFit: 'cover' }
createRoot(document.getElementById('root')).render(createElement('img', { src: '/picture', alt: 'a shelf', style }))
`

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>Bare</title>
    <script type="module" src="/main.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`

/** Serves the page as the local gateway serves ours: compressed, over HTTP/1.1. */
export const startBarePage = async (picture: { body: Buffer; type: string }): Promise<Listening> => {
  const { outputFiles } = await build({
    stdin: { contents: SCRIPT, resolveDir: ROOT },
    bundle: true,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  })
  const script = Buffer.from(outputFiles[0]?.contents ?? '')
  const files: Record<string, HttpResponse> = {
    '/': { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: PAGE },
    '/main.js': { status: 200, headers: { 'content-type': 'text/javascript' }, body: script },
    '/picture': { status: 200, headers: { 'content-type': picture.type }, body: picture.body },
  }
  return listen(
    async request => {
      const file = files[request.path]
      if (!file) return { status: 404 }
      return request.path === '/picture' ? file : compressed(request, file)
    },
    { port: 0 },
  )
}
