/**
 * Runs on CloudFront for every request, before the cache and the origins. It puts four apps, the files and the API
 * under one address. Returns the request to continue with, or a response that ends it. Never redirects.
 * A CloudFront Function is a plain script: no import, no export, one global `handler`.
 */

var LANGUAGES = ['da', 'de', 'en']

/** What links in mails open (web/login/routes.tsx, web/login/further-pages.tsx). */
var INSIDE = [
  'account-deleted',
  'booked',
  'change-email',
  'confirm-email',
  'extend-booking-request',
  'finalize-booking-payment-request',
  'hand-over',
  'paid',
  'register',
  'reset-password',
  'confirm-account',
  'undo-email',
  'reset-password/confirm',
  'withdraw',
  'withdrawal-right',
  'waitlist-leave',
  'waitlist-offer',
]

function climbs(path) {
  return /\\|%5c|%00/i.test(path) || /(^|\/)(\.|%2e){2}(\/|$)/i.test(path.replace(/%2f/gi, '/'))
}

/** The specification's paths end with a slash; a route key of API Gateway cannot. */
function apiPath(path) {
  var bare = path.replace(/\/+$/, '')
  return bare === '/api/docs' ? '/api/docs/index.html' : bare
}

/** The language that the visitor chose, else the first of ours that their browser asks for. */
function languageOf(request) {
  var kept = request.cookies.language
  if (kept && LANGUAGES.indexOf(kept.value) >= 0) return kept.value
  var asked = request.headers['accept-language']
  var names = (asked ? asked.value : '').split(',').map(name => name.trim().slice(0, 2).toLowerCase())
  return names.find(name => LANGUAGES.indexOf(name) >= 0)
}

/** The steps of a booking after the first (web/bookings/wizard/wizard.tsx). */
var STEPS = ['price', 'services', 'date', 'checkout', 'success']

/** The screen of a path after the market, as the login app routes it. The app leads from other steps to the first. */
function screenOf(path) {
  if (!path) return 'landing'
  if (/^booking(\/|$)/.test(path)) return STEPS.find(step => path === `booking/${step}`) || 'type'
  return INSIDE.indexOf(path) >= 0 && 'inside'
}

/** The key of functions/markets/pages. Nobody has written one for an unknown market, so the bucket answers 404. */
function marketPage(market, screen, language) {
  return `/pages/market/${market}/${screen}.${language || 'own'}.html`
}

/** The market of `/user/<market>.webmanifest`, the manifest of its app. */
function appOf(parts) {
  var found = parts[0] === 'user' && parts.length === 2 && /^([\w-]+)\.webmanifest$/.exec(parts[1])
  return found ? found[1] : undefined
}

/** Addresses that open an app without a market. */
var ENTRIES = ['admin_section', 'terms', 'user']

function entryOf(first) {
  return first === 'terms' ? 'public' : first
}

/** Maps an address to a file of the site's bucket. No file begins with /pages/missing/, so that answers 404. */
function pagePath(path, language) {
  var parts = path.split('/').filter(Boolean)
  var first = parts[0]
  var screen = parts.length > 1 && screenOf(parts.slice(2).join('/'))
  var isFile = parts.length > 0 && parts[parts.length - 1].indexOf('.') > 0 && !path.endsWith('/')
  var app = appOf(parts)
  if (app) return `/pages/market/${app}/app.webmanifest`
  if (isFile && first !== 'pages') return path
  if (parts.length === 0) return `/pages/home.${language || 'da'}.html`
  if (first === 'login') {
    return screen ? marketPage(parts[1], screen, language) : '/pages/missing/login.html'
  }
  if (first === 'terms' && parts.length === 2) return marketPage(parts[1], 'terms', language)
  if (parts.length === 1 && ENTRIES.indexOf(first) >= 0) return `/${entryOf(first)}/index.html`
  return '/pages/missing/public.html'
}

/** No origin sees this request, so this code adds the body and the request id of decision D6. */
function notFound(requestId) {
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: { 'content-type': { value: 'application/json' }, 'x-request-id': { value: requestId } },
    body: { encoding: 'text', data: '{"detail":"not_found"}' },
  }
}

function handler(event) {
  var request = event.request
  if (climbs(request.uri)) return notFound(event.context.requestId)
  if (/^\/api(\/|$)/.test(request.uri)) {
    request.uri = apiPath(request.uri)
    // The gateway sees only CloudFront's address. What a visitor sends under this name is overwritten.
    request.headers['x-viewer-address'] = { value: event.viewer.ip }
  } else if (!/^\/(assets|files)\//.test(request.uri)) {
    request.uri = pagePath(request.uri, languageOf(request))
  }
  return request
}

// CloudFront calls it by name, but the linter sees no use.
void handler
