/** Shows messages when the code of the notifications cannot be loaded: a browser never fetches a failed module again. */

const SHOWN_MS = 7000

const boxOf = (): HTMLElement => {
  const known = document.getElementById('plain-notice')
  if (known) return known
  const box = document.createElement('div')
  box.id = 'plain-notice'
  box.setAttribute('role', 'alert')
  document.body.append(box)
  return box
}

export const clearPlain = (): void => document.getElementById('plain-notice')?.replaceChildren()

export const showPlain = (text: string): void => {
  const line = document.createElement('p')
  line.textContent = text
  boxOf().append(line)
  setTimeout(() => line.remove(), SHOWN_MS)
}
