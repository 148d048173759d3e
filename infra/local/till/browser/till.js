/** A receipt is typed row by row, sold, and taken back row by row: the sandbox of the till hears what a clerk would type. */
const { market, till } = document.body.dataset
const element = id => document.getElementById(id)
const rows = []
let products = new Map()

const say = text => {
  element('message').textContent = text
}

const call = async (method, path, body) => {
  const response = await fetch(`/local/${till}/${path}`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  })
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) throw new Error(`The till answers ${response.status}: ${JSON.stringify(answer)}`)
  return answer
}

const load = async () => {
  const list = await call('GET', `products/?marketId=${encodeURIComponent(market)}`)
  products = new Map(list.map(product => [product.number, product]))
}

/** "10%" is a part, "20" an amount, "" none. */
const discountOf = text => {
  const typed = text.trim().replace(',', '.')
  if (!typed) return undefined
  return typed.endsWith('%') ? { percentage: Number(typed.slice(0, -1)) } : { amount: Number(typed) }
}

const off = (total, discount) => {
  if (!discount) return 0
  return discount.amount === undefined ? (total * discount.percentage) / 100 : discount.amount
}

const lineOf = ({ number, name, amount, quantity, discount }) => ({
  ...(number ? { number } : {}),
  ...(name ? { name } : {}),
  amount: Number(String(amount).replace(',', '.')) || 0,
  quantity,
  ...(discountOf(discount) ? { discount: discountOf(discount) } : {}),
})

const showTotal = () => {
  const sum = rows.map(lineOf).reduce((total, { amount, quantity, discount }) => {
    const price = amount * Number(quantity)
    return total + price - off(price, discount)
  }, 0)
  element('total').textContent = (sum - off(sum, discountOf(element('discount').value))).toFixed(2)
  element('sell-button').disabled = !rows.length
}

const field = (row, name, label) => {
  const input = document.createElement('input')
  input.value = row[name]
  input.setAttribute('aria-label', label)
  input.addEventListener('input', () => {
    row[name] = input.value
    showTotal()
  })
  return input
}

const button = (text, act) => {
  const one = document.createElement('button')
  one.type = 'button'
  one.className = 'quiet'
  one.textContent = text
  one.addEventListener('click', act)
  return one
}

const cell = content => {
  const one = document.createElement('td')
  one.append(content)
  return one
}

const show = () => {
  element('rows').replaceChildren(
    ...rows.map(row => {
      const line = document.createElement('tr')
      const remove = button('Remove', () => {
        rows.splice(rows.indexOf(row), 1)
        show()
      })
      line.append(
        cell(row.number ? `${row.name || 'Unknown'} · ${row.number}` : field(row, 'name', 'Name')),
        cell(field(row, 'amount', 'Price')),
        cell(field(row, 'quantity', 'Quantity')),
        cell(field(row, 'discount', 'Discount')),
        cell(remove),
      )
      return line
    }),
  )
  showTotal()
}

const add = row => {
  rows.push({ number: '', name: '', amount: '', quantity: '1', discount: '', ...row })
  show()
}

const scan = async number => {
  if (!products.has(number)) await load()
  const product = products.get(number)
  say(product ? '' : `The till does not know ${number}. It can be sold all the same.`)
  add({ number, name: product?.name ?? '', amount: product?.price ?? '' })
}

const takeBack = (sale, line) => async event => {
  event.target.disabled = true
  const quantity = String(0 - Number(line.quantity))
  await sell({ lines: [{ ...line, quantity }], refundOf: sale, webhook: element('webhook').value })
  say(`${line.name || line.number} came back.`)
}

const note = (sale, lines) => {
  const item = document.createElement('li')
  item.append(
    ...lines.map(line => {
      const part = document.createElement('div')
      part.append(`${line.quantity} × ${line.name || line.number || 'Amount'}, ${line.amount.toFixed(2)} `)
      part.append(button('Take back', guarded(takeBack(sale, line))))
      return part
    }),
  )
  element('receipts').prepend(item)
}

const sell = async body => {
  const { purchase } = await call('POST', 'sell/', { marketId: market, ...body })
  return purchase.purchaseUUID1 ?? purchase.id
}

const sellAll = async () => {
  const lines = rows.map(lineOf)
  const discount = discountOf(element('discount').value)
  const type = element('payment').value
  const sale = await sell({
    lines,
    ...(discount ? { discount } : {}),
    ...(type ? { payments: [{ type, amount: element('total').textContent }] } : {}),
    webhook: element('webhook').value,
  })
  rows.length = 0
  element('discount').value = ''
  show()
  say('Sold.')
  note(sale, lines)
  element('number').focus()
}

/** A failure is said, and what was typed stays. */
const guarded = act => event => act(event).catch(error => say(error.message))

element('scan').addEventListener(
  'submit',
  guarded(async event => {
    event.preventDefault()
    const number = element('number').value.trim()
    if (!number) return
    element('number').value = ''
    await scan(number)
  }),
)
element('amount-only').addEventListener('click', () => add({}))
element('discount').addEventListener('input', showTotal)
element('sell').addEventListener(
  'submit',
  guarded(async event => {
    event.preventDefault()
    element('sell-button').disabled = true
    await sellAll().finally(showTotal)
  }),
)
show()
load().catch(error => say(error.message))
