/**
 * The headers of every response, as data. The distribution adds them in the cloud, and the local gateway on one
 * machine, so a page that breaks the policy fails before it is deployed.
 */

/** The built scripts of a site. What people upload is on the same origin, but never in this folder. */
export const scriptsFrom = (...origins: readonly string[]): string =>
  origins.map(origin => `${origin}/assets/`).join(' ')

/** What makes a tenant's pages open without a network (web/user/worker.ts). */
export const WORKER_PATH = '/user-worker.js'

/** What pages load from outside: the card window's host, and that of reCAPTCHA where the deployment asks it. */
export interface OutsideHosts {
  elavonPageUrl: string
  recaptchaUrl?: string
}

/** reCAPTCHA's script loads more from a second host of Google's, and checks in a frame. */
const recaptchaSources = (url: string | undefined) => ({
  script: url ? ` ${url}/recaptcha/ https://www.gstatic.com/recaptcha/` : '',
  other: url ? ` ${url}/recaptcha/` : '',
})

/**
 * Allows scripts only from `scripts` and the outside hosts, frames and calls only from our own origin and those hosts,
 * and one worker. Allows inline styles, because Mantine writes responsive and computed styles into style elements and
 * attributes when it renders. Allows no inline scripts.
 */
export const contentSecurityPolicy = (
  { elavonPageUrl, recaptchaUrl }: OutsideHosts,
  scripts: string,
): string => {
  const recaptcha = recaptchaSources(recaptchaUrl)
  return [
    "default-src 'self'",
    // The reader of labels is WebAssembly, for browsers without one of their own: it comes from our scripts alone.
    `script-src ${scripts} 'wasm-unsafe-eval' ${elavonPageUrl}${recaptcha.script}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${elavonPageUrl}${recaptcha.other}`,
    `frame-src ${elavonPageUrl}${recaptcha.other}`,
    // The worker lies beside the pages: at a path of its own it may serve theirs.
    `worker-src ${scripts.replaceAll('/assets/', WORKER_PATH)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Maps each header's name (lower case) to its value. HSTS lasts two years; browsers ignore it on plain HTTP. A page's
 * address may carry a token (links in mails, carts), so the referrer is only the origin, which the card provider may
 * check. The camera is for our own pages alone: a tenant scans old labels. `scripts` are the sources of scripts in the policy's own words.
 */
export const securityHeaders = (hosts: OutsideHosts, scripts: string): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(hosts, scripts),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  'permissions-policy': `camera=(self), geolocation=(), microphone=(), usb=(), payment=(self "${hosts.elavonPageUrl}")`,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
})

/** The headers of files that people have uploaded. Opened on its own, a file can run, load and send nothing. */
export const fileHeaders = (headers: Record<string, string>): Record<string, string> => ({
  ...headers,
  'content-security-policy': "sandbox; default-src 'none'",
})
