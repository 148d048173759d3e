/** The wallets and the card form inside the lightbox. */
const { sessionId, origin, words, cards } = JSON.parse(document.body.dataset.window)
const find = id => document.getElementById(id)
const digits = text => text.replace(/\D/g, '')

const post = message => origin && window.parent.postMessage(message, origin)

const show = (id, text) => {
  const element = find(id)
  element.hidden = !text
  element.textContent = text
}

/** Shows an error at a field; an empty text removes it. Returns whether the field is valid. */
const validate = (id, text) => {
  show(`${id}-error`, text)
  find(id).setAttribute('aria-invalid', String(Boolean(text)))
  return !text
}

const isFilledIn = () => {
  const checks = [
    validate('number', digits(find('number').value).length >= 12 ? '' : words.badNumber),
    validate(
      'expiry',
      /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(\d{2}|20\d{2})\s*$/.test(find('expiry').value) ? '' : words.badExpiry,
    ),
    validate('code', /^\d{3,4}$/.test(find('code').value.trim()) ? '' : words.badCode),
  ]
  document.querySelector('[aria-invalid="true"]')?.focus()
  return checks.every(Boolean)
}

const CARD = 'Card'

/** The button that pays with a way. */
const buttonOf = way => document.querySelector(way === CARD ? '#pay' : `[data-wallet="${way}"]`)

const setBusy = (way, busy) => {
  for (const button of document.querySelectorAll('#pay, #confirm, #refuse, [data-wallet]')) {
    button.disabled = busy
  }
  const button = buttonOf(way)
  button.dataset.text ??= button.textContent
  button.textContent = busy ? words.paying : button.dataset.text
}

const pay = async (way, outcome) => {
  setBusy(way, true)
  show('error', '')
  try {
    const lastFour = way === CARD ? digits(find('number').value).slice(-4) : undefined
    const answer = await fetch('/window/pay', {
      method: 'POST',
      body: JSON.stringify({ sessionId, outcome, origin: way, lastFour }),
    })
    const message = await answer.json()
    if (message.transaction && !message.transaction.isAuthorized) show('error', words.declined)
    post(message)
  } catch {
    show('error', words.unreachable)
  }
  setBusy(way, false)
}

/** The way that the question is about. */
let asked = CARD

/** Asks what the bank, or the wallet, would ask. */
const ask = way => {
  asked = way
  find('challenge-text').textContent =
    way === CARD ? words.challengeText : words.walletText.replace('{{wallet}}', way)
  find('ways').hidden = true
  find('challenge').hidden = false
  find('challenge-title').focus()
}

const answer = outcome => {
  find('challenge').hidden = true
  find('ways').hidden = false
  buttonOf(asked).focus()
  void pay(asked, outcome)
}

const OUTCOMES = { approves: 'approve', declines: 'decline', breaks: 'error' }

const submit = event => {
  event.preventDefault()
  if (!isFilledIn()) return
  const card = cards.find(({ number }) => digits(number) === digits(find('number').value))
  if (card?.does === 'asks') ask(CARD)
  else void pay(CARD, OUTCOMES[card?.does ?? 'approves'])
}

const close = () => post({ type: 'closeOverlay', sessionId })

find('close').addEventListener('click', close)
document.addEventListener('keydown', event => event.key === 'Escape' && close())

if (find('ways')) {
  find('confirm').addEventListener('click', () => answer('approve'))
  find('refuse').addEventListener('click', () => answer('decline'))
  for (const button of document.querySelectorAll('[data-wallet]'))
    button.addEventListener('click', () => ask(button.dataset.wallet))
}
if (find('card')) {
  find('card').addEventListener('submit', submit)
  for (const button of document.querySelectorAll('[data-number]')) {
    button.addEventListener('click', () => {
      find('number').value = button.dataset.number
      find('expiry').value ||= '12/39'
      find('code').value ||= '123'
      find('pay').focus()
    })
  }
  find('number').focus()
}
post({ type: 'loaded', sessionId })
