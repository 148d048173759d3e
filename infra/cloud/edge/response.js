/**
 * The gateway refuses some calls before a handler of ours runs (no token, no such route, too many calls) and words
 * it in its own way. Gives such an answer the body that decision D6 promises, and the id of the request. Our handlers'
 * answers are known by their `x-request-id` and pass unchanged.
 * Written for the event of a CloudFront Function, which the local gateway makes as well.
 */

var DETAILS = {
  403: 'permission_denied',
  404: 'not_found',
  413: 'too_large',
  429: 'too_many_requests',
  503: 'busy',
  504: 'busy',
}

function detailOf(status, request) {
  if (status === 401) return request.headers.authorization ? 'invalid_token' : 'no_token'
  return DETAILS[status] || (status < 500 ? 'invalid' : 'internal_error')
}

/** The gateway's own id, which is in its log. CloudFront's where the gateway gives none. */
function requestIdOf(event) {
  var header = event.response.headers['apigw-requestid']
  return header ? header.value : event.context.requestId
}

function handler(event) {
  var request = event.request
  var response = event.response
  var status = response.statusCode
  if (!/^\/api(\/|$)/.test(request.uri) || response.headers['x-request-id'] || status < 400) return response
  var said = { detail: detailOf(status, request) }
  var requestId = requestIdOf(event)
  if (status >= 500) said.requestId = requestId
  response.headers['x-request-id'] = { value: requestId }
  response.headers['content-type'] = { value: 'application/json' }
  if (status === 429 || said.detail === 'busy') response.headers['retry-after'] = { value: '1' }
  response.body = { encoding: 'text', data: JSON.stringify(said) }
  return response
}

// Its caller names it; to the linter it would be unused.
void handler
