/** Writes docs/api/README.md: every call on one page. */
import type { Endpoint } from '#shared/kit/contract.ts'
import { STATUS } from '#shared/kit/reasons.ts'
import { shownPath, whoCalls } from './openapi.ts'

export const apiList = (endpoints: readonly Endpoint[]): string => {
  const domains = [...new Set(endpoints.map(({ domain }) => domain))]
  return [
    '# The calls',
    '',
    'Generated from the contracts in `shared/*/contract.ts` by `npm run docs`. Fields, answers and refusals of each call are a page at `/api/docs/` of a running Reol, and for programs at `/api/docs/openapi.json`. The messages are described there too: `/api/docs/events/<name>.v<version>.json`. `npm run docs` writes the descriptions into `docs/api` and `docs/events` as well; git does not keep them.',
    '',
    `Refusals have these statuses: ${statuses()}. A token goes into \`Authorization: Bearer …\`, the market into \`X-Market-Id\`.`,
    ...domains.flatMap(domain =>
      section(
        domain,
        endpoints.filter(one => one.domain === domain),
      ),
    ),
    '',
  ].join('\n')
}

const statuses = (): string =>
  Object.entries(STATUS)
    .map(([kind, status]) => `${status} ${kind.replaceAll('_', ' ')}`)
    .join(', ')

const section = (domain: string, endpoints: readonly Endpoint[]): string[] => [
  '',
  `## ${domain}`,
  '',
  '| Method | Path | Who | What |',
  '| --- | --- | --- | --- |',
  ...endpoints.map(
    endpoint =>
      `| ${endpoint.method} | \`${shownPath(endpoint)}\` | ${whoCalls(endpoint)} | ${endpoint.route.summary}${endpoint.route.repeatable ? ' (`Idempotency-Key`)' : ''} |`,
  ),
]
