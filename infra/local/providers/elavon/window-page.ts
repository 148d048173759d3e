/**
 * Renders the page inside the lightbox: a button for each wallet of the session and a card form. It says clearly that it
 * is a test.
 */

import { showMoney } from '#shared/kit/money.ts'
import { escaped } from '../../html.ts'
import { type Total, units } from './shapes.ts'
import { CARD } from './ways.ts'
import { CARDS, WORDS, type Words } from './window-words.ts'

interface Content {
  sessionId: string
  /** The origin of the page that receives the messages. */
  origin: string
  /** IETF tag: da-DK. */
  language: string
  /** The ways to pay that the session allows. */
  origins: readonly string[]
  total: Total | undefined
  isOpen: boolean
}

export const cardPage = ({ sessionId, origin, language, origins, total, isOpen }: Content): string => {
  const code = language.slice(0, 2).toLowerCase()
  const tongue = code === 'de' || code === 'en' ? code : 'da'
  const words = WORDS[tongue]
  const price = total ? showMoney(Number(units(total.amount) / 100n), total.currencyCode, tongue) : ''
  const data = { sessionId, origin, words, cards: CARDS.map(({ number, does }) => ({ number, does })) }
  return `<!doctype html>
<html lang="${tongue}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(words.title)}</title>
<link rel="stylesheet" href="/client/window.css">
</head>
<body data-window="${escaped(JSON.stringify(data))}">
<main>
<header>
<h1>${escaped(words.title)}</h1>
<button type="button" id="close" class="quiet">${escaped(words.close)}</button>
</header>
<p class="test">${escaped(words.test)}</p>
${isOpen ? ways(words, price, origins) : `<p role="alert" class="error">${escaped(words.ended)}</p>`}
</main>
<script src="/client/window.js"></script>
</body>
</html>`
}

const ways = (words: Words, price: string, origins: readonly string[]): string => `
<p class="price"><span>${escaped(words.toPay)}</span> <strong>${escaped(price)}</strong></p>
<p role="alert" class="error" id="error" hidden></p>
<div id="ways">
${origins
  .filter(name => name !== CARD)
  .map(name => walletButton(words, name))
  .join('\n')}
${origins.includes(CARD) ? cardForm(words, price) + testCards(words) : ''}
</div>
<section id="challenge" hidden aria-labelledby="challenge-title">
<h2 id="challenge-title" tabindex="-1">${escaped(words.challenge)}</h2>
<p id="challenge-text"></p>
<button type="button" id="confirm">${escaped(words.confirm)}</button>
<button type="button" id="refuse" class="quiet">${escaped(words.refuse)}</button>
</section>`

const walletButton = (words: Words, name: string): string =>
  `<button type="button" class="wallet" data-wallet="${escaped(name)}">${escaped(words.wallet.replace('{{wallet}}', name))}</button>`

const cardForm = (words: Words, price: string): string => `
<h2>${escaped(words.card)}</h2>
<form id="card" novalidate>
<label for="number">${escaped(words.number)}</label>
<input id="number" inputmode="numeric" autocomplete="cc-number" required aria-describedby="number-error">
<p class="hint error" id="number-error" hidden></p>
<div class="pair">
<div><label for="expiry">${escaped(words.expiry)}</label>
<input id="expiry" autocomplete="cc-exp" placeholder="${escaped(words.expiryShape)}" required aria-describedby="expiry-error">
<p class="hint error" id="expiry-error" hidden></p></div>
<div><label for="code">${escaped(words.code)}</label>
<input id="code" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required aria-describedby="code-error">
<p class="hint error" id="code-error" hidden></p></div>
</div>
<button type="submit" id="pay">${escaped(words.pay)} ${escaped(price)}</button>
</form>`

const testCards = (words: Words): string => `
<section aria-labelledby="cards-title">
<h2 id="cards-title">${escaped(words.cards)}</h2>
<ul>
${CARDS.map(
  ({ number, does }) =>
    `<li><button type="button" class="quiet" data-number="${number}">${number}</button> ${escaped(words[does])}</li>`,
).join('\n')}
</ul>
</section>`
