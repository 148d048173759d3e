import DOMPurify from 'dompurify'
import styles from './rich-text.module.css'

const ALLOWED =
  'a b blockquote br em h1 h2 h3 h4 hr i li ol p s span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  )

/** Sanitises HTML. The server did so when staff saved it; a page that shows HTML must not rely on that. */
export const cleaned = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ALLOWED,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|#|\/(?!\/))/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })

export const RichText = ({ html }: { html: string }) => (
  <div
    className={styles.text}
    ref={box => {
      box?.replaceChildren(cleaned(html))
    }}
  />
)
