/**
 * Runs the `handler` of response.js as Lambda@Edge on the origin's response, and translates between the two forms of
 * event. A CloudFront Function cannot do it: CloudFront runs none on the viewer's response when the origin answers 400
 * or above, and only those responses need a change.
 */

function flat(headers) {
  return Object.fromEntries(Object.entries(headers).map(([name, [first]]) => [name, { value: first.value }]))
}

/** Sends the app with the 404. When the app cannot be had, the response of the bucket stays. */
async function missing(response, address) {
  const page = await fetch(address).catch(() => undefined)
  if (!page?.ok) return response
  const headers = {
    ...response.headers,
    'content-type': [{ key: 'content-type', value: 'text/html; charset=utf-8' }],
    'cache-control': [{ key: 'cache-control', value: 'public, max-age=0, s-maxage=60' }],
  }
  return { ...response, headers, body: await page.text(), bodyEncoding: 'text' }
}

exports.handler = async ({ Records: [{ cf }] }) => {
  const { config, request, response } = cf
  const answer = handler({
    context: { requestId: config.requestId },
    request: { uri: request.uri, headers: flat(request.headers) },
    response: { statusCode: Number(response.status), headers: flat(response.headers) },
  })
  if (answer.page) return missing(response, `https://${config.distributionDomainName}${answer.page}`)
  if (!answer.body) return response
  const added = ['content-type', 'retry-after', 'x-request-id'].filter(name => answer.headers[name])
  const changed = added.map(name => [name, [{ key: name, value: answer.headers[name].value }]])
  const headers = { ...response.headers, ...Object.fromEntries(changed) }
  return { ...response, headers, body: answer.body.data, bodyEncoding: 'text' }
}
