/** Calls a local cloud that the test itself starts and ends. */
import { type TestCloud, untilIdle } from '../cloud/local-cloud.ts'

/** A call got no response: the server was down, or was killed during the call. */
export class NoAnswer extends Error {}

/** A call throws `NoAnswer` when it gets no response. */
export const callsOf = ({ url }: { url: string }): TestCloud => {
  const call: TestCloud['call'] = async (method, path, body, { market, token, headers } = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(market ? { 'x-market-id': market } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
      .then(async response => ({ status: response.status, text: await response.text() }))
      .catch(cause => {
        throw new NoAnswer(`${method} ${path}`, { cause })
      })
    return { status: answer.status, body: answer.text ? JSON.parse(answer.text) : undefined }
  }
  const idle = () => untilIdle(call)
  const later = async (advanceSeconds: number) => {
    await call('POST', '/local/clock/', { advanceSeconds })
    await idle()
  }
  return { url: () => url, call, idle, later }
}
