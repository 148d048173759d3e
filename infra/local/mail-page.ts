/** Shows the mails as a page. Sandboxed frames show each mail's HTML and run no script. */
import { escaped } from './html.ts'
import type { StoredMail } from './mail.ts'

/** The frames use `srcdoc`, so they inherit this policy: a mail runs no script and loads nothing from other hosts. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

export const mailPage = (mails: StoredMail[], to: string | null): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mails · Reol</title>
<style>
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem; font: 16px/1.5 system-ui, sans-serif; color: #1f2a2e; background: #faf7f2 }
article { background: #fff; border: 1px solid #e7e0d3; border-radius: 14px; padding: 1rem; margin: 1rem 0 }
h2 { font-size: 1.25rem; margin: 0 } p { margin: .25rem 0; color: #5b676b; overflow-wrap: anywhere } a { color: #1f6f54 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit } iframe { width: 100%; height: 26rem; border: 1px solid #e7e0d3 }
input { font: inherit; padding: .5rem; border: 1px solid #8c8475; border-radius: 8px }
button { font: inherit; padding: .5rem 1rem; border: 0; border-radius: 8px; background: #1f6f54; color: #fff }
</style>
</head>
<body>
<h1>Mails</h1>
<form><label>To <input name="to" type="email" value="${escaped(to ?? '')}"></label> <button>Show</button></form>
${mails.length ? mails.map(article).join('\n') : '<p>No mail yet.</p>'}
</body>
</html>`

const article = ({ subject, at, from, to, text, html, links, attachments }: StoredMail): string => `<article>
<h2>${escaped(subject)}</h2>
<p>${escaped(at.slice(0, 19).replace('T', ' '))} UTC · from ${escaped(from)} · to ${escaped(to.join(', '))}</p>
${links.map(link => `<p><a href="${escaped(link)}">${escaped(link)}</a></p>`).join('\n')}
${attachments
  .map(
    ({ name, type, content }) =>
      `<p><a download="${escaped(name)}" href="data:${escaped(type)};base64,${escaped(content)}">${escaped(name)}</a></p>`,
  )
  .join('\n')}
<details><summary>Text</summary><pre>${escaped(text)}</pre></details>
${html ? `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${escaped(subject)}" srcdoc="${escaped(html)}"></iframe>` : ''}
</article>`
