/** Cleans rich text that staff wrote: only what a page of terms needs, and nothing that can run or load. */
import sanitize from 'sanitize-html'

export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: ['h2', 'h3', 'p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // No styles are allowed, and the bundle lacks what reads them.
    parseStyleAttributes: false,
    transformTags: { h1: 'h2', h4: 'h3', b: 'strong', i: 'em' },
  }).trim()
