/**
 * Runs the `handler` of response.js as Lambda@Edge on the origin's response, and translates between the two forms of
 * event. A CloudFront Function cannot do it: CloudFront runs none on the viewer's response when the origin answers 400
 * or above, and only those responses need a change.
 */

function flat(headers) {
  return Object.fromEntries(Object.entries(headers).map(([name, [first]]) => [name, { value: first.value }]))
}

exports.handler = async ({ Records: [{ cf }] }) => {
  const { config, request, response } = cf
  const answer = handler({
    context: { requestId: config.requestId },
    request: { uri: request.uri, headers: flat(request.headers) },
    response: { statusCode: Number(response.status), headers: flat(response.headers) },
  })
  if (!answer.body) return response
  const added = ['content-type', 'retry-after', 'x-request-id'].filter(name => answer.headers[name])
  const changed = added.map(name => [name, [{ key: name, value: answer.headers[name].value }]])
  const headers = { ...response.headers, ...Object.fromEntries(changed) }
  return { ...response, headers, body: answer.body.data, bodyEncoding: 'text' }
}
