/**
 * Gives the gateway's own errors the body of decision D6 and the request id. The gateway refuses some calls before our
 * handlers run: no token, no such route, too many calls. Responses of our handlers have an `x-request-id` and pass
 * unchanged. A missing page gets the app that says so: `page` is the file to send. The event is that of a CloudFront Function, which the local gateway makes as well.
 */

var DETAILS = {
  403: 'permission_denied',
  404: 'not_found',
  413: 'too_large',
  429: 'too_many_requests',
  503: 'busy',
  504: 'busy',
}

var LOGIN = '/login/index.html'
var PUBLIC = '/public/index.html'

function detailOf(status, request) {
  if (status === 401) return request.headers.authorization ? 'invalid_token' : 'no_token'
  return DETAILS[status] || (status < 500 ? 'invalid' : 'internal_error')
}

/** The gateway's request id, which is in its log. CloudFront's id when the gateway gives none. */
function requestIdOf(event) {
  var header = event.response.headers['apigw-requestid']
  return header ? header.value : event.context.requestId
}

/** The built page to send with a 404. Nothing when that page itself is missing. */
function pageFor(uri) {
  if (uri === LOGIN || uri === PUBLIC) return undefined
  return /^\/pages\/(market|missing\/login)/.test(uri) && !/\/terms\.\w+\.html$/.test(uri) ? LOGIN : PUBLIC
}

function handler(event) {
  var request = event.request
  var response = event.response
  var status = response.statusCode
  if (status === 404 && !/^\/(api|assets|files)(\/|$)/.test(request.uri)) response.page = pageFor(request.uri)
  if (!/^\/api(\/|$)/.test(request.uri) || response.headers['x-request-id'] || status < 400) return response
  var body = { detail: detailOf(status, request) }
  var requestId = requestIdOf(event)
  if (status >= 500) body.requestId = requestId
  response.headers['x-request-id'] = { value: requestId }
  response.headers['content-type'] = { value: 'application/json' }
  if (status === 429 || body.detail === 'busy') response.headers['retry-after'] = { value: '1' }
  response.body = { encoding: 'text', data: JSON.stringify(body) }
  return response
}

// Its caller finds it by name, but the linter sees no use.
void handler
