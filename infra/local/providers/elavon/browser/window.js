/** The card form inside the lightbox. */
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

const setBusy = busy => {
  for (const id of ['pay', 'confirm', 'refuse']) find(id).disabled = busy
  find('pay').textContent = busy ? words.paying : find('pay').dataset.text
}

const pay = async outcome => {
  setBusy(true)
  show('error', '')
  try {
    const lastFour = digits(find('number').value).slice(-4)
    const answer = await fetch('/window/pay', {
      method: 'POST',
      body: JSON.stringify({ sessionId, outcome, lastFour }),
    })
    const message = await answer.json()
    if (message.transaction && !message.transaction.isAuthorized) show('error', words.declined)
    post(message)
  } catch {
    show('error', words.unreachable)
  }
  setBusy(false)
}

const showChallenge = isAsking => {
  find('challenge').hidden = !isAsking
  find('card').hidden = isAsking
  if (isAsking) find('challenge-title').focus()
  else find('number').focus()
}

const OUTCOMES = { approves: 'approve', declines: 'decline', breaks: 'error' }

const submit = event => {
  event.preventDefault()
  if (!isFilledIn()) return
  const card = cards.find(({ number }) => digits(number) === digits(find('number').value))
  if (card?.does === 'asks') showChallenge(true)
  else void pay(OUTCOMES[card?.does ?? 'approves'])
}

const answer = outcome => {
  showChallenge(false)
  void pay(outcome)
}

const close = () => post({ type: 'closeOverlay', sessionId })

find('close').addEventListener('click', close)
document.addEventListener('keydown', event => event.key === 'Escape' && close())

if (find('card')) {
  find('pay').dataset.text = find('pay').textContent
  find('card').addEventListener('submit', submit)
  find('confirm').addEventListener('click', () => answer('approve'))
  find('refuse').addEventListener('click', () => answer('decline'))
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
