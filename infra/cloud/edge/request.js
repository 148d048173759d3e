/**
 * Runs on CloudFront for every request, before the cache and the origins. It puts four apps, the files and the API
 * under one address. Returns the request to continue with, or a response that ends it. Never redirects.
 * A CloudFront Function is a plain script: no import, no export, one global `handler`.
 */

/** The apps with their own path. The public app serves every other page, also the not-found page. */
var OWN_PATHS = ['login', 'admin_section']

function climbs(path) {
  return /\\|%5c|%00/i.test(path) || /(^|\/)(\.|%2e){2}(\/|$)/i.test(path.replace(/%2f/gi, '/'))
}

/** The specification's paths end with a slash; a route key of API Gateway cannot. */
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

/** No origin sees this request, so this code adds the body and the request id of decision D6. */
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
  if (/^\/api(\/|$)/.test(request.uri)) {
    request.uri = apiPath(request.uri)
    // The gateway sees only CloudFront's address. What a visitor sends under this name is overwritten.
    request.headers['x-viewer-address'] = { value: event.viewer.ip }
  } else if (!/^\/(assets|files)\//.test(request.uri)) request.uri = pagePath(request.uri)
  return request
}

// CloudFront calls it by name, but the linter sees no use.
void handler
