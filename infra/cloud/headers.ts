/**
 * The headers that every answer carries, as data: the distribution adds them in the cloud, the local gateway on one
 * machine, so a page that breaks the policy breaks before it is deployed.
 */

/**
 * Scripts, frames and calls go to ourselves and to the card window's host alone. Inline styles are allowed because
 * Mantine writes the values of responsive and computed styles into style elements and attributes as it renders;
 * inline scripts never are.
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
 * Header name (lower case) to value. HSTS is for two years; browsers ignore it on plain HTTP. A page's address may carry
 * a token (links in mails, carts), so nobody is told more of it than the origin, ourselves included. The origin stays,
 * for the card provider may look at it.
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
