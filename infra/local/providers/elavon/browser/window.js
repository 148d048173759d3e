/** The card form inside the lightbox. */
const { sessionId, origin, words, cards } = JSON.parse(document.body.dataset.window)
const find = id => document.getElementById(id)
const digits = text => text.replace(/\D/g, '')

const post = message => origin && window.parent.postMessage(message, origin)

const show = (id, text) => {
  const place = find(id)
  place.hidden = !text
  place.textContent = text
}

/** Marks a field as wrong, or as right when the text is empty. */
const judge = (id, text) => {
  show(`${id}-trouble`, text)
  find(id).setAttribute('aria-invalid', String(Boolean(text)))
  return !text
}

const isFilledIn = () => {
  const checks = [
    judge('number', digits(find('number').value).length >= 12 ? '' : words.badNumber),
    judge(
      'expiry',
      /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(\d{2}|20\d{2})\s*$/.test(find('expiry').value) ? '' : words.badExpiry,
    ),
    judge('code', /^\d{3,4}$/.test(find('code').value.trim()) ? '' : words.badCode),
  ]
  document.querySelector('[aria-invalid="true"]')?.focus()
  return checks.every(Boolean)
}

const isBusy = busy => {
  for (const id of ['pay', 'confirm', 'refuse']) find(id).disabled = busy
  find('pay').textContent = busy ? words.paying : find('pay').dataset.text
}

const pay = async outcome => {
  isBusy(true)
  show('trouble', '')
  try {
    const lastFour = digits(find('number').value).slice(-4)
    const answer = await fetch('/window/pay', {
      method: 'POST',
      body: JSON.stringify({ sessionId, outcome, lastFour }),
    })
    const message = await answer.json()
    if (message.transaction && !message.transaction.isAuthorized) show('trouble', words.declined)
    post(message)
  } catch {
    show('trouble', words.unreachable)
  }
  isBusy(false)
}

const ask = isAsking => {
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
  if (card?.does === 'asks') ask(true)
  else void pay(OUTCOMES[card?.does ?? 'approves'])
}

const answer = outcome => {
  ask(false)
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
