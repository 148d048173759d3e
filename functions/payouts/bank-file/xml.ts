/** XML by hand. An element without content is left out, because the schemas allow no empty one. */

const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes the five signs that XML reserves. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => ESCAPED[sign] ?? sign)

/** One element on one line; an empty string where nothing is in it. `inside` is XML. */
export const element = (name: string, inside: string, attributes = ''): string =>
  inside && `<${name}${attributes}>${inside}</${name}>`

/** An element with each line of its content on a line of its own. Empty lines are left out. */
export const block = (name: string, lines: readonly string[], attributes = ''): string[] => [
  `<${name}${attributes}>`,
  ...lines.filter(Boolean).map(line => `  ${line}`),
  `</${name}>`,
]
