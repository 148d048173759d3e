/**
 * The services through which browsers get pushes. A browser names the address at its service, and we send there: so only
 * services that we know, or anybody could have us call what stands inside our walls.
 */

/** Origins; `*.` stands for one or more labels of a host. */
export const PUSH_SERVICES = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://*.notify.windows.com',
  'https://*.push.apple.com',
] as const

const isOf = (service: string, { protocol, host }: URL): boolean => {
  const [known = '', ending] = service.split('://*.')
  if (ending === undefined) return service === `${protocol}//${host}`
  return protocol === `${known}:` && host.endsWith(`.${ending}`)
}

/** Whether an address is one at these services: their protocol, host and port, without a name or a password. */
export const isPushEndpoint = (endpoint: string, services: readonly string[]): boolean => {
  if (!URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  return !url.username && !url.password && services.some(service => isOf(service, url))
}
