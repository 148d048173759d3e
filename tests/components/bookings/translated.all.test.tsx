/** A page that the browser translates: sums that change in place still say what will be charged. */
import { onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, seen, title } from '../screen.tsx'
import { choosePrice, chooseType, openVisitor } from '../visitor-app.tsx'

/** Puts every text into two elements of its own, as Chrome and Edge do, and those that are added later too. */
const translate = (root: HTMLElement): void => {
  const wrap = (text: Node): void => {
    const parent = text.parentElement
    if (!parent || !text.nodeValue?.trim() || parent.closest('font, script, style, [translate="no"]')) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.nodeValue
    outer.append(inner)
    text.parentNode?.replaceChild(outer, text)
  }
  const wrapAll = (under: Node): void => {
    const walker = document.createTreeWalker(under, NodeFilter.SHOW_TEXT)
    const texts: Node[] = under.nodeType === Node.TEXT_NODE ? [under] : []
    while (walker.nextNode()) texts.push(walker.currentNode)
    texts.forEach(wrap)
  }
  const observer = new MutationObserver(changes => {
    for (const { addedNodes } of changes) addedNodes.forEach(wrapAll)
  })
  wrapAll(root)
  observer.observe(root, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
}

test('The bar of the services step follows each press in a page that is translated, and so does the quantity', async () => {
  await openVisitor('/booking')
  translate(document.body)
  await chooseType('Standardhylde')
  await choosePrice(0)
  await title('bookings.servicesTitle')
  const sumOf = (amount: string) => page.getByText(amount, { exact: true })
  const sums = ['0,00', '199,00']
  for (const sum of sums) await seen(sumOf(`${sum}\u00a0kr.`).last())
  await button('shelves.oneMore').first().click()
  await button('shelves.oneMore').first().click()
  const card = page.getByRole('article').first()
  await seen(card.getByRole('status').getByText('2', { exact: true }))
  await seen(sumOf(`240,00\u00a0kr.`).last())
  await seen(sumOf(`439,00\u00a0kr.`).last())
})
