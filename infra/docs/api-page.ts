/** Writes the OpenAPI description as an HTML page. */
import { type Field, fieldsOf, typeOf } from './fields.ts'
import type { OpenApi, Operation, Parameter } from './openapi.ts'
import type { Content } from './response.ts'
import type { Tag } from './tags.ts'

export const apiPage = (api: OpenApi): string => {
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const of = (domain: string) => calls.filter(({ operation }) => operation.tags.includes(domain))
  const domains = api.tags
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(api.info.title)}: the calls</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<a class="skip" href="#calls">To the calls</a>
<header>
<h1>${escaped(api.info.title)}: the calls</h1>
<p>${escaped(api.info.description)}</p>
<p>Version ${escaped(api.info.version)}. The same for programs: <a href="/api/docs/openapi.json">openapi.json</a> (OpenAPI ${api.openapi}).</p>
</header>
<nav aria-label="Calls">
${domains.map(({ name }) => navigation(name, of(name))).join('\n')}
</nav>
<main id="calls">
${domains.map(domain => heading(domain) + of(domain.name).map(section(api)).join('\n')).join('\n')}
</main>
</body>
</html>
`
}

interface Call {
  path: string
  method: string
  operation: Operation
}

const navigation = (domain: string, calls: readonly Call[]): string => `<details open>
<summary><a href="#${domain}">${escaped(domain)}</a></summary>
<ul>
${calls
  .map(
    ({ path, method, operation }) =>
      `<li><a href="#${operation.operationId}"><b>${method}</b> ${breakable(path)}</a></li>`,
  )
  .join('\n')}
</ul>
</details>`

const heading = ({ name, description = '' }: Tag): string =>
  `<h2 id="${name}">${escaped(name)}</h2>\n<p>${escaped(description)}.</p>\n`

const section =
  (api: OpenApi) =>
  ({ path, method, operation }: Call): string =>
    `<section id="${operation.operationId}">
<h3><span class="method ${method.toLowerCase()}">${method}</span> <code>${breakable(path)}</code></h3>
<p>${escaped(operation.summary)}. <span class="who">${escaped(operation.description)}</span></p>
${parameters(operation.parameters)}
${part('Body', operation.requestBody?.content, operation.requestBody?.description)}
${responses(api, operation)}
</section>`

/** The responses of a call, and its refusals in a closed section. */
const responses = ({ components }: OpenApi, operation: Operation): string => {
  const all = Object.entries(operation.responses).map(([status, response]) => ({
    status,
    ...('$ref' in response ? components.responses[response.$ref.replace(/.*\//, '')] : response),
  }))
  const refusals = all.filter(({ status }) => status >= '400')
  return `${all
    .filter(({ status }) => status < '400')
    .map(({ status, content, description = '' }) =>
      content
        ? part(`Answer ${status}`, content)
        : `<h4>Answer ${status}</h4>\n<p>${escaped(description)}</p>`,
    )
    .join('\n')}
<details>
<summary>Refusals</summary>
${refusals.map(({ status, description = '' }) => `<p>${status} ${escaped(description)}</p>`).join('\n')}
</details>`
}

const parameters = (all: readonly Parameter[]): string =>
  all.length
    ? table(
        'Parameters',
        all.map(({ name, in: place, required, schema, description }) => ({
          name: `${name} (${place})`,
          type: [typeOf(schema), description].filter(Boolean).join('. '),
          required,
        })),
      )
    : ''

/** Shows `about` when only the sender knows the fields. */
const part = (title: string, content: Content | undefined, about = 'JSON.'): string => {
  const schema = content?.['application/json']?.schema
  return schema ? table(title, fieldsOf(schema), about) : ''
}

const table = (title: string, fields: readonly Field[], about = ''): string => `<h4>${escaped(title)}</h4>
${fields.length ? `<table>\n${fields.map(row).join('\n')}\n</table>` : `<p>${escaped(about)}</p>`}`

const row = ({ name, type, required }: Field): string =>
  `<tr><th scope="row"><code>${breakable(name)}</code></th><td>${escaped(type)}</td><td>${required ? '' : 'optional'}</td></tr>`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Long paths and names may break after their separators. */
const breakable = (text: string): string => escaped(text).replace(/([/_.])/g, '$1<wbr>')
