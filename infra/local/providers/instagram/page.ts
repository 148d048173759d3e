/** The page on which the owner of an account allows or denies the connection. Its links lead back to the site. */

import { escaped } from '../../html.ts'
import { type HttpResponse, json } from '../../http.ts'
import { SANDBOX_APP } from '../../secrets.ts'
import { ACCOUNTS } from './posts.ts'

const SCOPE = 'instagram_business_basic'

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
}

/** Instagram ends its redirects with `#_`. */
const back = (query: URLSearchParams, said: Record<string, string>): string =>
  `${query.get('redirect_uri')}?${new URLSearchParams({ ...said, state: query.get('state') ?? '' })}#_`

const complaint = (query: URLSearchParams): string | undefined => {
  if (query.get('client_id') !== SANDBOX_APP) return 'Invalid client_id'
  if (!/^https?:\/\/[^#?]+$/.test(query.get('redirect_uri') ?? '')) return 'Invalid redirect_uri'
  if (query.get('response_type') !== 'code') return 'Invalid response_type'
  return query.get('scope') === SCOPE ? undefined : 'Invalid scope'
}

/** `answer` in the query is the press of a link: the id of an account, or `deny`. */
export const authorize = (
  query: URLSearchParams,
  newCode: (userId: string, redirectUri: string) => string,
): HttpResponse => {
  const wrong = complaint(query)
  if (wrong) return json(400, { error_type: 'OAuthException', code: 400, error_message: wrong })
  const answer = query.get('answer')
  if (answer === 'deny') {
    const error_description = 'The user denied your request'
    const said = { error: 'access_denied', error_reason: 'user_denied', error_description }
    return { status: 302, headers: { location: back(query, said) } }
  }
  const account = ACCOUNTS.find(({ userId }) => userId === answer)
  if (!account) return { status: 200, headers: HEADERS, body: page(query) }
  const code = newCode(account.userId, query.get('redirect_uri') ?? '')
  return { status: 302, headers: { location: back(query, { code }) } }
}

const page = (query: URLSearchParams): string => {
  const link = (answer: string) =>
    escaped(`?${new URLSearchParams({ ...Object.fromEntries(query), answer })}`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Instagram (sandbox)</title>
<style>
body { margin: 0 auto; max-width: 26rem; padding: 3rem 1rem; font: 16px/1.5 system-ui, sans-serif; color: #1f2a2e; background: #faf7f2 }
main { background: #fff; border: 1px solid #e7e0d3; border-radius: 14px; padding: 1.5rem }
h1 { font-size: 1.35rem; margin: 0 0 .5rem } p { color: #5b676b; margin: 0 0 1rem }
a { display: block; text-align: center; margin-top: .75rem; padding: .65rem 1rem; border-radius: 8px; text-decoration: none }
a.allow { background: #1f6f54; color: #fff } a.deny { border: 1px solid #8c8475; color: #1f2a2e }
</style>
</head>
<body>
<main>
<h1>Reol wants to see your posts</h1>
<p>This is a sandbox of Instagram. Choose the account whose posts the shop shows.</p>
${ACCOUNTS.map(({ userId, username }) => `<a class="allow" href="${link(userId)}">Allow as @${escaped(username)}</a>`).join('\n')}
<a class="deny" href="${link('deny')}">Deny</a>
</main>
</body>
</html>`
}
