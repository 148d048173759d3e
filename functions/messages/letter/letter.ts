/** The content of a mail, and the layout of all mails: plain text, and HTML that every mail reader shows. */

import type { Language } from '#shared/kit/language.ts'
import { postalAddress } from '#shared/kit/postal-address.ts'
import type { Market } from '../../markets/table/market.ts'

/** A text in a language of its own, such as a name that the shop gave to a shelf type. */
interface Foreign {
  text: string
  language: Language
}

/** A text of the letter, whole or in parts. */
export type Phrase = string | Foreign | readonly (string | Foreign)[]

/** Marks texts as being in a language, so that a screen reader pronounces them right. */
export const inLanguage =
  (language: Language) =>
  (text: string): Foreign => ({ text, language })

export interface Letter {
  language: Language
  subject: string
  greeting: string
  /** Paragraphs before the tables. */
  lead: string[]
  /** A code to type, in large digits. */
  code?: string
  /** Facts with a heading: label and value. */
  tables: { title: Phrase; rows: [Phrase, Phrase][] }[]
  button?: { label: string; url: string }
  /** A second way, below the button. */
  link?: { label: string; url: string }
  closing: string[]
  /** What belongs to the contract, below all else. */
  notes?: { title: string; paragraphs: string[] }[]
}

type Shop = Pick<
  Market,
  'visualName' | 'language' | 'address' | 'postalCode' | 'city' | 'supportPhone' | 'supportEmail'
>

/** Lays out a letter as text and as HTML. Escapes all content. */
export const laidOut = (shop: Shop, letter: Letter): { text: string; html: string } => ({
  text: asText(shop, letter),
  html: asHtml(shop, letter),
})

const signature = ({ visualName, supportPhone, supportEmail, ...place }: Shop): string[] =>
  [visualName, postalAddress(place), supportPhone, supportEmail].filter(Boolean)

const partsOf = (phrase: Phrase): readonly (string | Foreign)[] =>
  typeof phrase === 'string' || 'text' in phrase ? [phrase] : phrase

const plain = (phrase: Phrase): string =>
  partsOf(phrase)
    .map(part => (typeof part === 'string' ? part : part.text))
    .join('')

const asText = (
  shop: Shop,
  { greeting, lead, code, tables, button, link, closing, notes = [] }: Letter,
): string =>
  [
    greeting,
    ...lead,
    ...(code ? [code] : []),
    ...tables.map(({ title, rows }) =>
      [plain(title), ...rows.map(([label, value]) => `  ${plain(label)}: ${plain(value)}`)].join('\n'),
    ),
    ...[button, link].flatMap(one => (one ? [`${one.label}:\n${one.url}`] : [])),
    ...closing,
    ...notes.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
    signature(shop).join('\n'),
  ].join('\n\n')

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`).replace(/\n/g, '<br>')

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`

/** Only what is in another language than the letter says which. */
const marked = (language: Language, phrase: Phrase): string =>
  partsOf(phrase)
    .map(part => {
      if (typeof part === 'string') return escaped(part)
      if (part.language === language) return escaped(part.text)
      return `<span lang="${part.language}">${escaped(part.text)}</span>`
    })
    .join('')

const table = ({ title, rows }: Letter['tables'][number], language: Language): string => `
<h2 style="margin:24px 0 8px;font-size:17px">${marked(language, title)}</h2>
<table role="presentation" style="width:100%;border-collapse:collapse">${rows
  .map(
    ([label, value]) =>
      `<tr><td style="padding:6px 12px 6px 0;border-top:1px solid #E7E0D3;color:#5B676B">${marked(language, label)}</td>` +
      `<td style="padding:6px 0;border-top:1px solid #E7E0D3;text-align:right">${marked(language, value)}</td></tr>`,
  )
  .join('')}</table>`

const buttonHtml = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:24px 0"><a href="${escaped(url)}" style="background:#1F6F54;color:#fff;padding:12px 20px;` +
  `border-radius:10px;text-decoration:none;display:inline-block">${escaped(label)}</a></p>`

const linkHtml = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:0 0 16px"><a href="${escaped(url)}" style="color:#1F6F54">${escaped(label)}</a></p>`

const codeHtml = (code: string): string =>
  `<p style="margin:24px 0;font:600 32px Figtree,Arial,sans-serif;letter-spacing:6px">${escaped(code)}</p>`

const note = ({ title, paragraphs }: { title: string; paragraphs: string[] }): string =>
  `<div style="border-top:1px solid #E7E0D3;margin-top:24px;font-size:14px"><h2 style="margin:16px 0 8px;font-size:15px">${escaped(title)}</h2>${paragraphs.map(paragraph).join('')}</div>`

const asHtml = (shop: Shop, letter: Letter): string => `<!doctype html>
<html lang="${letter.language}"><head><meta charset="utf-8"><title>${escaped(letter.subject)}</title></head>
<body style="margin:0;background:#FAF7F2;color:#1F2A2E;font:16px/1.5 Figtree,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="font:600 22px Georgia,serif;margin:0 0 16px">${marked(letter.language, inLanguage(shop.language)(shop.visualName))}</p>
<div style="background:#fff;border:1px solid #E7E0D3;border-radius:14px;padding:24px">
${paragraph(letter.greeting)}${letter.lead.map(paragraph).join('')}
${letter.code ? codeHtml(letter.code) : ''}
${letter.tables.map(one => table(one, letter.language)).join('')}
${letter.button ? buttonHtml(letter.button) : ''}${letter.link ? linkHtml(letter.link) : ''}
<div style="margin-top:24px">${letter.closing.map(paragraph).join('')}</div>
${(letter.notes ?? []).map(note).join('')}
</div>
<p style="color:#5B676B;font-size:14px;margin:16px 0 0">${signature(shop)
  .map(line => marked(letter.language, inLanguage(shop.language)(line)))
  .join('<br>')}</p>
</div></body></html>`
