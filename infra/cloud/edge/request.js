/**
 * Runs on CloudFront for every request, before its cache and before any origin: one address for four apps, the
 * files and the API. Answers the request to go on with, or a response that ends it there. Never a redirect.
 * CloudFront Functions take plain script: no import, no export, one global `handler`.
 */

/** The apps that have a path of their own; every other page is the public app's, also its not-found page. */
var OWN_PATHS = ['login', 'admin_section']

function climbs(path) {
  return /\\|%5c|%00/i.test(path) || /(^|\/)(\.|%2e){2}(\/|$)/i.test(path.replace(/%2f/gi, '/'))
}

/** A route key of API Gateway cannot end with a slash, the specification's paths do. */
function apiPath(path) {
  var bare = path.replace(/\/+$/, '')
  return bare === '/api/docs' ? '/api/docs/index.html' : bare
}

function pagePath(path) {
  var parts = path.split('/').filter(Boolean)
  if (OWN_PATHS.indexOf(parts[0]) >= 0) return `/${parts[0]}/index.html`
  if (parts[0] === 'user' && parts.length === 1) return '/user/index.html'
  var isFile = parts.length > 0 && parts[parts.length - 1].indexOf('.') > 0 && !path.endsWith('/')
  return isFile ? path : '/public/index.html'
}

/** No origin sees this request, so it gets the body and the id of decision D6 here. */
function notFound(requestId) {
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: { 'content-type': { value: 'application/json' }, 'x-request-id': { value: requestId } },
    body: { encoding: 'text', data: '{"detail":"not_found"}' },
  }
}

function handler(event) {
  var request = event.request
  if (climbs(request.uri)) return notFound(event.context.requestId)
  if (/^\/api(\/|$)/.test(request.uri)) request.uri = apiPath(request.uri)
  else if (!/^\/(assets|files)\//.test(request.uri)) request.uri = pagePath(request.uri)
  return request
}

// CloudFront calls it by its name; to the linter it would be unused.
void handler
