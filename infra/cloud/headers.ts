/**
 * The headers of every response, as data. The distribution adds them in the cloud and the local gateway on one machine,
 * so a page that breaks the policy fails before it is deployed.
 */

/**
 * Allows scripts, frames and calls only from our own origin and the card window's host. Allows inline styles, because
 * Mantine writes responsive and computed styles into style elements and attributes when it renders. Allows no inline
 * scripts.
 */
export const contentSecurityPolicy = (elavonPageUrl: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${elavonPageUrl}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${elavonPageUrl}`,
    `frame-src ${elavonPageUrl}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * Maps each header's name (lower case) to its value. HSTS lasts two years; browsers ignore it on plain HTTP. A page's
 * address may carry a token (links in mails, carts), so the referrer is only the origin, which the card provider may
 * check.
 */
export const securityHeaders = (elavonPageUrl: string): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(elavonPageUrl),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  'permissions-policy': `camera=(), geolocation=(), microphone=(), usb=(), payment=(self "${elavonPageUrl}")`,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
})
