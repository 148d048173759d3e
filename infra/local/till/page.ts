/** GET /local/till/: a small till in a browser, which sells through the sandbox of a till as a clerk does at the real one. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escaped } from '../html.ts'
import type { HttpResponse } from '../http.ts'

const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

const FILES = { 'till.js': 'text/javascript', 'till.css': 'text/css' } as const

/** A file of the page. */
export const tillFile = (name: keyof typeof FILES): HttpResponse => ({
  status: 200,
  headers: { 'content-type': `${FILES[name]}; charset=utf-8`, 'x-content-type-options': 'nosniff' },
  body: readFileSync(join(import.meta.dirname, 'browser', name)),
})

/** The page of a market, and of the till that it sells with. */
export const tillPage = (market: string, till: string): HttpResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  body: html(market, till),
})

const html = (market: string, till: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Till of ${escaped(market)} · Reol</title>
<link rel="stylesheet" href="/local/till/till.css">
<script type="module" src="/local/till/till.js"></script>
</head>
<body data-market="${escaped(market)}" data-till="${escaped(till)}">
<main>
<h1>Till of ${escaped(market)}</h1>
<p class="quiet">What is sold here goes to Reol through the sandbox of ${escaped(till)}.</p>
<form id="scan">
<label>Number <input id="number" autocomplete="off" autocapitalize="off" spellcheck="false" autofocus></label>
<button>Add</button>
<button type="button" id="amount-only" class="quiet">Amount without a number</button>
</form>
<p id="message" role="status"></p>
<div class="wide"><table>
<thead><tr><th>Thing</th><th>Price</th><th>Quantity</th><th>Discount</th><th></th></tr></thead>
<tbody id="rows"></tbody>
</table></div>
<form id="sell">
<label>Discount on all <input id="discount" size="8" placeholder="10% or 20"></label>
<label>Paid by <select id="payment"><option value="">Card</option><option value="IZETTLE_CASH">Cash</option></select></label>
<label>Tell Reol <select id="webhook"><option value="now">at once</option><option value="late">later</option><option value="twice">twice</option><option value="never">never</option></select></label>
<strong id="total">0.00</strong>
<button id="sell-button">Sell</button>
</form>
<h2>Sold here</h2>
<ul id="receipts"></ul>
</main>
</body>
</html>`
