import { useMemo } from 'react'
import styles from './rich-text.module.css'

const ALLOWED = new Set(
  'A B BLOCKQUOTE BR EM H1 H2 H3 H4 HR I LI OL P S SPAN STRONG SUB SUP TABLE TBODY TD TH THEAD TR U UL'.split(
    ' ',
  ),
)
const SAFE_LINK = /^(https?:|mailto:|tel:|#|\/(?!\/))/i

/** Cleaned when it was saved; cleaned again here, because a page that shows HTML must not have to trust. */
export const cleaned = (html: string): string => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of [...page.body.querySelectorAll('*')]) {
    if (!ALLOWED.has(element.tagName)) element.remove()
    for (const { name, value } of [...element.attributes]) {
      if (name !== 'href' || !SAFE_LINK.test(value.trim())) element.removeAttribute(name)
    }
  }
  return page.body.innerHTML
}

export const RichText = ({ html }: { html: string }) => {
  const content = useMemo(() => {
    const page = new DOMParser().parseFromString(cleaned(html), 'text/html')
    return [...page.body.childNodes]
  }, [html])
  return (
    <div
      className={styles.text}
      ref={box => {
        box?.replaceChildren(...content)
      }}
    />
  )
}
