/**
 * The gateway refuses some calls before a handler of ours runs (no token, no such route, too many calls) and words
 * it in its own way. Gives such an answer the body that decision D6 promises. Our handlers' answers are known by
 * their `x-request-id` and pass unchanged.
 * Written for the event of a CloudFront Function, which the local gateway makes as well.
 */

var DETAILS = {
  403: 'permission_denied',
  404: 'not_found',
  413: 'too_large',
  429: 'too_many_requests',
  500: 'internal_error',
  502: 'internal_error',
  503: 'busy',
  504: 'busy',
}

function detailOf(status, request) {
  if (status !== 401) return DETAILS[status]
  return request.headers.authorization ? 'invalid_token' : 'no_token'
}

function handler(event) {
  var request = event.request
  var response = event.response
  if (!/^\/api(\/|$)/.test(request.uri) || response.headers['x-request-id']) return response
  var detail = detailOf(response.statusCode, request)
  if (!detail) return response
  response.headers['content-type'] = { value: 'application/json' }
  if (detail === 'busy' || detail === 'too_many_requests') response.headers['retry-after'] = { value: '1' }
  response.body = { encoding: 'text', data: JSON.stringify({ detail: detail }) }
  return response
}

// Its caller names it; to the linter it would be unused.
void handler
